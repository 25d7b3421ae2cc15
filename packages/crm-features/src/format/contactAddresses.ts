import type { Lead } from '@cardinal/contract';
import {
  leadDisplayOf,
  leadExtensionOf,
  leadNumberOf,
  leadPhoneFields,
  type LeadPhoneField,
} from '@cardinal/contract/labels';

/** A phone number that can be dialled. */
export interface DialledNumber {
  /** As it is shown; see `shownPhone`. */
  shown: string;
  /** In E.164. */
  number: string;
  /** What to dial after it; '' for nothing. */
  extension: string;
}

/** A phone number as people read it, with its country code; what is stored stays as it is written. */
export const shownPhone = (lead: Lead, field: LeadPhoneField): string =>
  lead[leadDisplayOf[field]] ?? lead[field];

/** The number in a field of a lead; undefined if none can be dialled. */
export function dialledNumber(lead: Lead, field: LeadPhoneField): DialledNumber | undefined {
  const number = lead[leadNumberOf[field]];
  if (!number) return undefined;
  return {
    shown: shownPhone(lead, field),
    number,
    extension: lead[leadExtensionOf[field]] ?? '',
  };
}

const firstOf = (lead: Lead, fields: readonly LeadPhoneField[]) =>
  fields.map((field) => dialledNumber(lead, field)).find((number) => number !== undefined);

/** The number at which to call a lead; undefined if none can be dialled. */
export const numberToCall = (lead: Lead): DialledNumber | undefined =>
  firstOf(lead, leadPhoneFields);

/** The number for WhatsApp, which is on mobile phones; undefined as for `numberToCall`. */
export const numberToChat = (lead: Lead): DialledNumber | undefined =>
  firstOf(lead, leadPhoneFields.toReversed());

/** URLs that another program opens. All of them are built here, because texts must not add to them. */
export const contactAddresses = {
  email: ({ email }: Pick<Lead, 'email'>) =>
    `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  /** Telephones pause at a comma, then dial the extension. */
  call: ({ number, extension }: DialledNumber) =>
    `tel:${number}${extension === '' ? '' : `,${extension}`}`,
  /** WhatsApp requires digits only, and knows no extensions. */
  whatsapp: ({ number }: DialledNumber) => `https://wa.me/${number.replace('+', '')}`,
};
