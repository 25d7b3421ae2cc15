import { SheetError } from '../../ports/sheets/index.ts';
import { ProblemError, tooMany, unsupportedType } from '../shared/failures.ts';

/** Seconds after which another try makes sense. */
const retryAfter = 5;

/** Turns what is wrong with a file into what its sender is told. */
export function refuseSheet(error: unknown): never {
  if (!(error instanceof SheetError)) throw error;
  const { kind, message } = error;
  switch (kind) {
    case 'unsupported':
      throw unsupportedType(message);
    case 'too_large':
    case 'timeout':
      throw new ProblemError(413, 'too_large', message);
    case 'broken':
      throw new ProblemError(422, 'unreadable_file', message);
    case 'busy':
      throw tooMany(retryAfter, message);
  }
}
