import type { AuditAction } from '@cardinal/contract';
import type { AuditParams } from '../../client/queries/queryKeys.ts';
import { midnightOf } from '../../format/index.ts';

/** Filters and page of the audit trail. Filters are null if they hide nothing. */
export interface AuditState {
  action: AuditAction | null;
  /** Id of a member. */
  actor: string | null;
  /** First day, `YYYY-MM-DD` in the user's time zone. */
  from: string | null;
  /** Last day. */
  to: string | null;
  /** Page number from 1. */
  page: number;
  /** Start of the page, from the server's Link header; null for the first page. */
  cursor: string | null;
}

/** Everything, newest first. */
export const initialAudit: AuditState = {
  action: null,
  actor: null,
  from: null,
  to: null,
  page: 1,
  cursor: null,
};

/** A person by whom entries can be filtered. */
export interface AuditPerson {
  id: string;
  label: string;
}

/** Entries on a page. */
export const auditPageSize = 50;

/** Applies a change of the filters, which returns to the first page. */
export const changeAudit = (state: AuditState, change: Partial<AuditState>): AuditState => ({
  ...state,
  page: 1,
  cursor: null,
  ...change,
});

/** Whether any filter hides entries. */
export const isAuditFiltered = ({ action, actor, from, to }: AuditState): boolean =>
  [action, actor, from, to].some((filter) => filter !== null);

/** The filters as the server takes them; the last day is included. */
export function auditFilters({ action, actor, from, to }: AuditState): NonNullable<AuditParams> {
  // The browser's date field also returns partly entered years, which are no days.
  const start = midnightOf(from ?? '');
  const end = midnightOf(to ?? '', 1);
  return {
    ...(action !== null && { action }),
    ...(actor !== null && { actor }),
    ...(start && { from: start }),
    ...(end && { to: end }),
  };
}

/** The query of one page. */
export const auditParams = (state: AuditState): NonNullable<AuditParams> => ({
  ...auditFilters(state),
  limit: auditPageSize,
  ...(state.cursor !== null && { cursor: state.cursor }),
});
