import { cutText } from '../../foreignText.ts';
import { createOutside } from './guard.ts';

/** Characters of an answer that are read and kept. */
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

/** @param allowed Hosts that it calls whatever their addresses are, also over http */
export function createWebhookSender(allowed: readonly string[]) {
  const outside = createOutside(allowed);

  return {
    /** Why a URL cannot be called, as a sentence; undefined if it can be tried. */
    refusal: (text: string): string | undefined =>
      outside.mayCall(new URL(text))
        ? undefined
        : 'Use https. Only the operator of this server can allow other hosts.',

    /** Sends one message. @throws Error if there is no answer; the message is a reason to show. */
    async send({ url, body, headers }: Message, signal: AbortSignal): Promise<ReceiverAnswer> {
      const answer = await outside.call(new URL(url), {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
        body,
        most: mostRead,
        signal,
      });
      return {
        status: answer.status,
        text: cutText(answer.text, mostKept),
        ...retryAfterOf(answer.headers['retry-after']),
      };
    },
  };
}

function retryAfterOf(text: string | undefined): { retryAfter?: number } {
  if (text === undefined) return {};
  const seconds = Number(text);
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(text) - Date.now();
  return ms > 0 ? { retryAfter: ms } : {};
}
