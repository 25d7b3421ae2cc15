import { delay, http, type HttpHandler } from 'msw';
import type { Call } from '@cardinal/contract';
import { outcomes, type Outcomes, type OutcomeOptions } from './outcomes.ts';

/** A file that a mocked call returns. */
export interface MockFile {
  name: string;
  content: string | Blob;
}

/** The named outcomes of a call that returns a file. */
export interface FileOutcomes extends Pick<Outcomes<null>, 'fails' | 'offline' | 'pending'> {
  /** Responds with the file that the function makes from the request and its query. */
  sends: (
    make: (query: URLSearchParams, request: Request) => MockFile | Promise<MockFile>,
    options?: OutcomeOptions,
  ) => HttpHandler;
}

const headersOf = (name: string) => ({
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': `attachment; filename="${name}"`,
});

/** Mocks a call that returns a file. */
export function fileOutcomes(call: Call): FileOutcomes {
  const address = `*${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const { fails, offline, pending } = outcomes(call);
  return {
    fails,
    offline,
    pending,
    sends: (make, { once = false, delay: wait = 0 } = {}) =>
      http[call.method](
        address,
        async ({ request }) => {
          if (wait) await delay(wait);
          const { name, content } = await make(new URL(request.url).searchParams, request);
          return new Response(content, { headers: headersOf(name) });
        },
        { once },
      ),
  };
}
