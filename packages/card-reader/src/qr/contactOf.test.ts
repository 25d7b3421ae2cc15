import { describe, expect, it } from 'vitest';

import { contactOf } from './contactOf.ts';

describe('contactOf', () => {
  it('reads vCards, MeCards and links', () => {
    expect(contactOf('BEGIN:VCARD\nN:Doe;Jane\nEND:VCARD')?.lastName).toBe('Doe');
    expect(contactOf('MECARD:N:Doe,Jane;;')?.firstName).toBe('Jane');
    expect(contactOf('mailto:jane%2Bfair@example.com?subject=Hi')?.email).toBe(
      'jane+fair@example.com',
    );
    expect(contactOf('tel:+49-171-1234567')?.phones[0]?.number).toBe('+49-171-1234567');
  });

  it.each([
    '4711',
    'https://badge.example/4711',
    'BEGIN:VCARD\nVERSION:3.0\nEND:VCARD',
    'tel:',
    '',
  ])('finds no contact in %j', (text) => expect(contactOf(text)).toBeUndefined());
});
