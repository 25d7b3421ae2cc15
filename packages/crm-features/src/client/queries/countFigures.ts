import type { Lead } from '@cardinal/contract';
import type { ApiClient } from '../http/apiClient.ts';
import type { LeadListParams } from './queryKeys.ts';
import type { Figures } from './figures.ts';

const counted = {
  hot_leads: { lead_status: 'Hot' },
  action_required: { lead_type: 'Action Required' },
  pending_followup: { lead_type: 'Pending Follow-up' },
  event_leads: { lead_type: 'Event Leads' },
  unassigned_leads: { assigned_to: 'none' },
} as const satisfies Partial<Record<keyof Figures, LeadListParams>>;

const unknownChanges = {
  total_leads: null,
  hot_leads: null,
  action_required: null,
  event_leads: null,
} as const satisfies Figures['changes'];

const hasNextPage = (headers: Headers) => /rel="?next"?/i.test(headers.get('Link') ?? '');

function totalOf(headers: Headers): number {
  const header = headers.get('X-Total-Count');
  if (header === null) throw new Error('The list of leads came without its total.');
  return Number(header);
}

/** Returns the server's count of the leads that match a filter, without reading them. */
async function countOf(api: ApiClient, query: LeadListParams, signal: AbortSignal) {
  const { headers } = await api.get('/api/leads', { query: { ...query, limit: 1 }, signal });
  return totalOf(headers);
}

function countLoaded(leads: readonly Lead[]) {
  const count = (matches: (lead: Lead) => boolean) => leads.filter(matches).length;
  return {
    hot_leads: count(({ lead_status }) => lead_status === 'Hot'),
    action_required: count(({ lead_type }) => lead_type === 'Action Required'),
    pending_followup: count(({ lead_type }) => lead_type === 'Pending Follow-up'),
    event_leads: count(({ lead_type }) => lead_type === 'Event Leads'),
    unassigned_leads: count(({ assignedTo }) => !assignedTo),
  };
}

/** Counts from the list of leads: its rows if they are complete, or else the server's totals. */
export async function countFigures(api: ApiClient, signal: AbortSignal): Promise<Figures> {
  const { data, headers } = await api.get('/api/leads', { signal });
  if (!hasNextPage(headers)) {
    const total = data.length;
    const figures = { total_leads: total, all_leads: total, ...countLoaded(data) };
    return { ...figures, waiting_leads: null, changes: unknownChanges };
  }
  const total = totalOf(headers);
  const [hot_leads, action_required, pending_followup, event_leads, unassigned_leads] =
    await Promise.all([
      countOf(api, counted.hot_leads, signal),
      countOf(api, counted.action_required, signal),
      countOf(api, counted.pending_followup, signal),
      countOf(api, counted.event_leads, signal),
      countOf(api, counted.unassigned_leads, signal),
    ]);
  return {
    total_leads: total,
    all_leads: total,
    hot_leads,
    action_required,
    pending_followup,
    event_leads,
    unassigned_leads,
    waiting_leads: null,
    changes: unknownChanges,
  };
}
