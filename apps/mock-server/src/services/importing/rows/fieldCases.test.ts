import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inPrecedence } from '@cardinal/contract/labels';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheet, type SheetRow } from '../../../ports/sheets/index.ts';
import { proposeLayout, rateRows } from '../columns/proposal.ts';
import { checkRow } from './rowCheck.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cardinal-field-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const known = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'mobile',
  'company',
  'position',
  'notes',
  'badge_code',
] as const;

/** What becomes of the rows of a file: the filled fields of each lead. */
async function leadsIn(content: string | Uint8Array): Promise<Record<string, string>[]> {
  const path = join(folder, 'list');
  await writeFile(path, content);
  const rows: SheetRow[] = [];
  for await (const row of await readSheet(path, { rate: rateRows })) rows.push(row);
  const { columns, mapping, order, skipped } = proposeLayout(rows, true);
  const names = columns.map(({ name }) => name);
  const sequence = inPrecedence(mapping.length, order);
  const rules = {
    mapping,
    sequence,
    agents: {},
    values: {},
    columns: names,
    isAttendeeList: false,
  };
  return rows.slice(skipped).map((row) => {
    const { lead, errors } = checkRow(row, rules);
    if (!lead) return { refused: errors.map(({ message }) => message).join(' ') };
    return Object.fromEntries(
      known.flatMap((field) => (lead[field] === '' ? [] : [[field, lead[field]]])),
    );
  });
}

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
/** A text in an encoding with one byte for each character. */
const inEncoding = (text: string, encoding: string) => {
  const decoder = new TextDecoder(encoding);
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]),
  );
  return Uint8Array.from(text, (char) => codes.get(char) ?? 0x3f);
};

const ida = { first_name: 'Ida', last_name: 'Lund', email: 'ida@werft.example' };

