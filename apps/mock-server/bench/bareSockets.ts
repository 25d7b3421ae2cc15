import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

/**
 * Baseline for the realtime socket: sockets without sessions, and a POST whose body is sent to all
 * of them.
 */
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const data = Buffer.concat(parts);
    for (const socket of sockets.clients) socket.send(data, { binary: false });
    response.end();
  });
});
server.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, () => undefined);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
