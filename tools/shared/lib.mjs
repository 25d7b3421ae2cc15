// Shared by the tools. Plain Node 20 without dependencies, because it runs before the installation.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive, startGroup } from './groups.mjs';
import { nodeProblem } from './node.mjs';

/** Root folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache');
const bin = join(root, 'node_modules', '.bin');

/** Prints a line about the current step. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** Prints a line to standard error and exits with code 1. */
export function fail(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Environment in which the pinned Node is first on PATH, for child processes too. */
export function environment(extra = {}) {
  const path = `${bin}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, ...extra, PATH: path };
}

const inRoot = (options) => ({
  cwd: root,
  shell: process.platform === 'win32',
  ...options,
  env: environment(options.env),
});

/**
 * Runs a command and waits until it and everything that it started have ended; see `startGroup`.
 * @returns {Promise<number>} Its exit code (1 if a signal or its limit ended it).
 */
export function run(command, args, options = {}) {
  const stdio = ['ignore', 'inherit', 'inherit'];
  return startGroup(command, args, inRoot({ stdio, ...options })).ended;
}

/**
 * Like `run`, but keeps what the command prints, for commands that run side by side.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(command, args, options = {}) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const { child, ended } = startGroup(command, args, inRoot({ stdio, ...options }));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const closed = new Promise((resolve) => child.once('close', resolve));
  const code = await ended;
  await closed;
  return { code, output };
}

/**
 * Like `run`, and remembers the last that the command printed to standard error.
 * @returns {Promise<{ code: number, lastError: string }>} `lastError`: its last line, or ''.
 */
export async function runHeard(command, args, options = {}) {
  const stdio = ['ignore', 'inherit', 'pipe'];
  const { child, ended } = startGroup(command, args, inRoot({ stdio, ...options }));
  let last = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    process.stderr.write(text);
    last = (last + text).slice(-2_000);
  });
  const code = await ended;
  return { code, lastError: last.trim().split('\n').at(-1) ?? '' };
}

/** Runs npm, preferably the one that started this process. */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  return own?.endsWith('.js')
    ? run(process.execPath, [own, ...args], options)
    : run('npm', args, options);
}

/** Path of the pinned Node, or of the running one if none is pinned (macOS). */
export function nodePath() {
  const pinned = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(pinned)) return pinned;
  const problem = nodeProblem(process, false);
  if (problem) fail(problem);
  return process.execPath;
}

function* files(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isFile()) yield path;
  if (!stat?.isDirectory()) return;
  for (const name of readdirSync(path).toSorted()) {
    if (!['node_modules', 'dist', '.tsc'].includes(name)) yield* files(join(path, name));
  }
}

/** Hash of the names and contents of all files below the given paths. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of files(join(root, path))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** Holds a lock against all other processes of this clone while `work` runs. */
async function locked(name, work) {
  mkdirSync(cache, { recursive: true });
  const lock = join(cache, `${name}.lock`);
  for (let waited = false; ; waited = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(lock, { encoding: 'utf8', flag: 'a+' }));
      // A killed run leaves its lock behind, in a container often with our own process id; an empty
      // lock is just being written.
      if (owner && (owner === process.pid || !isAlive(owner))) rmSync(lock, { force: true });
      else {
        if (!waited) say(`Waiting for another run to finish: ${name}`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

const stampFile = (name) => join(cache, `${name}.stamp`);

/** What the last success of `once` left: its fingerprint, with the name of the part if it was one. */
export function stampOf(name) {
  return existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : undefined;
}

/**
 * Runs `work`, unless it has succeeded with the same fingerprint and its results still exist.
 * The stamp is written only after success. For a `part` of the work, the whole of it suffices too;
 * `work` receives whether another part of it is there.
 */
export async function once(name, { inputs, results, title, part }, work) {
  const state = () => {
    const print = fingerprint(inputs);
    const exists = results.every((path) => existsSync(join(root, path)));
    const stamp = exists ? stampOf(name) : undefined;
    const wanted = part ? `${print} ${part}` : print;
    const isDone = stamp === print || stamp === wanted;
    return { wanted, isDone, hasPart: stamp?.startsWith(`${print} `) ?? false };
  };
  if (state().isDone) return;
  await locked(name, async () => {
    const { wanted, isDone, hasPart } = state();
    if (isDone) return;
    say(title);
    await work(hasPart);
    mkdirSync(cache, { recursive: true });
    writeFileSync(stampFile(name), wanted);
  });
}
