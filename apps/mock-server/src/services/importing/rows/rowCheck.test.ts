import { expect, it } from 'vitest';
import { checkRow } from './rowCheck.ts';

const check = (cells: string[], mapping: Parameters<typeof checkRow>[1]['mapping']) =>
  checkRow({ row: 7, cells }, { mapping, agents: { 'maya@example.com': 'id-of-maya' } });

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
    ['', 'nobody', 'boiling', 'x'.repeat(101)],
    ['first_name', 'email', 'lead_status', 'last_name'],
  );
  expect(lead).toBeUndefined();
  expect(errors.map(({ path }) => path).toSorted()).toEqual([
    'email',
    'first_name',
    'last_name',
    'lead_status',
  ]);
});

it('finds agents by their address in any capitalisation', () => {
  const mapping = ['first_name', 'email', 'assigned_to'] as const;
  const found = check(['Ada', 'a@example.com', 'Maya@Example.com'], [...mapping]);
  expect(found).toMatchObject({ assignedTo: 'id-of-maya', errors: [] });
  const unknown = check(['Ada', 'a@example.com', 'lukas@example.com'], [...mapping]);
  expect(unknown.errors).toMatchObject([{ path: 'assigned_to' }]);
  expect(unknown.lead).toBeUndefined();
});
