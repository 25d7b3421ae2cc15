import type { Lead } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { leadName } from '../../format/index.ts';
import { leadTexts } from '../texts.ts';

/** Addresses that another program opens. */
export const contactAddresses = {
  email: ({ email }: Pick<Lead, 'email'>) =>
    `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  /** A number as a person writes it: spaces and brackets go, a leading + and extensions' keys stay. */
  call: ({ phone }: Pick<Lead, 'phone'>) => `tel:${phone.replaceAll(/[^\d+*#,;]/g, '')}`,
  /** WhatsApp wants digits only. */
  whatsapp: ({ phone }: Pick<Lead, 'phone'>) => `https://wa.me/${phone.replaceAll(/\D/g, '')}`,
};

/** Whether calls and WhatsApp can reach the lead. */
export const hasPhone = ({ phone }: Pick<Lead, 'phone'>) => /\d/.test(phone);

/** Begins an email in the person's mail program. */
export function emailLead(lead: Lead): void {
  window.open(contactAddresses.email(lead), '_self');
}

/** Hands the number to the telephone. */
export function callLead(lead: Lead): void {
  window.open(contactAddresses.call(lead), '_self');
  toasts.show({
    title: leadTexts.toasts.call,
    description: leadTexts.toasts.calling(leadName(lead), lead.phone),
  });
}

/** Opens a chat with the lead in a new tab. */
export function openWhatsapp(lead: Lead): void {
  window.open(contactAddresses.whatsapp(lead), '_blank', 'noopener');
  toasts.show({
    title: leadTexts.toasts.whatsapp,
    description: leadTexts.toasts.chatting(leadName(lead)),
  });
}
