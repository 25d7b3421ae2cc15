import { setupWorker } from 'msw/browser';

let started: Promise<ReturnType<typeof setupWorker>> | undefined;

async function start() {
  const worker = setupWorker();
  // Unanswered calls to our API fail the story (see preview.tsx); files are not calls.
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

/**
 * The worker that responds in place of the server: one per page, even if several stories of a docs
 * page request it at once or files are edited meanwhile.
 */
export const mockNetwork = () => (started ??= start());
