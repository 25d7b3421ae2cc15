import { once } from 'node:events';
import { readdir, readlink } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';

/** A connection on which anything can be sent; it stays open until the server closes it. */
export interface RawClient {
  socket: Socket;
  /** What has arrived, as text. */
  received(): string;
  /** Settles when the server has closed its side. */
  ended: Promise<void>;
}

/** Connects to a server on this machine, and sends a text. */
export async function dialRaw(url: string, text = ''): Promise<RawClient> {
  const socket = connect({
    port: Number(new URL(url).port),
    host: '127.0.0.1',
    allowHalfOpen: true,
  });
  let received = '';
  socket.on('data', (part) => (received += String(part)));
  // Servers may reset it.
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    socket.once('end', resolve).once('close', () => resolve());
  });
  await once(socket, 'connect');
  if (text) socket.write(text);
  return { socket, received: () => received, ended };
}

/** A request's text. */
export const requestOf = (start: string, headers: readonly string[] = [], body = '') =>
  `${[`${start} HTTP/1.1`, 'Host: crm.example.com', ...headers].join('\r\n')}\r\n\r\n${body}`;

/** Headers of an upgrade to a protocol. */
export const upgradeTo = (protocol: string) => ['Connection: Upgrade', `Upgrade: ${protocol}`];

/** Headers of a WebSocket handshake. */
export const webSocketHeaders = [
  ...upgradeTo('websocket'),
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

/** The number of connections that a process has open; Linux only. */
export async function openSockets(pid: number): Promise<number> {
  const folder = `/proc/${pid}/fd`;
  const targets = await Promise.all(
    // One may be closed meanwhile.
    (await readdir(folder)).map((fd) => readlink(`${folder}/${fd}`).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith('socket:')).length;
}
