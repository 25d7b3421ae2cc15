/** Why a file cannot be sent as a picture. */
export type PictureProblem = 'notAnImage' | 'undecodable';

/**
 * A file that cannot be sent as a picture. Separate from the code that opens pictures, which is
 * loaded on demand.
 */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A picture that was refused on this device: another attempt would not change that. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}
