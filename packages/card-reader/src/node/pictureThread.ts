import { Worker } from 'node:worker_threads';

import type { RgbImage } from '../types.ts';

/** Message to a thread. The picture is sent before the first question about it. */
export type ThreadRequest<Question> = { image: RgbImage } | { question: Question };

/** Response of a thread to each question. */
export type ThreadAnswer<Answer> = { answer: Answer } | { error: unknown };

/** A thread that answers questions about pictures, one at a time. */
export interface PictureThread<Question, Answer> {
  show(image: RgbImage): void;
  /** Asks about the last picture sent. */
  ask(question: Question): Promise<Answer>;
}

/** Starts a thread. @param workerData The data with which it is started */
export function startPictureThread<Question, Answer>(
  file: URL,
  workerData?: unknown,
): PictureThread<Question, Answer> {
  const worker = new Worker(file, { workerData });
  let settle: ((answer: ThreadAnswer<Answer>) => void) | undefined;
  let failure: { error: unknown } | undefined;
  worker.on('message', (answer: ThreadAnswer<Answer>) => settle?.(answer));
  worker.on('error', (error) => {
    failure = { error };
    settle?.(failure);
  });
  // A thread without work must not keep its process running.
  worker.unref();
  const send = (request: ThreadRequest<Question>) => worker.postMessage(request, []);
  return {
    show: (image) => send({ image }),
    async ask(question) {
      worker.ref();
      const answer = await new Promise<ThreadAnswer<Answer>>((resolve) => {
        settle = resolve;
        if (failure) resolve(failure);
        else send({ question });
      });
      worker.unref();
      if ('answer' in answer) return answer.answer;
      throw answer.error;
    },
  };
}
