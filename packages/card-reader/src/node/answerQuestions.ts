import { parentPort } from 'node:worker_threads';

import type { RgbImage } from '../types.ts';
import type { ThreadAnswer, ThreadRequest } from './pictureThread.ts';

/**
 * Answers this thread's questions about the last picture it received.
 * @param respond Answers one of them; a failure is passed on
 */
export function answerQuestions<Question, Answer>(
  respond: (image: RgbImage, question: Question) => Promise<Answer>,
): void {
  const port = parentPort;
  let image: RgbImage | undefined;
  const answer = async (question: Question): Promise<ThreadAnswer<Answer>> => {
    if (!image) return { error: new Error('There is no picture to read from.') };
    try {
      return { answer: await respond(image, question) };
    } catch (error) {
      return { error };
    }
  };
  port?.on('message', (request: ThreadRequest<Question>) => {
    if ('image' in request) image = request.image;
    else void answer(request.question).then((message) => port.postMessage(message));
  });
}
