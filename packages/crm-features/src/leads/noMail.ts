import type { Lead } from '@cardinal/contract';
import { detailTexts } from './detailTexts.ts';

/** Why a lead cannot be mailed; undefined if it can. */
export function noMail({ email, do_not_contact }: Lead): string | undefined {
  if (email === '') return detailTexts.actions.noEmail;
  return do_not_contact ? detailTexts.actions.unsubscribed : undefined;
}
