/** Why a file can't be read: `too_large` beyond a limit, `unsupported` for other formats. */
export type SheetErrorKind = 'unsupported' | 'broken' | 'too_large' | 'busy' | 'timeout';

/** A file that can't be read; the message is a sentence for the user. */
export class SheetError extends Error {
  override readonly name = 'SheetError';
  readonly kind: SheetErrorKind;

  constructor(kind: SheetErrorKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The error for a file that is damaged, or not of the kind that it claims. */
export const brokenFile = (cause?: unknown): SheetError =>
  new SheetError('broken', 'This file is damaged. Save it again in your spreadsheet program.', {
    cause,
  });
