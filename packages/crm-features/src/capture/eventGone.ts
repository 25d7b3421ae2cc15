import type { TextsOf } from '@cardinal/contract/messages';
import { ApiError, errorDetail } from '../client/index.ts';
import type { captureMessages } from './texts.ts';

/** Whether a lead was refused because its event does not exist, or not for this user. */
export const isEventGone = (error: unknown): boolean =>
  error instanceof ApiError && 'event_id' in error.fields;

/** Message for the user about a lead that was not saved. */
export const refusalDetail = (error: unknown, texts: TextsOf<typeof captureMessages>): string =>
  isEventGone(error) ? texts.stand.gone : errorDetail(error);
