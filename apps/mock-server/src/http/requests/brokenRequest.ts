import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from '@cardinal/contract';

const responses = new Map<string, readonly [number, string]>([
  ['HPE_HEADER_OVERFLOW', [431, 'The address or the headers of the request are too long.']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'The request did not arrive in time. Please try again.']],
]);

/** How long a client may take to read the response and close its side, in milliseconds. */
export const linger = 1_000;

const unreadable = [400, 'The request could not be read.'] as const;

/**
 * Responds to a request that cannot be parsed and therefore never reaches the app. Without this, Node
 * would close the connection with an empty body and no reason. For the server's `clientError`.
 */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, detail] = responses.get(error.code ?? '') ?? unreadable;
  const title = STATUS_CODES[status] ?? 'Error';
  const problem: Problem = { status, title, detail, code: 'malformed' };
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Connection: close',
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // A client that leaves its side open would keep the connection, and the file of an unfinished upload.
  const closing = setTimeout(() => socket.destroy(), linger);
  socket.once('close', () => clearTimeout(closing));
}
