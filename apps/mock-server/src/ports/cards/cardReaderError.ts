import type { PictureErrorKind } from '@cardinal/card-reader';

export type CardReaderErrorKind = PictureErrorKind | 'busy' | 'given_up' | 'timeout' | 'crashed';

/** Why a picture could not be read at all (a picture without a card is not an error). */
export class CardReaderError extends Error {
  readonly kind: CardReaderErrorKind;
  /** Seconds after which a retry is likely to succeed, if known. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: CardReaderErrorKind,
    message: string,
    { retryAfter, ...options }: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(message, options);
    this.name = 'CardReaderError';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
