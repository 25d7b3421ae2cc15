import { setupWorker } from 'msw/browser';

/** Requests of stories that have not reached the handlers yet, by URL. */
const underWay = new Map<string, number>();

function count(url: string, change: 1 | -1) {
  const sum = (underWay.get(url) ?? 0) + change;
  if (sum > 0) underWay.set(url, sum);
  else underWay.delete(url);
}

/** Sends a request, which a story's handlers will answer. */
export function sendToHandlers(...request: Parameters<typeof fetch>): Promise<Response> {
  const [input] = request;
  count(new URL(input instanceof Request ? input.url : input, location.href).href, 1);
  return fetch(...request);
}

/**
 * Waits until the handlers have received the requests of the last story. One that came later would
 * get an outcome that the next story intends for its own first request. Requests that were aborted
 * on their way never arrive.
 */
export async function allReceived(): Promise<void> {
  for (let waited = 0; underWay.size > 0 && waited < 300; waited += 10) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  underWay.clear();
}

let started: Promise<ReturnType<typeof setupWorker>> | undefined;

async function start() {
  const worker = setupWorker();
  // Unanswered calls to our API fail the story (see preview.tsx); files are not calls.
  worker.events.on('request:start', ({ request }) => count(request.url, -1));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

/**
 * The worker that responds in place of the server: one per page, even if several stories of a docs
 * page request it at once or files are edited meanwhile.
 */
export const mockNetwork = () => (started ??= start());
