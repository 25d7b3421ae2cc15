import { Buffer } from 'node:buffer';
import { sizes } from '@cardinal/contract/limits';
import { archive, aroundSheet, longPart, partOf, sheetPart } from '../test/helpers/zipArchive.ts';

/** A request that is made to harm the server. */
export interface Hostile {
  name: string;
  /** Where it is sent: an import, a scan, another call with JSON, or the form of a partner's key. */
  to: 'import' | 'scan' | 'json' | 'form';
  type: string;
  body(): Buffer;
}

const size = sizes.import;
const boundary = 'x'.repeat(60);
const multipart = `multipart/form-data; boundary=${boundary}`;
const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

/** A form with a file of exactly the largest size, or smaller. */
function fileForm(content: Buffer): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

/** A text that repeats until it has a size. */
function filled(start: string, repeated: string, end = '', bytes: number = size): Buffer {
  const room = bytes - Buffer.byteLength(start) - Buffer.byteLength(end);
  const times = Math.floor(room / Buffer.byteLength(repeated));
  return Buffer.concat([
    Buffer.from(start),
    Buffer.alloc(times * Buffer.byteLength(repeated), repeated),
    Buffer.from(end),
  ]);
}

const upload = (name: string, content: () => Buffer): Hostile => ({
  name,
  to: 'import',
  type: multipart,
  body: () => fileForm(content()),
});

const header = 'First Name,Email\n';
const longest = 32_000;

const tables: Hostile[] = [
  upload('CSV of commas', () => filled(header, ',')),
  upload('CSV of quoted empty cells', () => filled(header, '"",')),
  upload('CSV of quotation marks', () => filled(header, '"')),
  upload('CSV of line ends', () => filled(header, '\n')),
  upload('CSV of carriage returns', () => filled(header, '\r')),
  upload('CSV in one cell', () => filled(header, 'x')),
  upload('CSV in one cell of quoted lines', () => filled(`${header}"`, 'x\n')),
  upload('CSV in one line of semicolons', () => filled('', 'a;')),
  upload('CSV of the smallest rows', () => filled(header, 'a\n')),
  upload('CSV of rows with 200 columns', () =>
    filled(`${'a,'.repeat(199)}a\n`, `${'1,'.repeat(199)}1\n`),
  ),
  upload('CSV of the longest cells', () => filled(header, `${'é'.repeat(longest)},b@c.de\n`)),
  upload('CSV of the longest cells of @', () =>
    filled(header, `Al,${'@a.'.repeat(longest / 3)}\n`),
  ),
  upload('CSV of the longest cells of blanks', () =>
    filled(header, `Al,a${' '.repeat(longest)}b\n`),
  ),
  upload('CSV of the longest cells of digits', () =>
    filled(
      'First Name,Email,Phone,Notes,Date\n',
      `Al,a@b.cd,${'1 '.repeat(longest / 2)},x,${'1'.repeat(longest)}\n`,
    ),
  ),
  upload('CSV in UTF-16', () =>
    Buffer.from(
      `\uFEFF${header}${`${'é'.repeat(100)},b@c.de\n`.repeat(230_000)}`,
      'utf16le',
    ).subarray(0, size),
  ),
  upload('CSV in Windows-1252', () =>
    Buffer.concat([
      Buffer.from(header),
      Buffer.alloc(size - header.length, Buffer.from([0xe9, 0xa8, 0xe9, 0x2c])),
    ]),
  ),
];

const begin = 'BEGIN:VCARD\r\nVERSION:3.0\r\n';
const named = 'N:Doe;Jane\r\nEMAIL:a@b.cd\r\n';
const end = 'END:VCARD\r\n';

