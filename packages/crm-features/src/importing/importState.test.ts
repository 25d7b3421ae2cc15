import type { ImportMapping } from '@cardinal/contract';
import { describe, expect, it } from 'vitest';
import { buildImport, buildImportRow } from '../fixtures/index.ts';
import {
  isAmbiguous,
  missingIn,
  rowsToFill,
  rowsToImport,
  sharedFields,
  withChange,
  withField,
  withMove,
  withValue,
} from './importState.ts';

const shown = buildImport();

describe('a mapping', () => {
  it('contains some fields once: choosing one elsewhere moves it', () => {
    expect(withField(['first_name', 'source', null], 2, 'source')).toEqual([
      'first_name',
      null,
      'source',
    ]);
    expect(withField(['first_name', 'email', null], 1, null)).toEqual(['first_name', null, null]);
  });

  it('may contain other fields in several columns', () => {
    expect(withField(['email', 'notes', null], 2, 'email')).toEqual(['email', 'notes', 'email']);
    expect(withField(['email', 'answers', null], 2, 'answers')).toEqual([
      'email',
      'answers',
      'answers',
    ]);
  });

  it('has an order of the columns of a field, in which each can move', () => {
    const mapping: ImportMapping = [
      'phone',
      'email',
      'phone',
      'answers',
      'answers',
      'email',
      'phone',
    ];
    const before = { mapping, order: [6, 5] };
    const phone = { field: 'phone' as const, columns: [6, 0, 2] };
    expect(sharedFields(before)).toEqual([phone, { field: 'email', columns: [5, 1] }]);
    const order = withMove(before, phone, 1, 0);
    expect(order).toEqual([5, 0, 6, 2]);
    expect(sharedFields({ mapping, order })).toContainEqual({ ...phone, columns: [0, 6, 2] });
  });

  it('requires a way to reach people and something by which they are known', () => {
    expect(missingIn(['first_name'], false)).toBe('email');
    expect(missingIn(['email', 'position'], false)).toBe('name');
    expect(missingIn(['mobile', 'company'], false)).toBeNull();
    expect(missingIn(['email', 'full_name'], false)).toBeNull();
  });

  it('may have a badge code in place of both, which a list of attendees requires', () => {
    expect(missingIn(['badge_code'], false)).toBeNull();
    expect(missingIn(['email', 'full_name'], true)).toBe('badge');
    expect(missingIn(['badge_code'], true)).toBeNull();
  });
});

it('sends the meaning of every listed text of the field, so that the server keeps the others', () => {
  expect(withValue(shown, 'lead_status', 'IN_LIMBO', 'Cold')).toEqual({
    values: { lead_status: { NEW: 'Warm', OPEN_DEAL: 'Hot', IN_LIMBO: 'Cold' } },
  });
});

it('shows a choice before the server has responded', () => {
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

describe('a list of attendees', () => {
  const of = (row: number, ...found: (string | number)[]) =>
    buildImportRow({
      row,
      duplicates: found.map((one) => ({
        reason: 'badge_code',
        id: typeof one === 'string' ? one : null,
        row: typeof one === 'number' ? one : null,
      })),
    });
  const clear = of(2, 'lead-1');
  const twoLeads = of(3, 'lead-2', 'lead-3');
  const twoPeople = of(4, 'lead-4', 9);
  const list = buildImport({
    event_id: 'fair',
    duplicates: 'fill',
    rows: [clear, twoLeads, twoPeople],
    problem_rows: [twoLeads, twoPeople],
    counts: { ...shown.counts, duplicates: 40, ambiguous: 3 },
  });

  it('detects ambiguous rows', () => {
    expect([clear, twoLeads, twoPeople].map(isAmbiguous)).toEqual([false, true, true]);
  });

  it('counts the rows that fill in leads', () => {
    expect(rowsToFill(list)).toBe(37);
    const rows = [
      { ...clear, action: 'skip' as const },
      { ...twoLeads, action: 'fill' as const },
    ];
    expect(rowsToFill({ ...list, rows, problem_rows: rows })).toBe(37);
    expect(rowsToFill({ ...list, duplicates: 'skip' })).toBe(0);
    expect(rowsToFill({ ...list, duplicates: 'skip', rows, problem_rows: [] })).toBe(1);
  });
});
