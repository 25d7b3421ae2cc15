import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { scanSchema } from '@cardinal/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { childrenOf, isRunning } from '../helpers/childProcesses.ts';
import { signInAt, startServerProcess, type ServerProcess } from '../helpers/serverProcess.ts';

/** Milliseconds; generous, because loading the models is slow on a busy machine. */
const patience = 60_000;
/** Milliseconds after which the reader has started, and is reading or still loading its models. */
const later = 1_000;
/** Milliseconds in which a large picture has been sent, but not read. */
const soon = 50;

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

  /**
   * Signs in, and returns a function that has the real reader read a picture without a card.
   * @param width Width of the picture in pixels
   */
  async function prepareScan(width: number): Promise<() => Promise<Response>> {
    const blank = { width, height: width / 2, channels: 3, background: '#9ab' } as const;
    const picture = await sharp({ create: blank }).png().toBuffer();
    const body = JSON.stringify({ image_data: picture.toString('base64') });
    const token = await signInAt(server.url, 'agent@demo.cardinal.test');
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    return () => fetch(`${server.url}/api/leads/scan-card`, { method: 'POST', headers, body });
  }
  /** Scans a picture that takes the least time. */
  const scan = async () => (await prepareScan(160))();

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
      // A fast machine has answered by now, and the server has ended.
      const [second = first] = await childrenOf(server.pid).catch(() => [first]);
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
      const scanLarge = await prepareScan(4_000);
      // Loads the models, so that the time of the next scan is that of reading.
      await scan();
      const reader = await readerPid();
      const answered = scanLarge().catch(() => 'cut off');
      await delay(soon);
      await server.kill();
      expect(await answered).toBe('cut off');
      await expect.poll(() => isRunning(reader), { timeout: patience / 2 }).toBe(false);
    },
    patience,
  );
});
