import { describe, expect, it } from 'vitest';

import { contactOf } from './codes.ts';
import { chosenNumbers, contactFrom } from './contact.ts';
import { vcardProperties } from './vcardText.ts';

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n');
const read = (...lines: string[]) => contactFrom(vcardProperties(card(...lines)));
const named = { firstName: 'Ida', lastName: 'Lund' };

describe('a vCard', () => {
  it('of version 3.0 is read with everything in it', () => {
    expect(
      read(
        'VERSION:3.0',
        'N:Venkatesh;Priya;;Dr.;',
        'FN:Dr. Priya Venkatesh',
        'ORG:Sunrise Pharmaceuticals Ltd.;Research',
        'TITLE:HR Manager',
        'TEL;TYPE=FAX,WORK:+91 44 2359 5478',
        'TEL;TYPE=CELL:+91 99725 64644',
        'TEL;TYPE=WORK,VOICE:+91 22 2116 7811',
        'EMAIL;TYPE=INTERNET:p.venkatesh@sunrise.example',
        'ADR;TYPE=WORK:;;1 Main Road;Pune;;411001;India',
        'URL:https://sunrise.example',
      ),
    ).toEqual({
      firstName: 'Priya',
      lastName: 'Venkatesh',
      emails: ['p.venkatesh@sunrise.example'],
      company: 'Sunrise Pharmaceuticals Ltd.',
      position: 'HR Manager',
      phones: [
        { number: '+91 22 2116 7811', kind: 'work', extension: '' },
        { number: '+91 99725 64644', kind: 'mobile', extension: '' },
        { number: '+91 44 2359 5478', kind: 'fax', extension: '' },
      ],
      websites: ['https://sunrise.example'],
      addresses: ['1 Main Road, Pune, 411001, India'],
      notes: ['Prefix: Dr.', 'Department: Research'],
    });
  });

  it('of version 2.1 has bare types and quoted-printable over two lines', () => {
    expect(
      read(
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg',
        'ORG;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Stra=C3=9Fenbau =',
        'Nord',
        'TEL;CELL;VOICE:+49 171 1234567',
      ),
    ).toMatchObject({
      firstName: 'Jörg',
      lastName: 'Müller',
      company: 'Straßenbau Nord',
      phones: [{ number: '+49 171 1234567', kind: 'mobile' }],
    });
  });

  it('of version 4.0 has groups, tel: addresses, preferences and folded lines', () => {
    expect(
      read(
        'VERSION:4.0',
        'FN:Ana Ribeiro',
        'item1.TEL;VALUE=uri;TYPE="voice,cell":tel:+55-21-94720-2825',
        'EMAIL:old@verde.example',
        'EMAIL;PREF=1:ana.ribei',
        ' ro@verde.example',
        'ORG:Verde\\, Agro\\; Filhos',
      ),
    ).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ribeiro',
      emails: ['ana.ribeiro@verde.example', 'old@verde.example'],
      company: 'Verde, Agro; Filhos',
      phones: [{ number: '+55-21-94720-2825', kind: 'mobile' }],
    });
  });

  it('may be folded and quoted in any way', () => {
    expect(read(`N;ENCODING=QUOTED-PRINTABLE:${'a=\r\n'.repeat(3)}=\r\nb;Eva`).lastName).toBe(
      'aaab',
    );
    expect(read('N:Mül', ' ler', ' ', '\t;E', ' va', '')).toMatchObject({
      lastName: 'Müller',
      firstName: 'Eva',
    });
    expect(read('N;ENCODING=QUOTED-', ' PRINTABLE:M=FC=', 'ller;Eva').lastName).toBe('Müller');
    const quoted = 'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:';
    // Folded on top of the soft line breaks, also between "=" and its digits.
    for (const lines of [
      [`${quoted}=D0=9B=D1=83=`, ' =D0=BD=D0=B4;=D0=86=D0=B4=D0=B0'],
      [`${quoted}=D0=9B=D1=83=D0=`, ' BD=D0=B4;=D0=86=D0=B4=D0=B0'],
      [`${quoted}=D0=9B=D1=83=D0=B`, ' D=D0=B4;=D0=86=D0=B4=D0=B0'],
    ]) {
      expect(read(...lines)).toMatchObject({ lastName: 'Лунд', firstName: 'Іда' });
    }
  });

  it('may have its text in base64', () => {
    const text = btoa(String.fromCharCode(...new TextEncoder().encode('Lønd;Ida')));
    expect(read(`N;CHARSET=UTF-8;ENCODING=BASE64:${text}`)).toMatchObject({
      firstName: 'Ida',
      lastName: 'Lønd',
    });
    expect(read('N;ENCODING=B:no base64!;Ida').firstName).toBe('Ida');
  });

  it.each([
    ['Windows-1251', [0xcb, 0xf3, 0xed, 0xe4], 'Лунд'],
    ['Windows-1253', [0xcb, 0xef, 0xf5, 0xed, 0xf4], 'Λουντ'],
    ['windows-1250', [0x4c, 0x75, 0xf2, 0x64], 'Luňd'],
    ['no-such-charset', [0x4c, 0xfc, 0x6e, 0x64], 'Lünd'],
  ])('may declare %s on its lines', (charset, bytes, lastName) => {
    const text = card(`N;CHARSET=${charset}:${String.fromCharCode(...bytes)};Ida`);
    expect(contactFrom(vcardProperties(text, 'windows-1252')).lastName).toBe(lastName);
  });

  it.each([
    [['FN:Ida Lund', 'N:Ida Lund;;;;'], named],
    [['N:Ida Lund'], named],
    [['FN:Idalund', 'N:Idalund;;;;'], { firstName: 'Idalund', lastName: '' }],
    [['FN:Lund\\, Ida'], named],
    [['FN:Ida Lund', 'N:Lund;;;;'], named],
    [['N:;Ida;;;'], { firstName: 'Ida', lastName: '' }],
    [['N:Lund;Ida;Maria'], { firstName: 'Ida Maria', lastName: 'Lund' }],
    [['N: Lund; Ida'], named],
    [['N:Lund;Ida', 'FN:I. Lund'], named],
  ])('names a person by N or FN: %j', (lines, name) => expect(read(...lines)).toMatchObject(name));

  it.each([
    [['N:;;;;', 'FN:Werft Süd GmbH', 'ORG:Werft Süd GmbH;', 'X-ABShowAs:COMPANY']],
    [['FN:Werft Süd', 'ORG:Werft Süd']],
    [['FN:Werft Süd GmbH']],
  ])('may be of a company without a person: %j', (lines) => {
    const { firstName, lastName, company } = read(...lines);
    expect([firstName, lastName]).toEqual(['', '']);
    expect(company).toMatch(/^Werft Süd/);
  });

  it('keeps titles, nicknames and what there is several of', () => {
    const contact = read(
      'N:Lund;Ida;;Prof. Dr.;jr.',
      'NICKNAME:Idi',
      'BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-01',
      'ORG:Werft\\nSüd;Sales',
      'ORG:Lund AB',
      'TITLE:Head of\\nSales',
      'TITLE:Skipper',
      'ROLE:Buyer',
      'EMAIL:Ida Lund <ida@werft.example>',
      'URL:www.werft.example',
      'URL:www.lund.example',
      'NOTE:Wants a quote\\, soon.\\nCall her.',
    );
    expect(contact).toMatchObject({
      ...named,
      company: 'Werft Süd',
      position: 'Head of Sales',
      emails: ['ida@werft.example'],
      websites: ['www.werft.example', 'www.lund.example'],
      notes: [
        'Wants a quote, soon.\nCall her.',
        'Prefix: Prof. Dr.',
        'Suffix: jr.',
        'Department: Sales',
        'Company: Lund AB',
        'Position: Skipper',
        'Role: Buyer',
        'Nickname: Idi',
        'Birthday: 05-01',
      ],
    });
  });

  it('calls work before home, never a fax, whatever comes first', () => {
    const { phones } = read(
      'TEL;HOME;VOICE:(905) 555-0122',
      'item1.TEL:+49 421 555030',
      'item1.X-ABLabel:_$!<WorkFax>!$_',
      'TEL;VALUE=uri;TYPE="work,voice":tel:+1-418-555-0154;ext=102',
    );
    expect(phones).toEqual([
      { number: '+1-418-555-0154', kind: 'work', extension: '102' },
      { number: '(905) 555-0122', kind: 'home', extension: '' },
      { number: '+49 421 555030', kind: 'fax', extension: '' },
    ]);
    expect(chosenNumbers(phones).phone?.kind).toBe('work');
    expect(chosenNumbers(phones.slice(2)).phone).toBeUndefined();
  });

  it.each([
    'BEGIN:VCARD VERSION:4.0 N:Lund;Ida;;Ms.; FN:Ida Lund ORG:Werft Süd TEL;TYPE=work,voice;VALUE=uri:tel:+1-212-555-0177 EMAIL:ida@werft.example REV:20080424T195243Z END:VCARD',
    'BEGIN:VCARD\\nVERSION:3.0\\nN:Lund;Ida\\nORG:Werft Süd\\nEMAIL:ida@werft.example\\nTEL:+12125550177\\nEND:VCARD',
    'BEGIN: VCARD\nVERSION: 3.0\nN: Lund; Ida\nORG: Werft Süd\nTEL: +1 212 555 0177\nEMAIL: ida@werft.example\nEND: VCARD',
  ])('is read as other programs write it: %s', (text) => {
    const contact = contactOf(text);
    expect(contact).toMatchObject({
      ...named,
      company: 'Werft Süd',
      emails: ['ida@werft.example'],
    });
    expect(contact?.phones[0]?.number.replace(/\D/g, '')).toBe('12125550177');
  });

  it('does not fail if it is truncated or meaningless', () => {
    expect(contactOf('BEGIN:VCARD\nN:Doe;\\')?.firstName).toBe('Doe');
    expect(contactOf('BEGIN:VCARD\n:::\n;;;\n=')).toBeUndefined();
  });
});
