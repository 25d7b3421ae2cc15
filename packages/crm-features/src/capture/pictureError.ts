import type { PictureProblem } from './texts.ts';

/** A file that can't be sent as a picture. Apart from what opens pictures, which loads when needed. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}
