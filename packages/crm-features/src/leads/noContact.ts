import type { Lead } from '@cardinal/contract';
import { leadPhoneFields } from '@cardinal/contract/labels';
import { numberToCall } from '../format/index.ts';
import type { LeadTexts } from './texts.ts';

/** Why a lead cannot be mailed; undefined if it can. */
export function noMail({ email, do_not_contact }: Lead, leadTexts: LeadTexts): string | undefined {
  if (email === '') return leadTexts.actions.noEmail;
  return do_not_contact ? leadTexts.actions.unsubscribed : undefined;
}

/** Why a lead cannot be called or written to on WhatsApp; undefined if it can. */
export function noCall(lead: Lead, leadTexts: LeadTexts): string | undefined {
  if (numberToCall(lead)) return undefined;
  const written = leadPhoneFields.map((field) => lead[field]).find((number) => number !== '');
  return written === undefined
    ? leadTexts.actions.noPhone
    : leadTexts.actions.notDialled({ number: written });
}
