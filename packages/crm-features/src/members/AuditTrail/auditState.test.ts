import { expect, it } from 'vitest';
import {
  auditFilters,
  auditParams,
  changeAudit,
  initialAudit,
  isAuditFiltered,
} from './auditState.ts';

it('sends only the page size without filters', () => {
  expect(auditParams(initialAudit)).toEqual({ limit: 50 });
  expect(isAuditFiltered(initialAudit)).toBe(false);
});

it('includes the last day', () => {
  const state = changeAudit(initialAudit, { from: '2025-11-20', to: '2025-11-21' });
  expect(isAuditFiltered(state)).toBe(true);
  const { from, to } = auditFilters(state);
  expect(from).toBe(new Date(2025, 10, 20).toISOString());
  expect(to).toBe(new Date(2025, 10, 22).toISOString());
});

it('ignores days that are not complete', () => {
  expect(auditFilters({ ...initialAudit, from: '0020-11-20', to: '' })).toEqual({});
});

it('returns to the first page with another filter', () => {
  const third = { ...initialAudit, page: 3, cursor: 'abc' };
  expect(changeAudit(third, { action: 'role_changed' })).toMatchObject({ page: 1, cursor: null });
});
