import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/settings.ts';
import { openDatabase } from '../../src/store/engine/openDatabase.ts';
import {
  block,
  blocks,
  isInstalled,
  placed,
  root,
  runInShell,
  warnOfSkipped,
} from '../helpers/operatingPage.ts';
import { freePort } from '../../../../tools/shared/freePort.mjs';
import { startTestServer } from '../helpers/server.ts';

const canVerifyUnits = await isInstalled('systemd-analyze');
if (!canVerifyUnits) warnOfSkipped('the check of the systemd unit', 'systemd-analyze is not here');

const isRoot = process.getuid?.() === 0;
/** A separate mount namespace, in which system folders can be replaced. */
const canMount =
  isRoot &&
  (await runInShell('unshare --mount true', { cwd: '/' }).then(
    Boolean.bind(null, true),
    () => false,
  ));
if (!canMount) warnOfSkipped('the service as its own user', 'this needs root and unshare');

describe('docs/operating.md', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-operating-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('has no block that is not run by a test', async () => {
    const tests = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.test.ts'));
    const texts = await Promise.all(
      tests.map((name) => readFile(join(import.meta.dirname, name), 'utf8')),
    );
    const isRun = (name: string) => texts.some((text) => text.includes(`block('${name}')`));
    const names = blocks().map(({ name }) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !name || !isRun(name))).toEqual([]);
  });

  it('contains settings that the server accepts', () => {
    expect(readSettings(parseEnv(block('settings')))).toMatchObject({
      publicUrl: 'https://crm.example.com',
      dataDir: '/var/lib/cardinal',
      seedDemo: false,
      mailFrom: 'Cardinal <crm@example.com>',
    });
  });

  it.skipIf(!canVerifyUnits)('contains a unit that systemd accepts', async () => {
    const unit = placed(block('systemd'), { '/opt/cardinal': root });
    await writeFile(join(folder, 'cardinal.service'), unit);
    const said = await runInShell('systemd-analyze verify ./cardinal.service 2>&1', {
      cwd: folder,
    });
    expect(said.split('\n').filter((line) => line.includes('cardinal'))).toEqual([]);
  });

  it('contains what Prometheus needs to read the metrics', async () => {
    const config = block('prometheus');
    const token = /credentials: (\S+) /.exec(config)?.[1] ?? '';
    expect(config).toMatch(/targets: \['[\w.-]+:3000'\]/);
    const db = await openDatabase({ dataDir: folder });
    const server = await startTestServer({ db, settings: { METRICS_TOKEN: token } });
    const answer = await server.request('/metrics', { token });
    expect(answer.status).toBe(200);
    await server.close();
    await db.close();
  });

  it.skipIf(!canMount)(
    'creates a user who can run the service, and whose data is backed up',
    { timeout: 180_000 },
    async () => {
      const machine = await startMachine(folder);
      try {
        await machine.run(block('service-user'));
        const env = JSON.stringify(block('settings'));
        await machine.run(`printf %b ${env.replaceAll('$', String.raw`\$`)} > /etc/cardinal.env`);
        expect(
          await machine.run("stat --format '%U %G %a %n' /var/lib/cardinal /etc/cardinal.env"),
        ).toBe('cardinal cardinal 700 /var/lib/cardinal\nroot cardinal 640 /etc/cardinal.env\n');

        const service = await startService(machine);
        expect(await machine.run(block('sqlite-backup'))).toContain('Saved to /var/backups/');
        await expect(machine.run(block('sqlite-restore'))).rejects.toThrow(
          'Another process is using',
        );
        await service.stop();
        expect(await machine.run(block('sqlite-restore'))).toContain('Restored /var/backups/');
        // Files restored by root belong to the service's user.
        await (await startService(machine)).stop();
      } finally {
        machine.end();
      }
    },
  );
});

type Machine = Awaited<ReturnType<typeof startMachine>>;

/** Starts the unit's command as the unit's user. */
async function startService({ enter }: Machine) {
  const unit = block('systemd');
  const value = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
  const user = value('User');
  const port = String(await freePort());
  const script = `cd ${value('WorkingDirectory')} && set -a && . ${value('EnvironmentFile')} && PORT=${port} && umask ${value('UMask')} &&
    exec setpriv --reuid=${user} --regid=${user} --init-groups --no-new-privs ${value('ExecStart')}`;
  const service = enter(script, 'inherit');
  const ended = new Promise<number | null>((resolve) => service.once('exit', resolve));
  const status = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      (answer) => answer.status,
      () => service.exitCode,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  return {
    async stop() {
      service.kill('SIGTERM');
      expect(await ended).toBe(0);
    },
  };
}

/** A view of this machine whose system folders can be changed without leaving a trace. */
async function startMachine(folder: string) {
  const folders = ['etc', 'lib', 'opt/cardinal', 'backups'];
  for (const name of folders) await mkdir(join(folder, name), { recursive: true });
  const prepare = `
    chmod 755 ${folder}
    cp -a /etc/. ${folder}/etc
    mkdir -p /opt /var/backups
    mount --bind ${folder}/etc /etc
    mount --bind ${folder}/lib /var/lib
    mount --bind ${folder}/backups /var/backups
    mount --bind ${folder}/opt /opt
    mount --bind ${root} /opt/cardinal
    echo ready
    exec sleep 600`;
  const holder = spawn('unshare', ['--mount', 'sh', '-e', '-c', prepare], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    holder.stdout.once('data', resolve);
    holder.once('exit', () => reject(new Error('The view of the machine could not be made.')));
  });
  const enter = (script: string, stdio: 'pipe' | 'inherit') =>
    spawn('nsenter', [`--mount=/proc/${holder.pid}/ns/mnt`, 'sh', '-e', '-c', script], {
      // `useradd` is in a folder that is not on every PATH.
      env: { PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
      stdio: ['ignore', stdio === 'pipe' ? 'pipe' : 'ignore', stdio],
    });
  return {
    enter,
    /** Runs a script. @returns Its output. @throws Its error output. */
    run(script: string): Promise<string> {
      const child = enter(script, 'pipe');
      const said = { out: '', err: '' };
      child.stdout?.on('data', (data) => (said.out += String(data)));
      child.stderr?.on('data', (data) => (said.err += String(data)));
      return new Promise((resolve, reject) => {
        child.once('close', (code) =>
          code === 0 ? resolve(said.out) : reject(new Error(said.err)),
        );
      });
    },
    end: () => holder.kill('SIGKILL'),
  };
}
