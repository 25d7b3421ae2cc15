import { setupWorker } from 'msw/browser';

let started: Promise<ReturnType<typeof setupWorker>> | undefined;

async function start() {
  const worker = setupWorker();
  // Calls to our API that nothing answers fail the story (see preview.tsx); files are not calls.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

/**
 * The worker that answers for the server: one a page, however many stories of a docs page ask for
 * it at once, and whatever is edited while the page stands.
 */
export const mockNetwork = () => (started ??= start());
