import { describe, expect, it } from 'vitest';
import { cleanRow } from './rowValues.ts';

const named = { first_name: 'Ida', last_name: 'Lund' };

describe('the cells of a row', () => {
  it('are put on one line, and empty where they hold a placeholder', () => {
    const { values, kept } = cleanRow({
      first_name: 'Ida\n',
      last_name: 'Lund',
      company: 'Werft\r\nSüd GmbH',
      position: 'Head of\u000BSales',
      address: 'N/A',
      notes: 'One\r\nTwo\u000BThree',
    });
    expect(values).toEqual({
      ...named,
      company: 'Werft Süd GmbH',
      position: 'Head of Sales',
      notes: 'One\nTwo\nThree',
    });
    expect(kept).toEqual([]);
  });

  it('are cut at the field, and kept whole', () => {
    const company = `Werft ${'ü'.repeat(300)}`;
    const { values, kept } = cleanRow({ ...named, company });
    expect(values.company).toHaveLength(200);
    expect(kept).toEqual([`Company: ${company}`]);
  });

  it.each([
    ['Ida Lund <ida@werft.example>', 'ida@werft.example', []],
    [
      'ida@werft.example; office@werft.example',
      'ida@werft.example',
      ['Email: office@werft.example'],
    ],
    ['ida@werft.example (via Bo)', 'ida@werft.example', ['Email: via Bo']],
    ['N/A', undefined, []],
    ['by post', 'by post', []],
  ])('give the email of %j', (email, first, lines) => {
    const { values, kept } = cleanRow({ ...named, email });
    expect(values.email).toBe(first);
    expect(kept).toEqual(lines);
  });

  it.each<[Record<string, string>, Record<string, string>, string[]]>([
    [
      { phone: '+49 421 555010 / +49 421 555020' },
      { phone: '+49 421 555010' },
      ['Phone: +49 421 555020'],
    ],
    [
      { phone: 'Office: +49 421 555010-0, Mobile: +49 172 5550111' },
      { phone: '+49 421 555010-0', mobile: '+49 172 5550111' },
      [],
    ],
    [
      { phone: 'Fax +49 421 555030', mobile: '+49 172 5550111' },
      { phone: '+49 172 5550111' },
      ['Fax: +49 421 555030'],
    ],
    [{ phone: '+1 650 555 0100 x136' }, { phone: '+1 650 555 0100' }, ['Extension: 136']],
    [{ phone: '="0421555010"' }, { phone: '0421555010' }, []],
    [
      { phone: '4.91725E+11' },
      {},
      [
        'Phone: 4.91725E+11 (A spreadsheet has shortened the number to 4.91725E+11: its last digits are lost.)',
      ],
    ],
    [{ phone: '4.91725550111E+11' }, { phone: '491725550111' }, []],
    [{ phone: '+49 172 5550111', mobile: '+49 172 5550111' }, { phone: '+49 172 5550111' }, []],
    [{ phone: 'ask reception' }, {}, ['Phone: ask reception']],
    [{ phone: '#N/A' }, {}, []],
    [{ phone: '1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7' }, { phone: '12345678901234567' }, []],
  ])('give the numbers of %j', (cells, numbers, lines) => {
    const { values, kept } = cleanRow({ ...named, ...cells });
    expect(values).toEqual({ ...named, ...numbers });
    expect(kept).toEqual(lines);
  });

  it.each<[Record<string, string>, Record<string, string>, string[]]>([
    [{ full_name: 'Lund, Ida' }, named, []],
    [{ full_name: 'Ida Lund, PhD' }, named, ['Suffix: PhD']],
    [
      { full_name: 'Owen Harper, Dr.' },
      { first_name: 'Owen', last_name: 'Harper' },
      ['Prefix: Dr.'],
    ],
    [{ full_name: 'Lund, Ida (Sales)' }, named, ['Full Name: Sales']],
    [{ full_name: 'ida.lund@werft.example' }, named, []],
    [{ full_name: 'Werft Süd GmbH', company: 'Werft Süd GmbH' }, { company: 'Werft Süd GmbH' }, []],
    [{ full_name: 'Werft Süd', company: 'Werft Süd' }, { company: 'Werft Süd' }, []],
    [{ full_name: 'Werft Süd GmbH' }, { company: 'Werft Süd GmbH' }, []],
    [{ last_name: 'Ida Lund' }, named, []],
    [
      { first_name: 'Ida', last_name: 'Lund', full_name: 'Ida M. Lund' },
      named,
      ['Full Name: Ida M. Lund'],
    ],
    [{ first_name: 'ida.lund@werft.example' }, named, []],
  ])('give the name of %j', (cells, fields, lines) => {
    const { values, kept } = cleanRow(cells);
    expect(values).toEqual(fields);
    expect(kept).toEqual(lines);
  });

  it('have a whole name in the first column where there is none for last names', () => {
    expect(cleanRow({ first_name: 'Ida Lund' }, { isNameWhole: true }).values).toEqual(named);
    expect(cleanRow({ first_name: 'Ida Lund' }).values).toEqual({ first_name: 'Ida Lund' });
  });

  it('are split by the custom of the country', () => {
    const row = { full_name: 'Juana Roca Vidal' };
    expect(cleanRow(row, { country: 'ES' }).values).toEqual({
      first_name: 'Juana',
      last_name: 'Roca Vidal',
    });
    expect(cleanRow({ ...row, email: 'juana@roca.es' }).values).toMatchObject({
      last_name: 'Roca Vidal',
    });
    expect(cleanRow(row).values).toEqual({ first_name: 'Juana Roca', last_name: 'Vidal' });
  });

  it('keep web addresses that are none in the notes', () => {
    const { values, kept } = cleanRow({ ...named, website: 'Shop: www.werft.example; x.example' });
    expect(values.website).toBe('www.werft.example');
    expect(kept).toEqual(['Website: x.example', 'Website: Shop:']);
  });
});
