import { describe, expect, it } from 'vitest';

import { contactOf } from './codes.ts';

const named = { firstName: 'Ida', lastName: 'Lund' };

describe('contactOf', () => {
  it('reads a MeCard', () => {
    expect(
      contactOf(
        'MECARD:N:Tanaka,Hiroshi;ORG:Sakura Electronics;TEL:+819011180127;TEL:0312345678;EMAIL:h@sakura.example;URL:https\\://sakura.example;ADR:,,1 Akasaka,Tokyo,,100,JP;;',
      ),
    ).toEqual({
      firstName: 'Hiroshi',
      lastName: 'Tanaka',
      emails: ['h@sakura.example'],
      company: 'Sakura Electronics',
      position: '',
      phones: [
        { number: '+819011180127', kind: 'other', extension: '' },
        { number: '0312345678', kind: 'other', extension: '' },
      ],
      websites: ['https://sakura.example'],
      addresses: ['1 Akasaka, Tokyo, 100, JP'],
      notes: [],
    });
    expect(contactOf('MECARD:N:Jane van Doe;ORG:Doe\\; Sons;;')).toMatchObject({
      firstName: 'Jane',
      lastName: 'van Doe',
      company: 'Doe; Sons',
    });
    expect(contactOf('MECARD:N:Werft Auskunft,;EMAIL:info@werft.example;;')?.firstName).toBe(
      'Werft',
    );
  });

  it('reads a vCard in a link', () => {
    const card = 'BEGIN:VCARD\nFN:Ida Lund\nEMAIL:ida@werft.example\nEND:VCARD';
    const link = `data:text/vcard;charset=utf-8,${encodeURIComponent(card)}`;
    expect(contactOf(link)).toMatchObject({ ...named, emails: ['ida@werft.example'] });
  });

  it('reads a BizCard', () => {
    expect(
      contactOf(
        'BIZCARD:N:Ida;X:Lund;T:Sales Lead;C:Werft Süd GmbH;A:Kai 1, Bremen;B:+49421555010;M:+491725550111;F:+49421555030;E:ida@werft.example;;',
      ),
    ).toMatchObject({
      ...named,
      position: 'Sales Lead',
      company: 'Werft Süd GmbH',
      addresses: ['Kai 1, Bremen'],
      emails: ['ida@werft.example'],
      phones: [{ kind: 'work' }, { kind: 'mobile', number: '+491725550111' }, { kind: 'fax' }],
    });
  });

  it.each([
    ['{"firstName":"Ida","lastName":"Lund","email":"ida@werft.example","company":"Werft"}'],
    ['{"name":"Ida Lund","Email Address":"ida@werft.example","organisation":"Werft","id":7}'],
    [
      '["vcard",[["version",{},"text","4.0"],["n",{},"text",["Lund","Ida","","",""]],["org",{},"text","Werft"],["email",{"type":"work"},"text","ida@werft.example"]]]',
    ],
  ])('reads JSON: %s', (text) => {
    expect(contactOf(text)).toMatchObject({
      ...named,
      emails: ['ida@werft.example'],
      company: 'Werft',
    });
  });

  it('reads links to write or call', () => {
    expect(contactOf('mailto:jane%2Bfair@example.com?subject=Hi')?.emails).toEqual([
      'jane+fair@example.com',
    ]);
    expect(contactOf('MATMSG:TO:ida@werft.example;SUB:Hi;BODY:x;;')?.emails).toEqual([
      'ida@werft.example',
    ]);
    for (const text of ['tel:+49-171-1234567', 'SMSTO:+49-171-1234567:Hello there']) {
      expect(contactOf(text)?.phones[0]?.number).toBe('+49-171-1234567');
    }
  });

  it.each([
    '4711',
    'https://badge.example/4711',
    'BEGIN:VCARD\nVERSION:3.0\nEND:VCARD',
    'BEGIN:VEVENT',
    'WIFI:S:guest;;',
    '{"ticket":"PZD97","lead":"PZD97"}',
    '{"a":',
    '["vcard"]',
    '["vcard",[["n"],[]]]',
    'tel:',
    '',
  ])('finds no contact in %j', (text) => expect(contactOf(text)).toBeUndefined());
});

describe('codes of other programs', () => {
  it.each([
    [
      '{"attendee":{"first_name":"Ida","last_name":"Lund","email":"ida@werft.example"}}',
      'Ida Lund',
    ],
    ['[{"name":"Ida Lund","email":"ida@werft.example"}]', 'Ida Lund'],
    ['{"fn":"Ida","ln":"Lund","em":"ida@werft.example"}', 'Ida Lund'],
    [
      '[["vcard",[["fn",{},"text","Ida Lund"],["email",{},"text","ida@werft.example"]]]]',
      'Ida Lund',
    ],
    ['https://badge.example/c?fn=Ida&ln=Lund&email=ida%40werft.example', 'Ida Lund'],
    ['Name: Ida Lund\nEmail: ida@werft.example', 'Ida Lund'],
    ['mailto:Ida%20Lund%20%3Cida@werft.example%3E?subject=Fair', ' '],
    ['ida@werft.example', ' '],
  ])('give the contact of %s', (text, name) => {
    const contact = contactOf(text);
    expect(`${contact?.firstName} ${contact?.lastName}`).toBe(name);
    expect(contact?.emails).toEqual(['ida@werft.example']);
  });

  it('keep the position and company of a MeCard', () => {
    expect(contactOf('MECARD:N:Lund,Ida;TIL:Buyer;COM:Werft;;')).toMatchObject({
      position: 'Buyer',
      company: 'Werft',
    });
    expect(contactOf('https://wa.me/491725550111')?.phones[0]?.number).toBe('+491725550111');
  });

  it.each(['https://badge.example/b/AB12CD', 'V2|AB12CD', '{"ticket":"AB12CD"}', '4711'])(
    'are no contact: %s',
    (text) => {
      expect(contactOf(text)).toBeUndefined();
    },
  );
});
