// A port for a server that is started in another process.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out to everybody who asks for any: until the process listens, which
 * takes seconds, another test could be given one of those.
 */
const range = { from: 20_000, to: 32_768 };

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A free port of this machine.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(range.from, range.to);
    if (await isFree(port)) return port;
  }
  throw new Error('No free port.');
}
