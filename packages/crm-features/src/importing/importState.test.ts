import { describe, expect, it } from 'vitest';
import { buildImport, buildImportRow } from '../fixtures/index.ts';
import { missingIn, rowsToImport, withChange, withField, withValue } from './importState.ts';

const shown = buildImport();

describe('a mapping', () => {
  it('has each field once: choosing it elsewhere moves it', () => {
    expect(withField(['first_name', 'email', null], 2, 'email')).toEqual([
      'first_name',
      null,
      'email',
    ]);
    expect(withField(['first_name', 'email', null], 1, null)).toEqual(['first_name', null, null]);
  });

  it('needs an email address and a name', () => {
    expect(missingIn(['first_name'])).toBe('email');
    expect(missingIn(['email', 'last_name'])).toBe('name');
    expect(missingIn(['email', 'full_name'])).toBeNull();
  });
});

it('sends the meaning of every listed text of the field, so that the server keeps the others', () => {
  expect(withValue(shown, 'lead_status', 'IN_LIMBO', 'Cold')).toEqual({
    values: { lead_status: { NEW: 'Warm', OPEN_DEAL: 'Hot', IN_LIMBO: 'Cold' } },
  });
});

it('shows a choice before the server has answered', () => {
  const change = withValue(shown, 'lead_status', 'NEW', null);
  expect(withChange(shown, change).values.lead_status[0]).toMatchObject({ value: null });
  expect(withChange(shown, { duplicates: 'skip' }).duplicates).toBe('skip');
  const rows = withChange(shown, { rows: { 4: 'update' } }).problem_rows;
  expect(rows.find(({ row }) => row === 4)?.action).toBe('update');
});

it('counts the rows that create or change a lead', () => {
  expect(rowsToImport(shown)).toBe(242);
  expect(rowsToImport({ ...shown, duplicates: 'skip' })).toBe(231);
  const duplicates = [{ reason: 'email' as const, id: null, row: 2 }];
  const kept = buildImportRow({ row: 4, duplicates, action: 'create' });
  const left = buildImportRow({ row: 9, duplicates, action: 'skip' });
  expect(rowsToImport({ ...shown, duplicates: 'skip', rows: [kept], problem_rows: [kept] })).toBe(
    232,
  );
  expect(rowsToImport({ ...shown, rows: [left], problem_rows: [left] })).toBe(241);
});
