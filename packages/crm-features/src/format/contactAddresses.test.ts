import { expect, it } from 'vitest';
import { contactAddresses, hasPhone } from './contactAddresses.ts';

it('strips everything but digits for WhatsApp', () => {
  expect(contactAddresses.whatsapp({ phone: '+254 (712) 345-678' })).toBe(
    'https://wa.me/254712345678',
  );
});

it('keeps characters that can be dialled', () => {
  expect(contactAddresses.call({ phone: '+49 711 / 5550-142' })).toBe('tel:+497115550142');
});

it('escapes an email address that would add headers', () => {
  expect(contactAddresses.email({ email: 'a?bcc=b&c@example.com' })).toBe(
    'mailto:a%3Fbcc%3Db%26c@example.com',
  );
});

it('treats a number without digits as none', () => {
  expect(hasPhone({ phone: '' })).toBe(false);
  expect(hasPhone({ phone: 'n/a' })).toBe(false);
  expect(hasPhone({ phone: '112' })).toBe(true);
});
