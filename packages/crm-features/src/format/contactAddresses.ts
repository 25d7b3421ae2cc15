import type { Lead } from '@cardinal/contract';

/** URLs that another program opens. All of them are built here, because texts must not add to them. */
export const contactAddresses = {
  email: ({ email }: Pick<Lead, 'email'>) =>
    `mailto:${encodeURIComponent(email).replace('%40', '@')}`,
  /**
   * A dialable number: spaces and brackets are removed, a leading + and the keys of extensions are
   * kept.
   */
  call: ({ phone }: Pick<Lead, 'phone'>) => `tel:${phone.replaceAll(/[^\d+*#,;]/g, '')}`,
  /** WhatsApp requires digits only. */
  whatsapp: ({ phone }: Pick<Lead, 'phone'>) => `https://wa.me/${phone.replaceAll(/\D/g, '')}`,
};

/** Whether the lead can be reached by phone and WhatsApp. */
export const hasPhone = ({ phone }: Pick<Lead, 'phone'>) => /\d/.test(phone);