it.each<[string, string | Uint8Array, Record<string, string>[]]>([
  [
    'one bad byte in UTF-8',
    Buffer.concat([
      Buffer.from(
        'First Name,Last Name,Email\nJürgen,Groß,j@werft.example\nZoë,Kästner,z@werft.example\nBo,M',
      ),
      Buffer.of(0xfc),
      Buffer.from('ller,b@werft.example\n'),
    ]),
    [
      { first_name: 'Jürgen', last_name: 'Groß', email: 'j@werft.example' },
      { first_name: 'Zoë', last_name: 'Kästner', email: 'z@werft.example' },
      { first_name: 'Bo', last_name: 'M\ufffdller', email: 'b@werft.example' },
    ],
  ],
  [
    'Cyrillic of Windows',
    inEncoding('Имя;Фамилия;Email\nОльга;Кравец;o@werft.example\n', 'windows-1251'),
    [{ first_name: 'Ольга', last_name: 'Кравец', email: 'o@werft.example' }],
  ],
  [
    'Greek of ISO',
    inEncoding('Όνομα;Επώνυμο;Email\nΆννα;Άγγελου;a@werft.example\n', 'iso-8859-7'),
    [{ first_name: 'Άννα', last_name: 'Άγγελου', email: 'a@werft.example' }],
  ],
  [
    'letters of a Mac',
    inEncoding('Vorname;Nachname;E-Mail\nJürgen;Groß;j@werft.example\n', 'macintosh'),
    [{ first_name: 'Jürgen', last_name: 'Groß', email: 'j@werft.example' }],
  ],
  [
    'whole Chinese names in GBK',
    // 姓名,邮箱 / 李小红,l@werft.example
    bytes('d0d5c3fb2cd3cacfe40ac0eed0a1baec2c6c4077657266742e6578616d706c650a'),
    [{ first_name: '小红', last_name: '李', email: 'l@werft.example' }],
  ],
  [
    'a second column for mobile numbers',
    'First Name,Last Name,Email,Phone,Mobile\nIda,Lund,ida@werft.example,,+49 172 5550111\nBo,Berg,b@werft.example,+49 421 555010,+49 172 5550112\n',
    [
      { ...ida, phone: '+49 172 5550111' },
      {
        first_name: 'Bo',
        last_name: 'Berg',
        email: 'b@werft.example',
        phone: '+49 421 555010',
        mobile: '+49 172 5550112',
      },
    ],
  ],
  [
    'names with remarks',
    'Display name;Email\nLund, Ida (Sales);ida@werft.example\n',
    [{ ...ida, notes: 'Full Name: Sales' }],
  ],
  [
    'whole Spanish names',
    'Nombre;Correo electrónico;Empresa\nAlba Roca Vidal;a@werft.example;Werft\n',
    [{ first_name: 'Alba', last_name: 'Roca Vidal', email: 'a@werft.example', company: 'Werft' }],
  ],
  [
    'a company in place of a name',
    'Name,Email,Company\nWerft Süd,info@werft.example,Werft Süd\n',
    [{ email: 'info@werft.example', company: 'Werft Süd' }],
  ],
  [
    'attendees beside the buyer',
    'Order code,E-mail,Attendee name,Attendee email,Pseudonymization ID\nA1,buyer@werft.example,Ida Lund,ida@werft.example,GYPZHJDQGW\n',
    [{ ...ida, badge_code: 'GYPZHJDQGW', notes: 'E-mail: buyer@werft.example' }],
  ],
  [
    'quotation marks inside of cells',
    'Name,Email,Company\nIda Lund,ida@werft.example,"The "Best" Yard"\nBo Berg,b@werft.example,12" Pipes\n',
    [
      { ...ida, company: 'The "Best" Yard' },
      { first_name: 'Bo', last_name: 'Berg', email: 'b@werft.example', company: '12" Pipes' },
    ],
  ],
  [
    'texts as formulas',
    'Name,Email,Phone\n"=""Ida Lund""",="ida@werft.example","=HYPERLINK(""tel:+49421555010"",""+49 421 555010"")"\n"=HYPERLINK(""https://werft.example/bo"",""Bo Berg"")","=HYPERLINK(""mailto:b@werft.example"")",\n',
    [
      { ...ida, phone: '+49 421 555010' },
      {
        first_name: 'Bo',
        last_name: 'Berg',
        email: 'b@werft.example',
        notes: 'Full Name: https://werft.example/bo',
      },
    ],
  ],
  [
    'names in one column beside empty ones',
    'Name,First Name,Last Name,Email\nIda Lund,,,ida@werft.example\n',
    [ida],
  ],
  [
    'totals and notices right below the list',
    'Name,Email\nIda Lund,ida@werft.example\nTotal: 1\nRecords,1\n',
    [ida],
  ],
  [
    'private numbers before those of the office',
    'Name;Telefon privat;Telefon geschäftlich\nIda Lund;0421 5550111;0421 555010\nBo Berg;0421 5550112;\n',
    [
      {
        first_name: 'Ida',
        last_name: 'Lund',
        phone: '0421 555010',
        notes: 'Telefon privat: 0421 5550111',
      },
      { first_name: 'Bo', last_name: 'Berg', phone: '0421 5550112' },
    ],
  ],
  [
    'cells that say nothing, or nothing usable, before others',
    'Name,Email,Email 2,Phone,Mobile Phone\nIda Lund,N/A,ida@werft.example,none,\nBo Berg,ask Bo,b@werft.example,,\n',
    [
      ida,
      {
        first_name: 'Bo',
        last_name: 'Berg',
        email: 'b@werft.example',
        notes: 'Email: ask Bo',
      },
    ],
  ],
  [
    'a footer below the list',
    'First Name,Last Name,Email\nIda,Lund,ida@werft.example\n\nLeads of the fair\nCopyright (c) 2026\n',
    [ida],
  ],
  [
    'control characters and line breaks',
    'First Name,Last Name,Email,Company\n"Ida\n",Lund,ida@werft.example,"Werft\u000bSüd\nGmbH"\n',
    [{ ...ida, company: 'Werft Süd GmbH' }],
  ],
  [
    'an address that is none, beside a number',
    'Name,Email,Phone\nIda Lund,write to ida,+49 421 555010\n',
    [
      {
        first_name: 'Ida',
        last_name: 'Lund',
        phone: '+49 421 555010',
        notes: 'Email: write to ida',
      },
    ],
  ],
  [
    'faxes, titles and departments in columns of their own',
    'Anrede;Vorname;Nachname;Suffix;Abteilung;Fax geschäftlich;Telefon geschäftlich;Mobiltelefon;E-Mail-Adresse;Notizen\nFrau Dr.;Ida;Lund;;Einkauf;+49 421 555030;+49 421 555010;;ida@werft.example;Halle 4\nHerr;Bo;Berg;jr.;;;;;b@werft.example;\n',
    [
      {
        ...ida,
        phone: '+49 421 555010',
        notes: 'Halle 4\nAnrede: Frau Dr.\nAbteilung: Einkauf\nFax geschäftlich: +49 421 555030',
      },
      {
        first_name: 'Bo',
        last_name: 'Berg',
        email: 'b@werft.example',
        notes: 'Anrede: Herr\nSuffix: jr.',
      },
    ],
  ],
  [
    'a fax in a list without notes',
    'Name,Email,Phone,Fax\nIda Lund,ida@werft.example,+49 421 555010,+49 421 555030\n',
    [{ ...ida, phone: '+49 421 555010', notes: 'Fax: +49 421 555030' }],
  ],
  [
    'numbers whose kinds are in columns beside them',
    'First Name,Last Name,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Phone 3 - Label,Phone 3 - Value\nIda,Lund,ida@werft.example,Work Fax,+49 421 555030,* Mobile,+49 172 5550111,Work,+49 421 555010\n',
    [
      {
        ...ida,
        phone: '+49 421 555010',
        mobile: '+49 172 5550111',
        notes: 'Fax: +49 421 555030',
      },
    ],
  ],
  [
    'zeros at the ends of cells',
    'First Name,Last Name,Email\nIda\0,Lund\0,ida@werft.example\0\n',
    [ida],
  ],
  [
    'a day in place of a number',
    'Name,Email,Phone\nIda Lund,ida@werft.example,26.11.2026\n',
    [{ ...ida, notes: 'Phone: 26.11.2026' }],
  ],
  [
    'nobody who could be reached',
    'Name,Email\nIda Lund,N/A\n',
    [{ refused: 'An email address, a phone number or a badge code is required.' }],
  ],
])('%s', async (_, content, leads) => {
  expect(await leadsIn(content)).toEqual(leads);
});
