import { describe, expect, it } from 'vitest';
import { formatOf, readSheet } from './index.ts';
import { testFiles } from '../../../test/helpers/sheetFiles.ts';

const fileOf = testFiles();

async function rowsIn(content: string | Uint8Array) {
  const rows: { row: number; cells: string[] }[] = [];
  for await (const row of await readSheet(await fileOf(content))) rows.push(row);
  return rows;
}

const card = (...lines: string[]) => `${['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n')}\r\n`;

describe('a vCard file', () => {
  it('is recognised by its content, in any encoding', async () => {
    const text = card('VERSION:3.0', 'FN:Zoë Köhler');
    for (const content of [
      text,
      `\uFEFF${text}`,
      text.replaceAll('\r\n', '\n'),
      text.replaceAll('\r\n', '\r'),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(text, 'latin1'),
    ]) {
      expect(await formatOf(await fileOf(content))).toBe('vcf');
      expect((await rowsIn(content))[1]?.cells.slice(0, 2)).toEqual(['Zoë', 'Köhler']);
    }
    expect(await formatOf(await fileOf('BEGIN:VCARDS,Name\n1,2\n'))).toBe('csv');
  });

  it('is a list of many contacts, with a header', async () => {
    const rows = await rowsIn(
      card(
        'VERSION:2.1',
        'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=B6rg',
        'ORG;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:Stra=C3=9Fenbau =',
        'Nord',
        'TEL;CELL;VOICE:+49 171 1234567',
        'EMAIL;PREF;INTERNET:joerg@example.com',
      ) +
        '\r\n' +
        card(
          'VERSION:3.0',
          'N:Venkatesh;Priya;Anand;Dr.;',
          'FN:Dr. Priya Anand Venkatesh',
          'ORG:Sunrise Pharmaceuticals Ltd.;Research',
          'TITLE:HR Manager',
          'ROLE:Interviewer',
          'TEL;TYPE=FAX,WORK:+91 44 2359 5478',
          'TEL;TYPE=WORK,VOICE:+91 22 2116 7811',
          'EMAIL;TYPE=INTERNET:p.venkatesh@sun',
          ' rise.example',
          'EMAIL;TYPE=HOME:priya@example.com',
          'NOTE:Wants a quote\\, soon.\\nCall her.',
          'URL:https://sunrise.example',
          'ADR;TYPE=WORK:;;1 Main Road;Pune;;411001;India',
        ) +
        card('VERSION:4.0', 'FN:Ana Ribeiro', 'EMAIL:mailto:ana@verde.example', 'ROLE:Buyer'),
    );
    expect(rows).toEqual([
      {
        row: 0,
        cells: [
          'First Name',
          'Last Name',
          'Email',
          'Phone',
          'Company',
          'Position',
          'Notes',
          'Mobile',
          'Website',
          'Address',
          'LinkedIn',
        ],
      },
      {
        row: 1,
        cells: ['Jörg', 'Müller', 'joerg@example.com', '+49 171 1234567', 'Straßenbau Nord'],
      },
      {
        row: 2,
        cells: [
          'Priya Anand',
          'Venkatesh',
          'p.venkatesh@sunrise.example',
          '+91 22 2116 7811',
          'Sunrise Pharmaceuticals Ltd.',
          'HR Manager',
          [
            'Wants a quote, soon.',
            'Call her.',
            'Prefix: Dr.',
            'Department: Research',
            'Role: Interviewer',
            'Email: priya@example.com',
            'Fax: +91 44 2359 5478',
          ].join('\n'),
          '',
          'https://sunrise.example',
          '1 Main Road, Pune, 411001, India',
        ],
      },
      { row: 3, cells: ['Ana', 'Ribeiro', 'ana@verde.example', '', '', 'Buyer'] },
    ]);
  });

  it('may contain pictures, folded or not, and other cards', async () => {
    const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAUA'.repeat(3);
    const lines = Array.from({ length: 5_000 }, () => picture);
    const rows = await rowsIn(
      card('FN:Ada Lovelace', 'PHOTO;ENCODING=b;TYPE=PNG:', ...lines.map((line) => ` ${line}`)) +
        card('FN:Grace Hopper', 'PHOTO;PNG;BASE64:', ...lines, '', 'EMAIL:grace@example.com') +
        card(
          'FN:Ida Rhodes',
          'AGENT:',
          'BEGIN:VCARD',
          'FN:Other Person',
          'END:VCARD',
          'TEL:5551234',
        ),
    );
    expect(rows.slice(1).map(({ cells }) => cells)).toEqual([
      ['Ada', 'Lovelace'],
      ['Grace', 'Hopper', 'grace@example.com'],
      ['Ida', 'Rhodes', '', '5551234'],
    ]);
  });

  it('is read as far as possible if it is truncated', async () => {
    const text = card('FN:Ada Lovelace') + 'BEGIN:VCARD\r\nFN:Grace Hop';
    expect((await rowsIn(text)).slice(1).map(({ cells }) => cells[0])).toEqual(['Ada', 'Grace']);
  });

  it('is read where the ends of cards are missing', async () => {
    const text = 'BEGIN:VCARD\nFN:Ada Lovelace\nBEGIN:VCARD\nFN:Grace Hopper\nBEGIN:VCARD\n';
    expect((await rowsIn(text)).slice(1).map(({ cells }) => cells[0])).toEqual(['Ada', 'Grace']);
  });

  it('keeps profiles on LinkedIn apart from other pages', async () => {
    const text = card(
      'FN:Ada Lovelace',
      'X-SOCIALPROFILE;type=linkedin:https://www.linkedin.com/in/ada',
      'X-SOCIALPROFILE;type=chat:chat:ada',
      'URL:https://engines.example',
    );
    const cells = (await rowsIn(text))[1]?.cells ?? [];
    expect(cells.slice(8)).toEqual([
      'https://engines.example',
      '',
      'https://www.linkedin.com/in/ada',
    ]);
    expect(cells[6]).toBe('Profile: chat:ada');
  });

  it.each(['', '['])('may be written as JSON, after %j', async (list) => {
    const one = (name: string, email: string) =>
      JSON.stringify([
        'vcard',
        [
          ['version', {}, 'text', '4.0'],
          ['fn', {}, 'text', name],
          ['tel', { type: 'home' }, 'uri', 'tel:+49-421-5550111'],
          ['tel', { type: ['work', 'voice'], pref: '1' }, 'uri', 'tel:+49-421-555010'],
          ['email', {}, 'text', email],
        ],
      ]);
    const both = `[${one('Ada Lovelace', 'a@x.example')},${one('Bo Berg', 'b@x.example')}]`;
    const rows = await rowsIn(list ? both : one('Ada Lovelace', 'a@x.example'));
    expect(rows.slice(1).map(({ cells }) => cells.slice(0, 4))).toEqual([
      ['Ada', 'Lovelace', 'a@x.example', '+49-421-555010'],
      ...(list ? [['Bo', 'Berg', 'b@x.example', '+49-421-555010']] : []),
    ]);
    await expect(rowsIn('[["vcard", [["fn"')).rejects.toThrow('This file is damaged');
  });

  it.each([
    ['ends that begin nothing', 'BEGIN:VCARD\nEND:VCARD\nEND:VCARD\n', 'This file is damaged.'],
    [
      'a value without end',
      `BEGIN:VCARD\nNOTE:${'x'.repeat(40_000)}\nEND:VCARD\n`,
      'A cell of row 1 has more than 32,767 characters.',
    ],
    [
      'a card without end',
      `BEGIN:VCARD\n${'NOTE:x\n'.repeat(100_000)}`,
      'Contact 1 has more than 131,068 characters',
    ],
    [
      'a card of line ends',
      `BEGIN:VCARD\n${'\n'.repeat(140_000)}END:VCARD\n`,
      'Contact 1 has more than 131,068 characters',
    ],
    [
      'cards inside one another without end',
      `${card('FN:Ada')}${'BEGIN:VCARD\r\nAGENT:\r\n'.repeat(100)}`,
      'Contact 2 contains more than 16 contacts inside one another',
    ],
  ])('is refused with %s', async (_, content, message) => {
    await expect(rowsIn(content)).rejects.toThrow(message);
  });

  it('is read with line ends that are cut apart, and a picture in one line', async () => {
    // Pieces of 128 KB end between the carriage return and the line feed.
    const begin = 'BEGIN:VCARD\r\nPHOTO:';
    const picture = `${'x'.repeat(131_072 - begin.length - 1)}\r\n`;
    const soft = 'N;ENCODING=QUOTED-PRINTABLE:Love=\r\nlace;Ada\r\n';
    const filler = 'NOTE:';
    const second = `${filler}${'x'.repeat(20_000)}\r\n`;
    const text = `${begin}${picture}${soft}${second}END:VCARD\r\n`;
    expect((await rowsIn(text))[1]?.cells.slice(0, 2)).toEqual(['Ada', 'Lovelace']);
  });

  it('with an unknown encoding is read in the default one', async () => {
    const rows = await rowsIn(card('N;CHARSET=KLINGON;ENCODING=QUOTED-PRINTABLE:M=FCller;Eva'));
    expect(rows[1]?.cells).toEqual(['Eva', 'Müller']);
  });

  it('declares the encoding of every line with other letters', async () => {
    const text = Buffer.concat([
      Buffer.from('BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=Windows-1253:'),
      Buffer.from([0xcb, 0xef, 0xfd, 0xed, 0xf4, 0x3b, 0xcd, 0xdf, 0xea, 0xef, 0xf2]),
      Buffer.from('\r\nEND:VCARD\r\n'),
    ]);
    expect((await rowsIn(text))[1]?.cells).toEqual([
      '\u039d\u03af\u03ba\u03bf\u03c2',
      '\u039b\u03bf\u03cd\u03bd\u03c4',
    ]);
  });

  it('declares the encoding of each line, or has letters of another one', async () => {
    const text = Buffer.concat([
      Buffer.from('BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=Windows-1251:'),
      Buffer.from([0xcb, 0xf3, 0xed, 0xe4, 0x3b, 0xc8, 0xe4, 0xe0]),
      Buffer.from('\r\nORG:Werft S\u00fcd\r\nEND:VCARD\r\n', 'latin1'),
    ]);
    expect((await rowsIn(text))[1]?.cells).toEqual([
      '\u0418\u0434\u0430',
      '\u041b\u0443\u043d\u0434',
      '',
      '',
      'Werft S\u00fcd',
    ]);
  });

  it('has two numbers that can be called, and keeps what fills no field', async () => {
    const rows = await rowsIn(
      card(
        'N:Lund;Ida;;;',
        'TEL;CELL:+49 172 5550111',
        'TEL;WORK;FAX:+49 421 555030',
        'TEL;VALUE=uri;TYPE="work,voice":tel:+1-418-555-0154;ext=102',
        'URL:www.werft.example',
      ),
    );
    expect(rows[1]?.cells).toEqual([
      'Ida',
      'Lund',
      '',
      '+1-418-555-0154 ext. 102',
      '',
      '',
      'Fax: +49 421 555030',
      '+49 172 5550111',
      'www.werft.example',
    ]);
  });
});
