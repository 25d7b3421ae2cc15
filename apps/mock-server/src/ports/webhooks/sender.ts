import { request as requestPlain } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { cutText } from '../../foreignText.ts';

/** How long a receiver may take to answer, in milliseconds. */
const patience = 10_000;
/** Bytes and characters of an answer that are read and kept. */
const mostRead = 64_000;
const mostKept = 1_000;

/** What a receiver answered. */
interface ReceiverAnswer {
  status: number;
  /** The beginning of the body. */
  text: string;
  /** `Retry-After`, in milliseconds; undefined without one. */
  retryAfter?: number;
}

/** A request of a delivery. */
interface Message {
  url: string;
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** Sends deliveries to their receivers. */
export type WebhookSender = ReturnType<typeof createWebhookSender>;

/**
 * Creates the sender. It connects to public addresses alone, which it checks when the name has been
 * resolved, and follows no redirects.
 * @param allowed Hosts that it calls whatever their addresses are, also over http
 */
export function createWebhookSender(allowed: readonly string[]) {
  const filtered = new RequestFilteringHttpsAgent({ keepAlive: false });
  const isAllowed = (url: URL) => allowed.includes(url.hostname);

  return {
    /** Why a URL cannot be called, as a sentence; undefined if it can be tried. */
    refusal(text: string): string | undefined {
      const url = new URL(text);
      if (isAllowed(url) || url.protocol === 'https:') return undefined;
      return 'Use https. Only the operator of this server can allow other hosts.';
    },

    /** Sends one message. @throws Error if there is no answer; the message is a reason to show. */
    send({ url: text, body, headers }: Message, signal: AbortSignal): Promise<ReceiverAnswer> {
      const url = new URL(text);
      const options: RequestOptions = {
        method: 'POST',
        signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
        ...(!isAllowed(url) && { agent: filtered }),
      };
      const make = url.protocol === 'http:' ? requestPlain : request;
      return new Promise((resolve, reject) => {
        const sent = make(url, options, (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
            // The rest does not matter, and may never end.
            if (text.length > mostRead) response.destroy();
          });
          response.on('error', () => undefined);
          response.on('close', () =>
            resolve({
              status: response.statusCode ?? 0,
              text: cutText(text, mostKept),
              ...retryAfterOf(response.headers['retry-after']),
            }),
          );
        });
        sent.on('error', reject);
        sent.end(body);
      });
    },
  };
}

function retryAfterOf(text: string | undefined): { retryAfter?: number } {
  if (text === undefined) return {};
  const seconds = Number(text);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(text) - Date.now();
  return ms > 0 ? { retryAfter: ms } : {};
}
