import type { Lead, LeadListQuery, LeadSort } from '@cardinal/contract';
import { defaultLeadType } from '@cardinal/contract/labels';
import type { Database } from '../../store/engine/database.ts';
import { searchParts } from '@cardinal/contract/fold';
import { isId } from '../../store/ids.ts';
import { decodeCursor, encodeCursor, leadOrders } from '../../store/leads/leadCursor.ts';
import type { LeadCursor } from '../../store/leads/leadCursor.ts';
import { countLeads, listLeads } from '../../store/leads/leadList.ts';
import type { LeadFilters, ListedLead } from '../../store/leads/leadFilters.ts';
import { sourceKey, toLead } from '../../store/leads/leadRows.ts';
import type { LeadScope } from '../../store/leads/leadScope.ts';
import { foreignCursor } from '../../store/page.ts';

/** One page of the lead list, with cursors to its neighbours. */
export interface LeadPage {
  leads: Lead[];
  /** Matching leads on all pages. */
  total: number;
  /** Whether there are more than `total`, because not all were counted. */
  capped: boolean;
  /** Cursor of the page after this one. */
  next?: string;
  /** Cursor of the page before this one. */
  prev?: string;
}

/** Value of `assigned_to` for unassigned leads. */
const unassigned = 'none';

/** Reads one page of a scope's leads. @throws `invalid` for a cursor of another list. */
export async function leadPage(
  db: Database,
  owned: LeadScope,
  query: LeadListQuery,
): Promise<LeadPage> {
  const { sort, limit } = query;
  const scope = query.deleted === 'true' ? { ...owned, deleted: true } : owned;
  const cursor = query.cursor === undefined ? undefined : cursorOf(query.cursor, sort);
  const filters = filtersOf(query);
  if (!filters) return { leads: [], total: 0, capped: false };

  const order = leadOrders[sort];
  const backwards = cursor?.direction === 'prev';
  const found = await listLeads(db, scope, filters, {
    order,
    from: cursor?.place,
    backwards,
    limit,
  });
  const goesOn = found.length > limit;
  // The extra lead is at the end of the reading direction.
  const rows = backwards ? found.slice(goesOn ? 1 : 0) : found.slice(0, limit);
  const isWhole = !cursor && !goesOn;
  const total = isWhole ? rows.length : found[0]?.total;
  const counted =
    total === undefined ? await countLeads(db, scope, filters) : { total, capped: false };

  const towards = (direction: LeadCursor['direction'], row: ListedLead | undefined) =>
    row && encodeCursor({ sort, direction, place: order.columns.map((column) => row[column]) });
  return {
    leads: rows.map(toLead),
    ...counted,
    next: backwards || goesOn ? towards('next', rows.at(-1)) : undefined,
    prev: backwards
      ? goesOn
        ? towards('prev', rows[0])
        : undefined
      : cursor && towards('prev', rows[0]),
  };
}

function cursorOf(text: string, sort: LeadSort): LeadCursor {
  const cursor = decodeCursor(text);
  if (cursor?.sort !== sort) throw foreignCursor();
  return cursor;
}

/** The store's filters; undefined if nothing can match. */
export function filtersOf(query: Omit<LeadListQuery, 'limit' | 'cursor'>): LeadFilters | undefined {
  const { assigned_to: assignedTo, event_id: eventId, lead_type: type } = query;
  if (assignedTo && !isId(assignedTo)) return undefined;
  if (eventId && !isId(eventId)) return undefined;
  return {
    status: query.lead_status,
    type: type === defaultLeadType ? undefined : type,
    sourceKey: query.source === undefined ? undefined : sourceKey(query.source),
    assignedTo: assignedTo === unassigned ? null : assignedTo,
    eventId,
    parts: query.q === undefined ? [] : searchParts(query.q),
  };
}
