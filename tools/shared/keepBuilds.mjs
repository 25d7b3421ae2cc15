// Keeps the hashed files of earlier builds, which pages and installed copies of the portal still load.
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Earlier builds whose files stay. */
const kept = 2;
/** Folders with files whose names change with their content. */
const folders = ['assets', join('embed', 'assets')];
/** The files of each build, newest first. */
const record = 'builds.json';

const namesIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name)) : [];

/** The files of a build, with slashes. */
const filesOf = (build) =>
  folders.flatMap((folder) =>
    namesIn(join(build, folder)).map((name) => join(folder, name).replaceAll('\\', '/')),
  );

/** The files of the earlier builds in a folder, newest first; from before the record, one of all. */
function earlierBuilds(folder) {
  const path = join(folder, record);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  return existsSync(folder) ? [filesOf(folder)] : [];
}

/**
 * Adds the files of the last builds to the next one, with their compressed versions.
 * @param last Folder of the build that is being served, which may not exist
 * @param next Folder of the new build
 */
export function keepBuilds(last, next) {
  const files = filesOf(next).toSorted();
  const isOther = (build) => JSON.stringify(build) !== JSON.stringify(files);
  const builds = [files, ...earlierBuilds(last).filter(isOther)].slice(0, kept + 1);
  for (const file of builds.slice(1).flat()) {
    for (const name of [file, `${file}.br`, `${file}.gz`]) {
      const from = join(last, name);
      const to = join(next, name);
      if (!existsSync(from) || existsSync(to)) continue;
      mkdirSync(dirname(to), { recursive: true });
      linkSync(from, to);
    }
  }
  writeFileSync(join(next, record), JSON.stringify(builds));
}
