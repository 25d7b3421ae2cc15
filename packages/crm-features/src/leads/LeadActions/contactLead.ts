import type { Lead } from '@cardinal/contract';

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
