import { describe, expect, it } from 'vitest';
import { buildLead } from '../fixtures/index.ts';
import { contactAddresses, numberToCall, numberToChat } from './contactAddresses.ts';

const addresses = (numbers: Parameters<typeof buildLead>[0]) => {
  const lead = buildLead(numbers);
  const [call, chat] = [numberToCall(lead), numberToChat(lead)];
  return [call && contactAddresses.call(call), chat && contactAddresses.whatsapp(chat)];
};

describe('the addresses of a lead with a number', () => {
  it.each([
    ['+49 (0)171 5550101', 'tel:+491715550101', 'https://wa.me/491715550101'],
    ['0049 171 5550101', 'tel:+491715550101', 'https://wa.me/491715550101'],
    ['+49 171 5550101 ext. 12', 'tel:+491715550101,12', 'https://wa.me/491715550101'],
    ['+254 (712) 345-678', 'tel:+254712345678', 'https://wa.me/254712345678'],
    ['4.91712E+11', undefined, undefined],
    ['0171 5550101', undefined, undefined],
    ['ask reception', undefined, undefined],
    ['', undefined, undefined],
  ])('%s', (phone, call, whatsapp) => {
    expect(addresses({ phone })).toEqual([call, whatsapp]);
  });

  it('call the mobile phone if it has the only number that can be dialled', () => {
    const mobile = '+49 171 5550101';
    const [call, whatsapp] = ['tel:+491715550101', 'https://wa.me/491715550101'];
    expect(addresses({ phone: '', mobile })).toEqual([call, whatsapp]);
    expect(addresses({ phone: 'ask reception', mobile })).toEqual([call, whatsapp]);
  });

  it('call at work, and write to the mobile phone', () => {
    expect(addresses({ phone: '+49 711 555010', mobile: '+49 171 5550101' })).toEqual([
      'tel:+49711555010',
      'https://wa.me/491715550101',
    ]);
  });
});

it('escapes an email address that would add headers', () => {
  expect(contactAddresses.email({ email: 'a?bcc=b&c@example.com' })).toBe(
    'mailto:a%3Fbcc%3Db%26c@example.com',
  );
});
