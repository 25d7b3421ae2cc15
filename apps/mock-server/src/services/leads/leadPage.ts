import type { Lead, LeadListQuery } from '@cardinal/contract';
import { searchParts } from '@cardinal/contract/fold';
import { defaultLeadType } from '@cardinal/contract/labels';
import type { Database } from '../../store/engine/database.ts';
import { isId } from '../../store/ids.ts';
import type { LeadFilters } from '../../store/leads/list/leadFilters.ts';
import { listLeads } from '../../store/leads/list/leadList.ts';
import { sourceKey } from '../../store/leadKeys.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import type { LeadScope } from '../../store/leads/leadScope.ts';
import type { Page } from '../../store/page.ts';
import { pageOf } from '../shared/pages.ts';

/** Value of `assigned_to` and `owner` for unassigned leads. */
const unassigned = 'none';

/**
 * Reads one page of a scope's leads.
 * @param ids Only those of these leads that match
 * @throws `invalid` for a cursor of another list.
 */
export async function leadPage(
  db: Database,
  owned: LeadScope,
  query: LeadListQuery,
  ids?: readonly string[],
): Promise<Page<Lead>> {
  const { sort, limit, cursor } = query;
  const isExact = query.total === 'exact';
  const scope = query.deleted === 'true' ? { ...owned, deleted: true } : owned;
  const filters = filtersOf(query);
  if (!filters) return { rows: [], total: 0, capped: false };
  const page = { sort, limit, cursor, isExact };
  return pageOf(listLeads(db, scope, { ...filters, ids }, page), toLead);
}

const millisecondsOf = (moment: string | undefined) =>
  moment === undefined ? undefined : Date.parse(moment);

/** The store's filters; undefined if nothing can match. */
export function filtersOf(query: Omit<LeadListQuery, 'limit' | 'cursor'>): LeadFilters | undefined {
  const { owner, event_id: eventId, lead_type: type } = query;
  const assignedTo = query.assigned_to ?? (owner === unassigned ? owner : undefined);
  const ownerId = query.owner_id ?? (owner === unassigned ? undefined : owner);
  if (assignedTo && !isId(assignedTo)) return undefined;
  if (eventId && !isId(eventId)) return undefined;
  if (ownerId && !isId(ownerId)) return undefined;
  return {
    status: query.lead_status,
    type: type === defaultLeadType ? undefined : type,
    sourceKey: query.source === undefined ? undefined : sourceKey(query.source),
    assignedTo: assignedTo === unassigned ? null : assignedTo,
    ownerId,
    eventId,
    capturedFrom: millisecondsOf(query.captured_from),
    capturedTo: millisecondsOf(query.captured_to),
    lastContactBefore: millisecondsOf(query.last_contact_before),
    nextStepBefore: millisecondsOf(query.next_step_before),
    incomplete: query.incomplete === 'true' ? true : undefined,
    scoreMin: query.answers_score_min,
    stage: query.stage,
    parts: query.q === undefined ? [] : searchParts(query.q),
  };
}
