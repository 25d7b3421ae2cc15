import { describe, expect, it } from 'vitest';
import { fieldOfHeader } from './headerNames.ts';
import { proposeLayout } from './proposal.ts';

const layoutOf = (table: string[][], mapsAssignee = true) =>
  proposeLayout(
    table.map((cells, index) => ({ row: index + 1, cells })),
    mapsAssignee,
  );

describe('the name of a column', () => {
  it.each([
    ['First Name', 'first_name'],
    ['FIRSTNAME', 'first_name'],
    ['given-name', 'first_name'],
    ['Vorname:', 'first_name'],
    ['Prénom', 'first_name'],
    ['Imię', 'first_name'],
    ['Apellidos', 'last_name'],
    ['Cognome', 'last_name'],
    ['姓名', 'full_name'],
    ['ФИО', 'full_name'],
    ['E-Mail-Adresse', 'email'],
    ['Correo electrónico', 'email'],
    ['メールアドレス', 'email'],
    ['البريد الإلكتروني', 'email'],
    ['Phone (work)', 'phone'],
    ['Handynummer', 'mobile'],
    ['Account Name', 'company'],
    ['Société', 'company'],
    ['Job Title', 'position'],
    ['Lead Status *', 'lead_status'],
    ['Bemerkungen', 'notes'],
    ['Lead Owner', 'assigned_to'],
    ['Person - Name', 'full_name'],
    ['Person - Email - Work', 'email'],
    ['Organization - Name', 'company'],
    ['Lead - Owner', 'assigned_to'],
    ['Lead - Title', undefined],
    ['Deal - Status', undefined],
    ['Organization - Address', undefined],
    ['Account.Name', 'company'],
    ['Shoe size', undefined],
    ['', undefined],
  ])('recognises %s as %s', (name, field) => {
    expect(fieldOfHeader(name)?.field).toBe(field);
  });
});

describe('a file’s layout', () => {
  it('is found below a title', () => {
    const found = layoutOf([
      ['Leads of the fair'],
      ['Name', 'E-Mail', 'Schuhgröße'],
      ['Ada Lovelace', 'ada@example.com', '38'],
    ]);
    expect(found).toMatchObject({ mapping: ['full_name', 'email', null], skipped: 2 });
    expect(found.columns.map(({ name }) => name)).toEqual(['Name', 'E-Mail', 'Schuhgröße']);
  });

  it('is recognised from the values in columns without a known name', () => {
    const found = layoutOf([
      ['Wer', 'Wo', 'Wie'],
      ['Ada', 'ada@example.com', '+44 20 7946 0000'],
      ['Ida', 'ida@example.com', '+44 20 7946 0001'],
    ]);
    expect(found).toMatchObject({ mapping: [null, 'email', 'phone'], skipped: 1 });
  });

  it.each(['2026-11-21', '21.11.2026', '11/21/2026', '2026-11-21 10:30'])(
    'does not treat %s as a phone number',
    (moment) => {
      const found = layoutOf([
        ['Name', 'Email', 'Added'],
        ['Ada', 'ada@example.com', moment],
      ]);
      expect(found.mapping).toEqual(['full_name', 'email', null]);
    },
  );

  it('has no header if the first row is a person', () => {
    const found = layoutOf([
      ['Ada', 'ada@example.com'],
      ['Ida', 'ida@example.com'],
    ]);
    expect(found).toMatchObject({ mapping: ['first_name', 'email'], skipped: 0 });
    expect(found.columns[0]).toEqual({ name: 'Column A', samples: ['Ada', 'Ida'] });
  });

  it.each([
    [
      ['Ida', 'Lund', 'Werft GmbH', 'ida@x.example'],
      ['first_name', 'last_name', 'company', 'email'],
    ],
    [
      ['Lund', 'Ida', 'ida@x.example', ''],
      ['last_name', 'first_name', 'email'],
    ],
    [
      ['Thomas Lund', 'thomas@x.example', '4711', ''],
      ['full_name', 'email', null],
    ],
  ])('has its names and companies recognised without a header: %j', (person, mapping) => {
    expect(layoutOf([person.filter(Boolean)]).mapping).toEqual(mapping);
  });

  it.each([
    [
      ['Nom', 'Prénom', 'Email'],
      ['last_name', 'first_name', 'email'],
    ],
    [
      ['Name', 'Vorname', 'Email'],
      ['last_name', 'first_name', 'email'],
    ],
    [
      ['Name', 'First', 'Last', 'Email'],
      [null, 'first_name', 'last_name', 'email'],
    ],
    [
      ['Nom', 'Email'],
      ['full_name', 'email'],
    ],
    [
      ['Email', 'Email', 'Name'],
      ['email', null, 'full_name'],
    ],
  ])('maps %j to %j', (header, mapping) => {
    expect(layoutOf([header]).mapping).toEqual(mapping);
  });

  it('puts the better of several columns first, and leaves the file’s order as it is', () => {
    const rows = (...header: string[]) => [header, ['Ida', ...header.slice(1).map(() => 'x')]];
    expect(
      layoutOf(rows('Name', 'Buyer email', 'Notes', 'Attendee email', 'Remarks')),
    ).toMatchObject({ mapping: ['full_name', 'email', 'notes', 'email', 'notes'], order: [3, 1] });
    expect(layoutOf(rows('Name', 'Email', 'E-mail 2')).order).toEqual([]);
  });

  it('cuts no character of a name or sample in half', () => {
    const long = `x${'🔥'.repeat(300)}`;
    expect(
      layoutOf([
        ['Email', long],
        ['ada@example.com', long],
      ]).columns[1],
    ).toEqual({
      name: `x${'🔥'.repeat(99)}`,
      samples: [`x${'🔥'.repeat(49)}`],
    });
  });

  it('assigns leads for managers only', () => {
    const header = [['Name', 'Email', 'Owner']];
    expect(layoutOf(header).mapping[2]).toBe('assigned_to');
    expect(layoutOf(header, false).mapping[2]).toBeNull();
  });
});