const cards: Hostile[] = [
  upload('vCard of one folded line', () => filled(`${begin}NOTE:`, 'x\r\n '.repeat(1), end)),
  upload('vCard of one long line', () => filled(`${begin}NOTE:`, 'x', `\r\n${end}`)),
  upload('vCard of one word', () => filled(begin, 'x')),
  upload('vCard with a huge picture', () =>
    filled(`${begin}${named}PHOTO;ENCODING=b:`, `${'A'.repeat(72)}\r\n `, end),
  ),
  upload('vCard of quoted-printable soft breaks', () =>
    filled(`${begin}NOTE;ENCODING=QUOTED-PRINTABLE:`, '=\r\n', end),
  ),
  upload('vCards of quoted-printable soft breaks', () =>
    filled('', `${begin}NOTE;ENCODING=QUOTED-PRINTABLE:${'a=\r\n'.repeat(12_000)}${named}${end}`),
  ),
  upload('vCards of folded lines', () =>
    filled('', `${begin}NOTE:a\r\n${' a\r\n'.repeat(60_000)}${named}${end}`),
  ),
  upload('vCards of many properties', () =>
    filled('', `${begin}${'TEL:1\r\n'.repeat(20_000)}${named}${end}`),
  ),
  upload('vCards of many parameters', () =>
    filled('', `${begin}TEL${';a'.repeat(60_000)}:1\r\n${named}${end}`),
  ),
  upload('vCards of escapes', () =>
    filled('', `${begin}NOTE:${'\\;'.repeat(16_000)}\r\n${named}${end}`),
  ),
  upload('vCard of nested beginnings', () => filled(begin, 'BEGIN:VCARD\r\n')),
  upload('vCards that are empty', () => filled('', 'BEGIN:VCARD\r\nEND:VCARD\r\n')),
  upload('vCards of the smallest size', () => filled('', `BEGIN:VCARD\nFN:a\n${'END:VCARD'}\n`)),
];

const sheetStart = '<worksheet><sheetData>';
const sheetEnd = '</sheetData></worksheet>';
const row = (cells: string) => `<row>${cells}</row>`;
const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const headerRow = row(cell('First Name') + cell('Email'));

/** A workbook whose first sheet repeats a text. @param times Bounded by the packed size. */
const workbook = (
  name: string,
  text: string,
  bytes: number,
  others: { strings?: [string, number] } = {},
) =>
  upload(name, () => {
    const repeat = (
      part: string,
      start: string,
      repeated: string,
      finish: string,
      total: number,
    ) => {
      const block = repeated.repeat(Math.max(1, Math.floor(1_000_000 / repeated.length)));
      const packed = longPart(part, { start: '', text: block, times: 1, end: '' }, true).packed
        .length;
      const times = Math.floor(Math.min(total / block.length, (0.95 * size) / packed));
      return longPart(part, { start, text: block, times, end: finish }, true);
    };
    const sheet = repeat(sheetPart, sheetStart + headerRow, text, sheetEnd, bytes);
    const [shared, total] = others.strings ?? ['', 0];
    const strings = shared
      ? [repeat('xl/sharedStrings.xml', '<sst>', shared, '</sst>', total)]
      : [];
    return archive([...aroundSheet, ...strings, sheet]);
  });

const someRow = row(cell('Al') + cell('a@b.cd'));
const workbooks: Hostile[] = [
  workbook('XLSX of rows without end', someRow, 380_000_000),
  workbook('XLSX of one row without end', cell('a'), 300_000_000),
  workbook('XLSX of empty rows', '<row/>', 200_000_000),
  workbook('XLSX of empty cells', '<row><c r="A1"/><c r="B1"/></row>', 300_000_000),
  workbook('XLSX of nested elements', '<a>', 100_000_000),
  workbook('XLSX of comments', '<!-- a -->', 300_000_000),
  workbook('XLSX of empty shared strings', someRow, 1_000_000, { strings: ['<si/>', 79_000_000] }),
  workbook('XLSX of small shared strings', someRow, 1_000_000, {
    strings: ['<si><t>a</t></si>', 79_000_000],
  }),
  workbook('XLSX of shared strings in two bytes', someRow, 1_000_000, {
    strings: [`<si><t>ж${'a'.repeat(100)}</t></si>`, 79_000_000],
  }),
  workbook('XLSX of one huge shared string', someRow, 1_000_000, {
    strings: ['abcdefgh', 79_000_000],
  }),
  workbook('XLSX of pieces of shared strings', someRow, 1_000_000, {
    strings: ['<t>a</t>', 79_000_000],
  }),
  workbook('XLSX of entities', `${row(cell('&amp;'.repeat(6_000)))}`, 300_000_000),
  workbook('XLSX of long attributes', `<row ${'a="b" '.repeat(10_000)}></row>`, 300_000_000),
  upload('XLSX of very many parts', () =>
    archive(Array.from({ length: 65_000 }, (_, n) => partOf(`xl/${n}${'a'.repeat(600)}`, 'a'))),
  ),
];

