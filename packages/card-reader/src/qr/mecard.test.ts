import { describe, expect, it } from 'vitest';

import { parseMeCard } from './mecard.ts';

describe('parseMeCard', () => {
  it('reads family and given name, numbers and the rest', () => {
    expect(
      parseMeCard(
        'MECARD:N:Tanaka,Hiroshi;ORG:Sakura Electronics;TEL:+819011180127;TEL:0312345678;EMAIL:h@sakura.example;URL:https\\://sakura.example;ADR:,,1 Akasaka,Tokyo,,100,JP;;',
      ),
    ).toEqual({
      firstName: 'Hiroshi',
      lastName: 'Tanaka',
      email: 'h@sakura.example',
      company: 'Sakura Electronics',
      position: '',
      phones: [
        { number: '+819011180127', kind: '' },
        { number: '0312345678', kind: '' },
      ],
      web: ['https://sakura.example'],
      address: '1 Akasaka, Tokyo, 100, JP',
    });
  });

  it('keeps escaped separators and splits a full name', () => {
    expect(parseMeCard('MECARD:N:Jane van Doe;ORG:Doe\\; Sons;;')).toMatchObject({
      firstName: 'Jane van',
      lastName: 'Doe',
      company: 'Doe; Sons',
    });
  });

  it('returns nothing for other texts', () => {
    expect(parseMeCard('WIFI:S:guest;;')).toBeUndefined();
  });
});
