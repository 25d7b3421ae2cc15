import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { scanSchema } from '@cardinal/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { childrenOf, isRunning } from '../helpers/childProcesses.ts';
import { signInAt, startServerProcess } from '../helpers/serverProcess.ts';
import type { ServerProcess } from '../helpers/serverProcess.ts';

/** Milliseconds; generous, because loading the models is slow on a busy machine. */
const patience = 60_000;
/** Milliseconds after which the reader has started, and is reading or still loading its models. */
const later = 1_000;

/** Signals as a terminal or a service manager sends them, to the server and its children. */
describe.skipIf(process.platform === 'win32')('a signal to the process group', () => {
  let folder: string;
  let server: ServerProcess;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-group-'));
    server = await startServerProcess({ dataDir: folder }, {}, { hasOwnGroup: true });
  });
  afterEach(async () => {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  /** Has the real reader read a picture without a card, which takes the least time. */
  async function scan(): Promise<Response> {
    const blank = { width: 160, height: 100, channels: 3, background: '#9ab' } as const;
    const picture = await sharp({ create: blank }).png().toBuffer();
    const token = await signInAt(server.url, 'agent@demo.cardinal.test');
    return fetch(`${server.url}/api/leads/scan-card`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ image_data: picture.toString('base64') }),
    });
  }

  /** The reader's process id, as soon as there is one. */
  async function readerPid(): Promise<number> {
    for (;;) {
      const [pid] = await childrenOf(server.pid);
      if (pid !== undefined) return pid;
      await delay(5);
    }
  }

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'answers the running scan on %s, then ends with its reader',
    async (signal) => {
      const answered = scan();
      const first = await readerPid();
      // Once while the reader is starting, and once while it is working.
      process.kill(-server.pid, signal);
      await delay(later);
      const second = isRunning(server.pid) ? await readerPid() : first;
      if (isRunning(server.pid)) process.kill(-server.pid, signal);

      const answer = await answered;
      expect(answer.status).toBe(200);
      expect(scanSchema.parse(await answer.json()).readable).toBe(false);
      expect(await server.exited).toBe(0);
      expect([first, second].filter(isRunning)).toEqual([]);
    },
    patience,
  );

  it(
    'ends the reader with a server that is killed while it reads',
    async () => {
      const answered = scan().catch(() => 'cut off');
      const reader = await readerPid();
      await delay(later);
      await server.kill();
      expect(await answered).toBe('cut off');
      await expect.poll(() => isRunning(reader), { timeout: patience / 2 }).toBe(false);
    },
    patience,
  );
});
