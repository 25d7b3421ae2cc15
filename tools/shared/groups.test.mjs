// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'cardinal-groups-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Programs that a tool starts. Each prints the ids of its processes, itself or its child. */
const programs = {
  // It hangs, and so does its child, which ignores being asked.
  hangs: `
    const child = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); console.log(process.pid); setInterval(() => {}, 1000)"], { stdio: 'inherit' });
    console.log(process.pid);
    setInterval(() => {}, 1000);`,
  // It ends, but its child does not.
  leaves: `
    const child = spawn(process.execPath, ['-e', "console.log(process.pid); setInterval(() => {}, 1000)"], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.once('data', (text) => { process.stdout.write(text, () => process.exit(0)); });`,
  /** Starts a process with a group of its own, as Playwright starts browsers, and never ends. */
  detaches: `
    const code = "console.log(process.pid); setInterval(() => {}, 1000)";
    spawn(process.execPath, ['-e', code], { detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
    process.on('SIGTERM', () => {});
    console.log(process.pid);
    setInterval(() => {}, 1000);`,
};

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The system may take a moment to forget a process that was killed. */
async function allGone(pids) {
  await expect.poll(() => pids.filter(isRunning), { timeout: 20_000 }).toEqual([]);
}

describe.skipIf(process.platform === 'win32')('what a tool starts', () => {
  beforeAll(() => {
    for (const [name, code] of Object.entries(programs)) {
      const program = `import { spawn } from 'node:child_process';\n${code}`;
      writeFileSync(join(folder, `${name}.mjs`), program);
    }
    const groups = new URL('groups.mjs', import.meta.url).href;
    const tool = `
      import { startGroup } from '${groups}';
      const [file, limit] = process.argv.slice(2);
      const options = { name: 'the part', limit: Number(limit), leftovers: 200, grace: 500, stdio: 'inherit' };
      const code = await startGroup(process.execPath, [file], options).ended;
      console.log('ended with ' + code);`;
    writeFileSync(join(folder, 'tool.mjs'), tool);
  });

  /** Starts a tool that starts a program, until it has printed the ids of all processes. */
  async function start(name, { limit = 600_000, processes }) {
    const args = [join(folder, 'tool.mjs'), join(folder, `${name}.mjs`), String(limit)];
    const tool = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    tool.stdout.on('data', (text) => (output += text));
    const ended = once(tool, 'close').then(([code]) => ({ code, output }));
    const pids = () => [...output.matchAll(/^(\d+)$/gm)].map(([pid]) => Number(pid));
    await expect.poll(pids, { timeout: 30_000 }).toHaveLength(processes);
    return { tool, ended, pids: pids() };
  }

  test('is named and stopped if it hangs', async () => {
    const { ended, pids } = await start('hangs', { limit: 3_000, processes: 2 });
    const { output } = await ended;
    await allGone(pids);
    expect(output).toContain('the part has not ended within 0.05 minutes');
    expect(output).toMatch(/Killed, because asking was not enough:\n +\d+ .*SIGTERM/);
    expect(output).toContain('ended with 1');
  });

  test('is stopped with what it started in groups of their own', async () => {
    const { ended, pids } = await start('detaches', { limit: 3_000, processes: 2 });
    const { output } = await ended;
    await allGone(pids);
    for (const pid of pids) expect(output).toMatch(new RegExp(`^ +${pid} `, 'm'));
  });

  test('leaves nothing behind when it ends', async () => {
    const { ended, pids } = await start('leaves', { processes: 1 });
    const { output } = await ended;
    await allGone(pids);
    expect(output).toMatch(/the part has left processes behind, which are stopped:\n +\d+ /);
    expect(output).toContain('ended with 0');
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])('ends with the tool on %s', async (signal, code) => {
    const { tool, ended, pids } = await start('hangs', { processes: 2 });
    tool.kill(signal);
    const end = await ended;
    await allGone(pids);
    expect(end.code).toBe(code);
    expect(end.output).toContain('Stopping: the part');
  });

  test('ends when the parent of the tool is killed', async () => {
    const args = [join(folder, 'tool.mjs'), join(folder, 'hangs.mjs'), '600000'];
    const parent = `
      const tool = require('node:child_process').spawn(process.execPath, ${JSON.stringify(args)}, { stdio: 'inherit' });
      setInterval(() => {}, 1000);`;
    const shell = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    shell.stdout.on('data', (text) => (output += text));
    const closed = once(shell, 'close');
    const pids = () => [...output.matchAll(/^(\d+)$/gm)].map(([pid]) => Number(pid));
    await expect.poll(pids, { timeout: 30_000 }).toHaveLength(2);
    shell.kill('SIGKILL');
    await closed;
    await allGone(pids());
  });
});