const disposition = 'Content-Disposition: form-data; name="a"';
const forms: Hostile[] = [
  ['of the smallest parts', () => filled('', `--${boundary}\r\n\r\n\r\n`)],
  ['of fields', () => filled('', `--${boundary}\r\n${disposition}\r\n\r\na\r\n`)],
  ['of huge headers', () => filled(`--${boundary}\r\n`, `X-Header: a\r\n`)],
  ['of one header', () => filled(`--${boundary}\r\nContent-Disposition: `, 'a')],
  ['without its boundary', () => filled('', '\r\n--')],
  ['almost of boundaries', () => fileForm(filled('', boundary.slice(1), '', size))],
  ['of half boundaries', () => fileForm(filled('', `\r\n--${boundary.slice(1)}`, '', size))],
  ['of a file of line ends', () => fileForm(filled('', '\r\n'))],
].map(([name, body]) => ({
  name: `Form ${String(name)}`,
  to: 'import',
  type: multipart,
  // The pairs above are typed by their place.
  body: body as () => Buffer,
}));

const scanSize = Math.ceil(sizes.scan / 3) * 4 + sizes.body - 100;
const scans: Hostile[] = [
  ['of nested lists', () => filled('', '[', '', scanSize)],
  [
    'of lists in lists',
    () => filled('{"image_data":"","a":', '[', `${']'.repeat(scanSize / 2 - 50)}}`, scanSize),
  ],
  ['of objects', () => filled('{"image_data":"","a":[', '{},', '0]}', scanSize)],
  ['of numbers', () => filled('{"image_data":"","a":[', '1,', '0]}', scanSize)],
  [
    'of keys',
    () =>
      Buffer.from(
        `{"image_data":""${Array.from({ length: 1_200_000 }, (_, n) => `,"${n}":1`).join('')}}`,
      ),
  ],
  ['of escapes', () => filled('{"image_data":"', '\\"', '"}', scanSize)],
  ['of blanks', () => filled('{"image_data":"', ' ', '"}', scanSize)],
  ['of base64', () => filled('{"image_data":"', 'abcdefgh', '"}', scanSize)],
].map(([name, body]) => ({
  name: `Scan ${String(name)}`,
  to: 'scan',
  type: json,
  body: body as () => Buffer,
}));

const calls: Hostile[] = [
  ['of ids', () => filled('{"lead_ids":[', '1,', '1],"userId":"a"}', sizes.body)],
  ['of nested lists', () => filled('{"a":', '[', '', sizes.body)],
].map(([name, body]) => ({
  name: `JSON ${String(name)}`,
  to: 'json',
  type: json,
  body: body as () => Buffer,
}));

const formSize = sizes.scan + sizes.body - 1_000;
const hosted: Hostile[] = [
  {
    name: 'Hosted form of fields',
    to: 'form',
    type: form,
    body: () => filled('', 'a=&', '', formSize),
  },
  {
    name: 'Hosted form of escapes',
    to: 'form',
    type: form,
    body: () => filled('a=', '%41', '', formSize),
  },
  {
    name: 'Hosted form of small parts',
    to: 'form',
    type: multipart,
    body: () =>
      filled('', `--${boundary}\r\n${disposition}\r\n\r\na\r\n`, `--${boundary}--\r\n`, formSize),
  },
  {
    name: 'Hosted form of one text',
    to: 'form',
    type: multipart,
    body: () =>
      filled(`--${boundary}\r\n${disposition}\r\n\r\n`, 'a', `\r\n--${boundary}--\r\n`, formSize),
  },
];

/** The worst of each kind, of the largest size that the server accepts. */
export const hostileRequests: readonly Hostile[] = [
  ...tables,
  ...cards,
  ...workbooks,
  ...forms,
  ...scans,
  ...calls,
  ...hosted,
];
