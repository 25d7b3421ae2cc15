import { expect, it } from 'vitest';
import { checkRow, shownValues } from './rowCheck.ts';
import type { RowRules } from './rowRules.ts';

const agents = { 'maya@example.com': 'id-of-maya', 'maya okafor': 'id-of-maya' };

const check = (cells: string[], mapping: RowRules['mapping'], values: RowRules['values'] = {}) =>
  checkRow({ row: 7, cells }, { mapping, agents, values, isAttendeeList: false });

it.each([
  ['Ada Lovelace', 'Ada', 'Lovelace'],
  ['Lovelace, Ada', 'Ada', 'Lovelace'],
  ['Dr. Ada King Lovelace', 'Ada King', 'Lovelace'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Plato', 'Plato', ''],
  ['山田', '山田', ''],
])('splits the name %s', (name, first_name, last_name) => {
  const { lead } = check([name, 'a@example.com'], ['full_name', 'email']);
  expect(lead).toMatchObject({ first_name, last_name });
});

it('reads statuses in any capitalisation and fills in what is missing', () => {
  const { lead } = check(['Ada', 'a@example.com', 'HOT'], ['first_name', 'email', 'lead_status']);
  expect(lead).toMatchObject({ lead_status: 'Hot', lead_type: 'All Leads', source: 'import' });
});

it('reports every error of a row, one for each field', () => {
  const { lead, errors } = check(
    ['', 'nobody', 'x'.repeat(4_001)],
    ['first_name', 'email', 'badge_code'],
  );
  expect(lead).toBeUndefined();
  expect(errors.map(({ path }) => path).toSorted()).toEqual(['badge_code', 'email']);
});

it('finds agents by address or name in any capitalisation', () => {
  const mapping: RowRules['mapping'] = ['first_name', 'email', 'assigned_to'];
  for (const owner of ['Maya@Example.com', 'MAYA OKAFOR', 'Maya  Okafor']) {
    const found = check(['Ada', 'a@example.com', owner], mapping);
    expect(found).toMatchObject({ assignedTo: 'id-of-maya', errors: [] });
    expect(found.lead?.notes).toBe('');
  }
});

it.each<[RowRules['mapping'][number], string, string]>([
  ['lead_status', 'boiling', 'Status: boiling'],
  ['lead_type', 'Customer', 'Type: Customer'],
  ['assigned_to', 'Lukas Meyer', 'Assigned To: Lukas Meyer'],
  ['assigned_to', 'constructor', 'Assigned To: constructor'],
  ['lead_status', '__proto__', 'Status: __proto__'],
  ['source', 'x'.repeat(101), `Source: ${'x'.repeat(101)}`],
  ['source', 'Fair\nHall 3', 'Source: Fair\nHall 3'],
])('keeps the %s %j in the notes', (field, text, line) => {
  const { lead, errors, assignedTo, given } = check(
    ['Ada', 'a@example.com', 'Wants a quote.', text],
    ['first_name', 'email', 'notes', field],
  );
  expect(errors).toEqual([]);
  expect(lead).toMatchObject({ lead_status: 'Warm', lead_type: 'All Leads', source: 'import' });
  expect(lead?.notes).toBe(`Wants a quote.\n${line}`);
  expect(assignedTo).toBeNull();
  expect(given.toSorted()).toEqual(['email', 'first_name', 'notes']);
});

it.each([
  ['New', 'Warm'],
  ['Open - Not Contacted', 'Warm'],
  ['ATTEMPTED_TO_CONTACT', 'Warm'],
  ['Hot lead', 'Hot'],
  ['Contact in Future', 'Cold'],
  ['Closed - Converted', 'Closed'],
])('reads the status %s as %s', (text, lead_status) => {
  const { lead } = check(['Ada', 'a@example.com', text], ['first_name', 'email', 'lead_status']);
  expect(lead).toMatchObject({ lead_status, notes: '' });
});

it("applies the user's choice for a text, and nothing for the name of an inherited property", () => {
  const mapping: RowRules['mapping'] = ['first_name', 'email', 'lead_status', 'source'];
  const values = { lead_status: { New: 'Hot' }, source: { Web: null, Fair: 'Event' } };
  const first = check(['Ada', 'a@example.com', 'New', 'Web'], mapping, values);
  expect(first.lead).toMatchObject({ lead_status: 'Hot', source: 'import', notes: 'Source: Web' });
  const second = check(['Ada', 'a@example.com', 'toString', 'Fair'], mapping, values);
  expect(second.lead).toMatchObject({ source: 'Event', notes: 'Status: toString' });
});

it('uses the first of several addresses in one cell, and keeps the others', () => {
  const { lead } = check(
    ['Ada', 'a@example.com ::: b@example.com', '+44 20 7946 0000 ::: +44 20 7946 0001'],
    ['first_name', 'email', 'phone'],
  );
  expect(lead).toMatchObject({
    email: 'a@example.com',
    phone: '+44 20 7946 0000',
    notes: 'Email: b@example.com\nPhone: +44 20 7946 0001',
  });
});

it('takes the first filled one of several columns, and keeps the others in the notes', () => {
  const mapping: RowRules['mapping'] = ['first_name', 'email', 'email', 'phone', 'phone'];
  const columns = ['First name', 'Email', 'Email 2', 'Work', 'Home'];
  const read = (cells: string[]) =>
    checkRow({ row: 7, cells }, { mapping, columns, agents: {}, values: {}, isAttendeeList: false })
      .lead;
  expect(read(['Ada', '', 'a@example.com', '', '+44 20 7946 0001'])).toMatchObject({
    email: 'a@example.com',
    phone: '+44 20 7946 0001',
    notes: '',
  });
  const all = ['Ada', 'a@example.com', 'b@example.com', '+44 20 7946 0000', '+44 20 7946 0001'];
  expect(read(all)).toMatchObject({
    email: 'a@example.com',
    notes: 'Email 2: b@example.com\nHome: +44 20 7946 0001',
  });
});

it.each([
  [['', '', '', 'Analytical Engines'], ['email']],
  [['', 'a@example.com', '', ''], ['first_name']],
  [['Ada', '', '', ''], ['email']],
  [['', '', '+44 20 7946 0000', 'Analytical Engines'], []],
  [['Ada', '', '+44 20 7946 0000', ''], []],
])('reads %j if it is known by something and can be reached', (cells, paths) => {
  const { lead, errors } = check(cells, ['last_name', 'email', 'phone', 'company']);
  expect(errors.map(({ path }) => path)).toEqual(paths);
  expect(lead === undefined).toBe(paths.length > 0);
});

it('adds only as much to the notes as there is room for, and loses none of the file’s own notes', () => {
  const mapping: RowRules['mapping'] = ['first_name', 'email', 'notes', 'lead_status'];
  const { lead } = check(['Ada', 'a@example.com', 'x'.repeat(9_995), 'boiling'], mapping);
  expect(lead?.notes).toBe(`${'x'.repeat(9_995)}\nStat`);
  const { errors } = check(['Ada', 'a@example.com', 'x'.repeat(10_001), 'boiling'], mapping);
  expect(errors).toMatchObject([{ path: 'notes' }]);
});

it('cuts no character in half, which would make the row invalid', () => {
  const mapping: RowRules['mapping'] = ['first_name', 'email', 'notes', 'lead_status'];
  const cells = ['Ada', 'a@example.com', 'x'.repeat(9_989), `x${'🔥'.repeat(300)}`];
  const { lead, errors, values } = check(cells, mapping);
  expect(errors).toEqual([]);
  expect(lead?.notes).toBe(`${'x'.repeat(9_989)}\nStatus: x`);
  expect(shownValues(values).lead_status).toBe(`x${'🔥'.repeat(249)}`);
});
