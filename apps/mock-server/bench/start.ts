import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { print, quantile, residentMegabytes } from './client.ts';
import { startProcess } from './serverProcess.ts';

const targets = { startMs: 1_000, memoryMb: 150 };
const rounds = 5;

/** Measures the startup time of the server's process, and its memory before the first request. */
export async function startBench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cardinal-bench-'));
  try {
    const starts: number[] = [];
    const memory: number[] = [];
    // The first start creates the database and does not count.
    for (let round = 0; round <= rounds; round += 1) {
      const server = await startProcess('start.mjs', { DATA_DIR: folder });
      if (round > 0) {
        starts.push(server.startMs);
        await delay(500);
        memory.push(await residentMegabytes(server.url));
      }
      await server.stop();
    }
    print([
      `Server process: up in ${quantile(starts, 0.5).toFixed(0)} ms (target ≤ ${targets.startMs} ms), ` +
        `${quantile(memory, 0.5).toFixed(0)} MB idle (target ≤ ${targets.memoryMb} MB)`,
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
