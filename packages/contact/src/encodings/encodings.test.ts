import { describe, expect, it } from 'vitest';

import { decodeAs, encodingOf } from './encodings.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const people = 'First Name,Company\nJürgen,Straßenbau\nZoë,Köhler\n'.repeat(20);
const cyrillic = 'Имя,Компания\nАнна,Север\nПётр,Восток\n';

/** Text in an encoding with one byte for each character. */
const inSingleBytes = (text: string, encoding: string) => {
  const decoder = new TextDecoder(encoding);
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]),
  );
  return Uint8Array.from(text, (char) => codes.get(char) ?? 0x3f);
};

describe('encodingOf', () => {
  it('believes byte order marks', () => {
    expect(encodingOf(Uint8Array.of(0xff, 0xfe, 0x41, 0))).toBe('utf-16le');
    expect(encodingOf(Uint8Array.of(0xfe, 0xff, 0, 0x41))).toBe('utf-16be');
    expect(encodingOf(Uint8Array.of(0xef, 0xbb, 0xbf, 0xfc))).toBe('utf-8');
  });

  it('takes a text with single bad bytes for UTF-8', () => {
    const bytes = bytesOf(people);
    bytes[30] = 0xfc;
    expect(encodingOf(bytes)).toBe('utf-8');
    expect(decodeAs(bytes)).toContain('Jürgen');
  });

  it.each([
    ['windows-1252', people],
    ['windows-1251', cyrillic],
    ['koi8-r', cyrillic],
  ])('recognises %s', (encoding, text) => {
    const bytes = inSingleBytes(text, encoding);
    expect(decodeAs(bytes)).toBe(text);
  });

  it.each([
    ['windows-1252', 'Name,Company\nShea O’Neill,Acme – Tools\n'],
    ['iso-8859-15', 'Name,Budget\nZoë,€ 50\n'],
    ['iso-8859-15', 'Nom,Prénom,Société\nŒuvrard,Zoé,Cœur & Fils\n'],
    ['macintosh', 'Name,Firma\nJürgen,Käserei Süd\n'],
    ['macintosh', 'Prénom,Société\nHélène,Crêperie Noël\n'],
    ['windows-1250', 'Imię,Firma\nŁukasz,Żółw\n'],
    ['windows-1250', 'Name,Email\nEwa Węgrzyn,ewa@firma.pl\n'],
    ['iso-8859-2', 'Jméno,Firma\nTomáš,Škoda\n'],
    ['windows-1250', 'Name\nGyőző Szűcs\n'],
    ['windows-1254', 'Ad,Soyad\nIşıl,Yılmaz\n'],
    ['windows-1257', 'Vardas\nŽydrūnas Šimkutė\n'],
    ['windows-1251', 'Name,Email\nАнна Петрова,a@firma.example\n'],
    ['windows-1251', 'Імʼя\nЇжак Єрмак\n'.replace('ʼ', "'")],
    ['koi8-u', 'Місто\nКиїв\n'],
    ['ibm866', 'Имя\nАнна Петрова\n'],
    ['x-mac-cyrillic', 'Имя\nАнна Петрова\n'],
    ['windows-1253', 'Όνομα\nΕλένη Γεωργίου\n'],
    ['iso-8859-7', 'Όνομα,Εταιρεία\nΆννα Άγγελου,Ήλιος\n'],
    ['windows-1255', 'שם\nשרה לוי\n'],
    ['windows-1256', 'الاسم\nفاطمة الزهراء\n'],
    ['windows-874', 'ชื่อ\nสมชาย ใจดี\n'],
  ])('recognises a short text in %s: %j', (encoding, text) => {
    expect(decodeAs(inSingleBytes(text, encoding))).toBe(text);
  });

  it('recognises escapes to Japanese characters', () => {
    const text = '\u001b$B;3ED\u001b(B,i@werft.example';
    expect(encodingOf(bytesOf(text))).toBe('iso-2022-jp');
    expect(encodingOf(bytesOf('\u001b[1m'))).toBe('utf-8');
  });

  it.each([
    ['gb18030', 'd5c5ceb02c7a0a', '张伟,z'],
    ['big5', 'b3afacfcacc22c7a0a', '陳美玲,z'],
    ['euc-jp', 'bab4c6a320b7f22c730a', '佐藤 健,s'],
    ['shift_jis', '8db293a1208c922c730a', '佐藤 健,s'],
    ['euc-kr', 'b1e8b9cebcf62c6b0a', '김민수,k'],
    [
      'shift_jis',
      '90a92c96bc2c89ef8ed02c96f090452c838183820a90582c92bc8e712c90c2977493648b408a948eae89ef8ed02c89638bc6959492b72c834a835e838d834f82f0919782c182c482ad82be82b382a20a97d12c8c9288ea2c90c2977493648b408a948eae89ef8ed02c959492b72c97888f5482dc82bd9364986282b782e90a',
      '森,直子',
    ],
    [
      'gb18030',
      'd0d5c3fb2cb9abcbbe2cd3cabcfe0ac0eed0a1baec2cc2ccd2b6bfc6bcbcd3d0cfdeb9abcbbe2c6840612e6578616d706c650acdf5b4f3c1a62cc2ccd2b6bfc6bcbcd3d0cfdeb9abcbbe2c6440612e6578616d706c650a',
      '李小红',
    ],
  ])('recognises %s', (_, hex, word) => {
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    expect(decodeAs(bytes)).toContain(word);
  });

  it('takes plain letters for UTF-8', () => {
    expect(encodingOf(bytesOf('Name,Email\nIda,ida@werft.example\n'))).toBe('utf-8');
    expect(encodingOf(new Uint8Array())).toBe('utf-8');
  });
});
