import { breaksLine } from '@cardinal/contract';

/** Schemes of well-known editors; others are named after a domain (RFC 8252, 7.1). */
const editors = new Set(['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:']);
const domainScheme = /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)+:$/;
const loopbackHosts = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Whether a program on the user's own device receives the answer. */
const isLoopback = ({ protocol, hostname }: URL) =>
  protocol === 'http:' && loopbackHosts.has(hostname);

const isOwnScheme = ({ protocol }: URL) => editors.has(protocol) || domainScheme.test(protocol);

/** Whether an assistant may be answered there: by https, on the user's device, or by its own scheme. */
export function isPossibleRedirect(text: string): boolean {
  // Parsers remove or escape control characters, so that the URL would be another one than it seems.
  if (!URL.canParse(text) || /[#\\]/.test(text) || breaksLine(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || isLoopback(url) || isOwnScheme(url);
}

/** The host that receives an answer; null for a program on the user's device. */
export function receiverOf(text: string): string | null {
  const url = new URL(text);
  return url.protocol === 'https:' ? url.host : null;
}

/** A loopback URL without its port, which programs choose when they ask (RFC 8252, 7.3). */
function withoutPort(text: string): string {
  const url = new URL(text);
  if (!isLoopback(url)) return text;
  url.port = '';
  return url.href;
}

/** Whether a registered URL permits the one of a request: the same, but for the port of a loopback URL. */
export const isRegistered = (registered: readonly string[], asked: string): boolean =>
  isPossibleRedirect(asked) &&
  registered.some((one) => one === asked || withoutPort(one) === withoutPort(asked));

/** A URL with parameters added to its query. */
export function withQuery(text: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(text);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
