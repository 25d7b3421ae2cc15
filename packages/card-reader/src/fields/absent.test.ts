import { describe, expect, it } from 'vitest';

import { fieldsOn, type Printed } from '../../test/printedCard.ts';

function read(...printed: Printed[]): Record<'name' | 'company' | 'position', string> {
  const { first_name, last_name, company, position } = fieldsOn(...printed);
  return { name: `${first_name} ${last_name}`.trim(), company, position };
}

describe('a card without a person', () => {
  it.each(['Lumen Wharf', 'LuMen WHarF', 'LUMEN WHARF'])(
    'takes %s, which only spells the domain, for the company',
    (mark) => {
      const { name, company } = read(
        [mark, 70, 0],
        ['Showroom manager', 26, 12],
        ['office@lumenwharf.ro', 24, 60],
        ['www.lumenwharf.ro', 24, 12],
      );
      expect(name).toBe('');
      expect(company.toLowerCase()).toBe('lumen wharf');
    },
  );

  it.each(['Lakeside Animal Hospital', 'Federation of Cork Growers', 'Escuela Santa Maria'])(
    'takes %s for no person',
    (organisation) => {
      const { name } = read([organisation, 50, 0], ['+353 21 555 0136', 24, 90]);
      expect(name).toBe('');
    },
  );

  it('knows the word mark in spite of a misread letter, and mends it', () => {
    const { name, company } = read(
      ['Complete Miraqe', 70, 0],
      ['info@completemirage.ro', 24, 60],
      ['www.completemirage.ro', 24, 12],
    );
    expect([name, company]).toEqual(['', 'Complete Mirage']);
  });
});

describe('a card without a position', () => {
  it.each([
    'Customs & Compliance Department',
    'Sensor Network Section',
    'Abteilung Einkauf',
    'Avdeling for restaurering',
    'Departamento de Ventas',
    'Dział Sprzedaży',
  ])('does not take %s for one', (unit) => {
    const { name, position } = read(
      ['Marcus Oyelaran', 46, 0],
      [unit, 26, 12],
      ['Orbital Freight Services Ltd', 34, 60],
      ['marcus.oyelaran@orbitalfreight.com', 24, 60],
    );
    expect([name, position]).toEqual(['Marcus Oyelaran', '']);
  });

  it.each(['Head of Customs Department', 'Division Manager', 'Section Officer'])(
    'keeps %s, which says what somebody is',
    (position) => {
      const card: Printed[] = [
        ['Marcus Oyelaran', 46, 0],
        [position, 26, 12],
        ['marcus.oyelaran@orbitalfreight.com', 24, 60],
      ];
      expect(read(...card).position).toBe(position);
    },
  );

  it('leaves a department out of the company below it', () => {
    const { company } = read(
      ['Ingeborg Haaland', 34, 0],
      ['Avdeling for restaurering', 26, 10],
      ['Fjordbåt Verft AS', 44, 30],
      ['ih@fjordbaat.no', 24, 60],
    );
    expect(company).toBe('Fjordbåt Verft AS');
  });
});

describe('a company that the domain spells in small letters', () => {
  it('is not taken from a county', () => {
    const { company } = read(
      ['cloughmills oats', 38, 0],
      ['Nuala Ferriter', 56, 80],
      ['Founder', 28, 10],
      ['nuala@cloughmills.ie', 30, 60],
      ['Ballymote, Co. Sligo', 30, 80],
    );
    expect(company).toBe('cloughmills oats');
  });

  it('ends in a legal form whose l was read as a capital I', () => {
    const { company } = read(['dunes robotics Itd.', 48, 0], ['noa@dunesrobotics.co.il', 30, 60]);
    expect(company).toBe('dunes robotics ltd.');
  });
});

describe('a card without a company', () => {
  it.each(['Scanned with CamScanner', 'CS Scanned with CamScanner', 'Scanned by Adobe Scan'])(
    'does not take the watermark %s for one',
    (watermark) => {
      const { name, company } = read(
        ['Luciana Prado', 46, 0],
        ['Nutricionista', 28, 12],
        ['luciana.prado@gmail.com', 24, 90],
        [watermark, 30, 120],
      );
      expect([name, company]).toEqual(['Luciana Prado', '']);
    },
  );

  it.each([
    ['Av. Afonso Pena, 2770 - sala 804', 'Belo Horizonte - MG'],
    ['luciana.prado@gmail.com', 'Antibes'],
    ['+55 31 98871-3302', 'Chartwell Centre'],
  ])('takes what follows %s in the same letters for an address', (above, place) => {
    const card: Printed[] = [
      ['Luciana Prado', 46, 0],
      ['Nutricionista', 28, 12],
      ['+55 31 98871-3301', 24, 90],
      ['luciana.prado@gmail.com', 24, 12],
      [above, 24, 12],
      [place, 24, 12],
    ];
    expect(read(...card)).toEqual({
      name: 'Luciana Prado',
      company: '',
      position: 'Nutricionista',
    });
  });
});
