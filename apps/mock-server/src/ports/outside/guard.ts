import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** How long another server may take to answer, in milliseconds. */
const patience = 10_000;

/**
 * What the agent says of an address that is not public contains the address, and so what the names of
 * the operator's own network stand for.
 */
const refusedByAgent = / is not allowed\. /;
const notPublic = 'Its address is not public.';

/** What another server answered. */
export interface OutsideAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  /** The beginning of the body. */
  text: string;
  /** Whether the body was longer than what was read. */
  isCut: boolean;
}

interface OutsideRequest {
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Characters of the answer that are read; what follows does not matter, and may never end. */
  most: number;
  signal?: AbortSignal;
}

/**
 * Calls servers whose URLs users or strangers name. It connects to public addresses alone, which it
 * checks when the name has been resolved, and follows no redirects.
 */
export type Outside = ReturnType<typeof createOutside>;

/** @param allowed Hosts that are called whatever their addresses are, also over http */
export function createOutside(allowed: readonly string[]) {
  const filtered = new RequestFilteringHttpsAgent({ keepAlive: false });
  const isAllowed = (url: URL) => allowed.includes(url.hostname);

  return {
    /** Whether a URL can be tried: it uses https, or the operator allows its host. */
    mayCall: (url: URL): boolean =>
      url.protocol === 'https:' || (url.protocol === 'http:' && isAllowed(url)),

    /** @throws Error if there is no answer; the message is a reason to show. */
    call(url: URL, { body, most, signal, ...sent }: OutsideRequest): Promise<OutsideAnswer> {
      const patient = AbortSignal.timeout(patience);
      const options: RequestOptions = {
        ...sent,
        signal: signal ? AbortSignal.any([signal, patient]) : patient,
        ...(!isAllowed(url) && { agent: filtered }),
      };
      const make = url.protocol === 'http:' ? requestPlain : request;
      return new Promise((resolve, reject) => {
        const outgoing = make(url, options, (response) => {
          const { statusCode: status = 0, headers } = response;
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
            if (text.length > most) response.destroy();
          });
          response.on('error', () => undefined);
          response.on('close', () => {
            const isCut = text.length > most || !response.complete;
            resolve({ status, headers, text: text.slice(0, most), isCut });
          });
        });
        outgoing.on('error', (error) =>
          reject(refusedByAgent.test(error.message) ? new Error(notPublic) : error),
        );
        outgoing.end(body);
      });
    },
  };
}
