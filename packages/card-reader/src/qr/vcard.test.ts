import { describe, expect, it } from 'vitest';

import { parseVCard } from './vcard.ts';

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n');

describe('parseVCard', () => {
  it('reads a vCard 3.0 and prefers the mobile number', () => {
    const contact = parseVCard(
      card(
        'VERSION:3.0',
        'N:Venkatesh;Priya;;Dr.;',
        'FN:Dr. Priya Venkatesh',
        'ORG:Sunrise Pharmaceuticals Ltd.;Research',
        'TITLE:HR Manager',
        'TEL;TYPE=FAX,WORK:+91 44 2359 5478',
        'TEL;TYPE=WORK,VOICE:+91 22 2116 7811',
        'TEL;TYPE=CELL:+91 99725 64644',
        'EMAIL;TYPE=INTERNET:p.venkatesh@sunrise.example',
        'ADR;TYPE=WORK:;;1 Main Road;Pune;;411001;India',
        'URL:https://sunrise.example',
      ),
    );
    expect(contact).toEqual({
      firstName: 'Priya',
      lastName: 'Venkatesh',
      email: 'p.venkatesh@sunrise.example',
      company: 'Sunrise Pharmaceuticals Ltd.',
      position: 'HR Manager',
      phones: [
        { number: '+91 99725 64644', kind: 'mobile' },
        { number: '+91 22 2116 7811', kind: 'office' },
        { number: '+91 44 2359 5478', kind: 'fax' },
      ],
      web: ['https://sunrise.example'],
      address: '1 Main Road, Pune, 411001, India',
    });
  });

  it('reads a vCard 2.1 with bare types and quoted-printable over two lines', () => {
    const contact = parseVCard(
      card(
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg',
        'ORG;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Stra=C3=9Fenbau =',
        'Nord',
        'TEL;CELL;VOICE:+49 171 1234567',
      ),
    );
    expect(contact).toMatchObject({
      firstName: 'Jörg',
      lastName: 'Müller',
      company: 'Straßenbau Nord',
      phones: [{ number: '+49 171 1234567', kind: 'mobile' }],
    });
  });

  it('reads quoted-printable in an old Western encoding', () => {
    const contact = parseVCard(card('N;ENCODING=QUOTED-PRINTABLE:M=FCller;Eva'));
    expect(contact?.lastName).toBe('Müller');
  });

  it('reads a vCard 4.0 with groups, tel: addresses, preference and folded lines', () => {
    const contact = parseVCard(
      card(
        'VERSION:4.0',
        'FN:Ana Ribeiro',
        'item1.TEL;VALUE=uri;TYPE="voice,cell":tel:+55-21-94720-2825',
        'EMAIL:old@verde.example',
        'EMAIL;PREF=1:ana.ribei',
        ' ro@verde.example',
        'ORG:Verde\\, Agro\\; Filhos',
      ),
    );
    expect(contact).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ribeiro',
      email: 'ana.ribeiro@verde.example',
      company: 'Verde, Agro; Filhos',
      phones: [{ number: '+55-21-94720-2825', kind: 'mobile' }],
    });
  });

  it('reads a value over many folded or quoted-printable lines', () => {
    const soft = `N;ENCODING=QUOTED-PRINTABLE:${'a=\r\n'.repeat(3)}=\r\nb;Eva`;
    expect(parseVCard(card(soft))?.lastName).toBe('aaab');
    const folded = ['N:Mül', ' ler', ' ', '\t;E', ' va', ''];
    expect(parseVCard(card(...folded))).toMatchObject({ lastName: 'Müller', firstName: 'Eva' });
    const header = ['N;ENCODING=QUOTED-', ' PRINTABLE:M=FC=', 'ller;Eva'];
    expect(parseVCard(card(...header))?.lastName).toBe('Müller');
  });

  it.each(['', 'https://example.com', 'MECARD:N:Doe,Jane;;', 'BEGIN:VEVENT'])(
    'returns nothing for %j',
    (text) => {
      expect(parseVCard(text)).toBeUndefined();
    },
  );

  it('does not fail on a truncated or meaningless card', () => {
    expect(parseVCard('BEGIN:VCARD\nN:Doe;\\')?.lastName).toBe('Doe');
    expect(parseVCard('BEGIN:VCARD\n:::\n;;;\n=')).toMatchObject({ firstName: '', phones: [] });
  });
});
