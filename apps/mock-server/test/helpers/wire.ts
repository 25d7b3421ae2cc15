import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Forwards connections to a port of this machine, and records what clients send. */
export async function startWire(to: number) {
  const sent: Buffer[] = [];
  const wire = createServer((client) => {
    const server = connect(to, '127.0.0.1');
    client.on('data', (part: Buffer) => sent.push(part));
    client.pipe(server).pipe(client);
    // Either side may disconnect.
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
  }).listen(0, '0.0.0.0');
  await once(wire, 'listening');
  const address = wire.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** The data sent by clients, as text. */
    sent: () => Buffer.concat(sent).toString('latin1'),
    close: () => new Promise<void>((resolve) => wire.close(() => resolve())),
  };
}
