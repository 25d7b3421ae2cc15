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
