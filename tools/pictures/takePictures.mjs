// Takes pictures that CI rendered into the repository: `npm run pictures:take FOLDER_OR_ZIP…`, with
// what `gh run download` or GitHub's page of the run gives. Pictures that are not complete change
// nothing at all.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { fail, root, say } from '../shared/lib.mjs';

/** Path of a picture in the repository, at the end of its path in an artifact. */
const place = /(?:^|\/)(stories\/pictures\/(?:[a-z0-9-]+\/)+[a-z0-9-]+\.webp)$/;

/** Unpacks an archive with what the system has: `unzip`, or the `tar` of Windows. */
function unpack(archive, folder) {
  const [program, ...options] =
    process.platform === 'win32'
      ? ['tar', '-xf', archive, '-C', folder]
      : ['unzip', '-q', archive, '-d', folder];
  try {
    execFileSync(program, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const reason = error.stderr?.toString().trim() || error.message;
    throw new Error(`${archive} cannot be unpacked: ${reason}`, { cause: error });
  }
}

/** The pictures below a folder, by their paths in the repository. */
async function picturesIn(folder) {
  const found = new Map();
  for (const file of readdirSync(folder, { recursive: true })) {
    const [, target] = place.exec(file.split(sep).join('/')) ?? [];
    if (!target) continue;
    const path = join(folder, file);
    const isPicture = await sharp(path)
      .stats()
      .then(
        () => true,
        () => false,
      );
    if (!isPicture) throw new Error(`${path} is not a whole picture.`);
    found.set(target, path);
  }
  return found;
}

/**
 * Copies the pictures of artifacts into a repository.
 * @param {string[]} artifacts Folders or zip files
 * @returns {Promise<string[]>} Their paths in the repository
 */
export async function takePictures(artifacts, repository) {
  const unpacked = mkdtempSync(join(tmpdir(), 'cardinal-pictures-'));
  try {
    const taken = new Map();
    for (const [index, artifact] of artifacts.entries()) {
      const stat = statSync(artifact, { throwIfNoEntry: false });
      if (!stat) throw new Error(`${artifact} does not exist.`);
      const folder = stat.isDirectory() ? artifact : join(unpacked, String(index));
      if (!stat.isDirectory()) unpack(artifact, folder);
      const pictures = await picturesIn(folder);
      if (pictures.size === 0) throw new Error(`${artifact} contains no pictures of stories.`);
      for (const [target, path] of pictures) taken.set(target, path);
    }
    for (const [target, path] of taken) {
      mkdirSync(dirname(join(repository, target)), { recursive: true });
      copyFileSync(path, join(repository, target));
    }
    return [...taken.keys()].toSorted();
  } finally {
    rmSync(unpacked, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const artifacts = process.argv.slice(2).map((path) => resolve(path));
  if (artifacts.length === 0)
    fail('Name a folder or zip file: npm run pictures:take FOLDER_OR_ZIP');
  try {
    const taken = await takePictures(artifacts, root);
    say(`${taken.join('\n')}\n${taken.length} pictures taken. Look at each: git diff --stat`);
  } catch (error) {
    fail(error.message);
  }
}
