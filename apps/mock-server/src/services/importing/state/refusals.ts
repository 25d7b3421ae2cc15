import { SheetError } from '../../../ports/sheets/index.ts';
import { tooLarge, tooMany, unreadable, unsupportedType } from '../../shared/failures.ts';
import { recognise } from '../../shared/sentences/recognise.ts';

/** Seconds after which a retry makes sense. */
const retryAfter = 5;

/** Turns an error in a file into a failure of the call. */
export function refuseSheet(error: unknown): never {
  if (!(error instanceof SheetError)) throw error;
  const { kind } = error;
  const message = recognise(error.message);
  switch (kind) {
    case 'unsupported':
      throw unsupportedType(message);
    case 'too_large':
    case 'timeout':
      throw tooLarge(message);
    case 'broken':
      throw unreadable('unreadable_file', message);
    case 'busy':
      throw tooMany(retryAfter, message);
  }
}
