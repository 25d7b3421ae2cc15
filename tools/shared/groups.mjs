// Processes that the tools start, each with a group of its own, and how a whole group ends.
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename } from 'node:path';

const isWindows = process.platform === 'win32';

/** Times in milliseconds. */
const times = {
  /** For a process as a whole, unless it is started with another limit. */
  limit: 60 * 60_000,
  /** For what it has started itself to end after it. */
  leftovers: 10_000,
  /** From asking processes to end until they are killed. */
  grace: 20_000,
};
const pollEvery = 100;

const say = (text) => process.stdout.write(`${text}\n`);
const delay = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Every process of this machine, as `{ pid, parent, group, state, command }`. */
function processes() {
  if (process.platform !== 'linux') {
    const { stdout = '' } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat=,command='], {
      encoding: 'utf8',
    });
    return (stdout ?? '').split('\n').flatMap((line) => {
      const [, pid, parent, group, state, command] =
        /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
      return pid
        ? [{ pid: Number(pid), parent: Number(parent), group: Number(group), state, command }]
        : [];
    });
  }
  // Small Linux images have no `ps`.
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name before it may contain spaces and parentheses.
      const [state, parent, group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return [{ pid: Number(pid), parent: Number(parent), group: Number(group), state, command }];
    } catch {
      return []; // It has ended meanwhile.
    }
  });
}

/**
 * Names the groups that a process belongs to in its environment, which it passes on: Playwright gives
 * browsers and servers groups of their own.
 */
const variable = 'CARDINAL_GROUPS';
const markOf = (group) => `<${group}>`;

/** Whether a process inherited a group's mark. Only Linux tells. */
function isMarked(pid, mark) {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return environment.some((one) => one.startsWith(`${variable}=`) && one.includes(mark));
  } catch {
    return false;
  }
}

/** The mark of each running group. */
const marks = new Map();

/** The living processes of a group. Unknown on Windows, where there are none. */
const membersOf = (group) =>
  isWindows
    ? []
    : processes().filter(
        ({ pid, group: own, state }) =>
          !state.startsWith('Z') && (own === group || isMarked(pid, marks.get(group))),
      );

function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function signalGroup(group, signal) {
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(group), '/t', '/f']);
    return;
  }
  const others = membersOf(group).filter((one) => one.group !== group);
  kill(-group, signal);
  for (const { pid } of others) kill(pid, signal);
}

/** @returns Whether the group has no living process at the end of that time. */
async function isGone(group, milliseconds) {
  const end = Date.now() + milliseconds;
  while (membersOf(group).length > 0) {
    if (Date.now() >= end) return false;
    await delay(pollEvery);
  }
  return true;
}

const sayMembers = (group) => {
  for (const { pid, command } of membersOf(group)) say(`   ${pid} ${command.slice(0, 150)}`);
};

/** Ends every process of a group: asks them first, and kills those that stay. */
async function endGroup(group, { grace = times.grace } = {}) {
  signalGroup(group, 'SIGTERM');
  if (await isGone(group, grace)) return;
  say(`Killed, because asking was not enough:`);
  sayMembers(group);
  signalGroup(group, 'SIGKILL');
  await isGone(group, grace);
}

/** The groups that are running: their names, and the time that they get to end. */
const running = new Map();
let isStopping = false;

/** Ends everything that the tool has started, and then the tool. */
async function stopAll(code) {
  if (isStopping) {
    for (const group of running.keys()) signalGroup(group, 'SIGKILL');
    return;
  }
  isStopping = true;
  const groups = [...running];
  say(`Stopping: ${groups.map(([, { name }]) => name).join(', ')}`);
  await Promise.all(groups.map(([group, options]) => endGroup(group, options)));
  process.exit(code);
}

/** The process that started this one's parent; undefined if the system does not tell. */
function grandparent() {
  return isWindows ? undefined : processes().find(({ pid }) => pid === process.ppid)?.parent;
}

/** Whether a process is running, whoever runs it. */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/**
 * Calls a function when this process's parent (npm, a shell) is gone, even if that was killed.
 * @returns A function that ends the watch.
 */
export function onOrphaned(act) {
  const parent = process.ppid;
  // npm runs a script in a shell, which stays when npm is gone.
  const npm = process.env.npm_lifecycle_event && grandparent();
  const timer = setInterval(() => {
    if (process.ppid === parent && (!npm || isAlive(npm))) return;
    clearInterval(timer);
    act();
  }, 250).unref();
  return () => clearInterval(timer);
}

const onSignal = (signal) => void stopAll(128 + constants.signals[signal]);
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let endWatch;

/** Signals and the end of the parent end the groups, as long as there are any. */
function addGroup(group, options) {
  if (running.size === 0) {
    for (const signal of signals) process.on(signal, onSignal);
    endWatch = onOrphaned(() => void stopAll(1));
  }
  running.set(group, options);
}

function removeGroup(group) {
  running.delete(group);
  marks.delete(group);
  if (running.size > 0 || isStopping) return;
  for (const signal of signals) process.off(signal, onSignal);
  endWatch();
}

/**
 * Starts a process with a group of its own, which ends with this one. Nothing of the group outlives
 * the process: what it leaves behind is named and ended, and so is the whole group at its limit.
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<number> }} `ended`
 *   settles with its exit code (1 if a signal or its limit ended it) when the whole group has ended.
 */
export function startGroup(command, args, { name, limit, leftovers, grace, ...options } = {}) {
  const mark = markOf(randomUUID());
  const inherited = options.env ?? process.env;
  const env = { ...inherited, [variable]: `${inherited[variable] ?? ''}${mark}` };
  const child = spawn(command, args, { ...options, env, detached: !isWindows });
  marks.set(child.pid, mark);
  return {
    child,
    ended: end(child, name ?? basename(args[0] ?? command), { limit, leftovers, grace }),
  };
}

async function end(child, name, { limit = times.limit, leftovers = times.leftovers, grace }) {
  const group = child.pid;
  const exited = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  if (group === undefined) return exited;
  addGroup(group, { name, grace });
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, limit, 'late');
  });
  try {
    const code = await Promise.race([exited, late]);
    if (code === 'late') {
      say(`${name} has not ended within ${limit / 60_000} minutes and is stopped. Running:`);
      sayMembers(group);
      await endGroup(group, { grace });
      return 1;
    }
    if (!isStopping && !(await isGone(group, leftovers))) {
      say(`${name} has left processes behind, which are stopped:`);
      sayMembers(group);
      await endGroup(group, { grace });
    }
    // While everything is being stopped, the tool ends by that alone.
    return isStopping ? new Promise(() => undefined) : code;
  } finally {
    clearTimeout(timer);
    removeGroup(group);
  }
}
