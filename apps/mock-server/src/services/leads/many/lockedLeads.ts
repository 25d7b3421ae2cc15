import type { LeadRow } from '../../../store/leads/leadRows.ts';
import { notFound } from '../../shared/failures.ts';

/** Locked leads in the order of a request's ids. @throws `not_found` if one is missing. */
export function inOrderOf(ids: readonly string[], locked: readonly LeadRow[]): LeadRow[] {
  const byId = new Map(locked.map((lead) => [lead.id, lead]));
  const leads = ids.flatMap((id) => byId.get(id) ?? []);
  if (leads.length < ids.length) {
    throw notFound(ids.length === 1 ? 'lead' : 'leads');
  }
  return leads;
}

/**
 * The time of a change to leads, in milliseconds: not earlier than the last change of any, even if
 * this clock is slow.
 */
export const changeTime = (leads: readonly LeadRow[], now: number): number =>
  leads.reduce((latest, lead) => Math.max(latest, lead.updated_at), now);
