import type { HttpHandler } from 'msw';
import { calls, type Lead } from '@cardinal/contract';
import { leadMatcher } from '@cardinal/contract/fold';
import { isIncomplete } from '@cardinal/contract/labels';
import { paging } from '@cardinal/contract/limits';
import { fileOutcomes } from './files.ts';
import { outcomes, type OutcomeOptions } from './outcomes.ts';

const list = outcomes(calls.leads);

/** Headers of the list. */
export interface ListPage extends OutcomeOptions {
  /** `X-Total-Count`. @default the number of rows */
  total?: number;
  /** Whether the total is only "at least". */
  capped?: boolean;
  /** Cursor of the next page. */
  next?: string;
  /** Cursor of the previous page. */
  previous?: string;
}

function pageHeaders({ total, capped, next, previous }: ListPage, count: number) {
  const link = (cursor: string | undefined, rel: string) =>
    cursor ? [`</api/leads?cursor=${cursor}>; rel="${rel}"`] : [];
  const links = [...link(next, 'next'), ...link(previous, 'prev')].join(', ');
  return {
    'X-Total-Count': String(total ?? count),
    ...(capped && { 'X-Total-Count-Capped': 'true' }),
    ...(links && { Link: links }),
  };
}

const matches = (filter: string | null, value: string) =>
  !filter || filter.toLowerCase().startsWith('all') || filter.toLowerCase() === value.toLowerCase();

const isAssigned = (to: string | null, { assignedTo }: Lead) =>
  to === null || assignedTo === (to === 'none' ? null : to);

/** Whether a query asks for the deleted leads. */
const asksForDeleted = (query: URLSearchParams) => query.get('deleted') === 'true';

/** The rows that match the query's filters, by as many of the server's rules as stories need. */
function select(rows: readonly Lead[], query: URLSearchParams): Lead[] {
  const isFound = leadMatcher(query.get('q') ?? '');
  return rows.filter(
    (lead) =>
      matches(query.get('lead_status'), lead.lead_status) &&
      matches(query.get('source'), lead.source) &&
      matches(query.get('lead_type'), lead.lead_type) &&
      isAssigned(query.get('assigned_to') ?? query.get('owner'), lead) &&
      (query.get('incomplete') !== 'true' || isIncomplete(lead)) &&
      isFound(lead),
  );
}

/** Filters, searches and pages these rows, and deleted ones, as the server would. */
function serves(
  rows: readonly Lead[],
  { deleted = [], ...options }: OutcomeOptions & { deleted?: readonly Lead[] } = {},
): HttpHandler {
  return list.replies(({ query }) => {
    const found = select(asksForDeleted(query) ? deleted : rows, query);
    const start = Number(query.get('cursor') ?? 0);
    const size = Number(query.get('limit') ?? paging.default);
    return {
      answer: found.slice(start, start + size),
      headers: pageHeaders(
        {
          total: found.length,
          ...(start + size < found.length && { next: String(start + size) }),
          ...(start > 0 && { previous: String(Math.max(0, start - size)) }),
        },
        found.length,
      ),
    };
  }, options);
}

/** `/api/leads` and the paths below it. */
export const leads = {
  list: {
    ...list,
    returns: (rows: Lead[], page: ListPage = {}) =>
      list.returns(rows, { ...page, headers: pageHeaders(page, rows.length) }),
    empty: () => list.returns([], { headers: pageHeaders({}, 0) }),
    serves,
  },
  one: outcomes(calls.lead),
  vcard: fileOutcomes(calls.leadVcard),
  picture: fileOutcomes(calls.leadPicture),
  create: outcomes(calls.createLead),
  update: outcomes(calls.updateLead),
  statusOfMany: outcomes(calls.statusOfLeads),
  removeMany: outcomes(calls.deleteLeads),
  restoreMany: outcomes(calls.restoreLeads),
  matching: outcomes(calls.changeMatching),
  remove: outcomes(calls.deleteLead),
  restore: outcomes(calls.restoreLead),
  merge: outcomes(calls.mergeLead),
  undoMerge: outcomes(calls.undoMerge),
  duplicates: outcomes(calls.leadDuplicates),
  similar: outcomes(calls.similarLeads),
  activities: outcomes(calls.activities),
  meeting: outcomes(calls.createMeeting),
  /** Calls and WhatsApp messages that the client starts. */
  contact: outcomes(calls.createActivity),
  today: outcomes(calls.today),
  finishNextStep: outcomes(calls.finishNextStep),
  snoozeNextStep: outcomes(calls.snoozeNextStep),
};
