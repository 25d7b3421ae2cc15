import { leadSources, serverLimits, type Captures, type DashboardStats } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import type { Database } from '../../store/engine/database.ts';
import {
  createdByDay,
  createdInDays,
  leadCounts,
  sourcesSince,
} from '../../store/leads/list/leadCounts.ts';
import { countDueLeads } from '../../store/leads/dueLeads.ts';
import { sourceKey } from '../../store/leadKeys.ts';
import type { LeadScope } from '../../store/leads/leadScope.ts';

/** Days of each of the two periods that `changes` compares; the later one ends today. */
const spanDays = 30;

interface Counted {
  lead_status: string;
  lead_type: string;
  n: number;
}

/** Figures of the dashboard over all leads of a scope. @param now Milliseconds */
export async function dashboardStats(
  db: Database,
  scope: LeadScope,
  now: number,
): Promise<DashboardStats> {
  const today = Math.floor(now / dayMs);
  const spanUntil = (last: number) => ({ first: last - spanDays + 1, last });
  const [counts, recent, earlier, waiting] = await Promise.all([
    leadCounts(db.read, scope),
    createdInDays(db.read, scope, spanUntil(today)),
    createdInDays(db.read, scope, spanUntil(today - spanDays)),
    countDueLeads(db.read, scope, now),
  ]);
  const all = figures(counts);
  return {
    ...all,
    all_leads: all.total_leads,
    unassigned_leads: sum(counts.filter(({ assigned }) => assigned === 0)),
    waiting_leads: waiting.total,
    changes: {
      total_leads: percentChange(earlier.total, recent.total),
      hot_leads: percentChange(earlier.hot, recent.hot),
      action_required: percentChange(earlier.actionRequired, recent.actionRequired),
      event_leads: percentChange(earlier.event, recent.event),
    },
  };
}

const labels = new Map(Object.values(leadSources).map((label) => [sourceKey(label), label]));

/** Leads of a scope that were created in the last days, by day and by source. @param now Milliseconds */
export async function captureFigures(
  db: Database,
  scope: LeadScope,
  now: number,
): Promise<Captures> {
  const last = Math.floor(now / dayMs);
  const first = last - serverLimits.captureDays + 1;
  const most = serverLimits.captureSources;
  const [counted, sources] = await Promise.all([
    createdByDay(db.read, scope, { first, last }),
    sourcesSince(db.read, scope, { since: first * dayMs, most }),
  ]);
  const leadsOn = new Map(counted.map(({ day, n }) => [day, n]));
  const days = Array.from({ length: serverLimits.captureDays }, (_, index) => {
    const day = first + index;
    const date = new Date(day * dayMs).toISOString().slice(0, 10);
    return { date, leads: leadsOn.get(day) ?? 0 };
  });
  return {
    days,
    sources: sources.map(({ key, source, n }) => ({ source: labels.get(key) ?? source, leads: n })),
    // The query reads no more rows than this.
    sources_complete: sum(days.map(({ leads }) => ({ n: leads }))) <= most,
  };
}

const sum = (rows: readonly { n: number }[]): number => rows.reduce((total, { n }) => total + n, 0);

function figures(rows: readonly Counted[]) {
  const ofStatus = (status: string) => sum(rows.filter((row) => row.lead_status === status));
  const ofType = (type: string) => sum(rows.filter((row) => row.lead_type === type));
  return {
    total_leads: sum(rows),
    hot_leads: ofStatus('Hot'),
    warm_leads: ofStatus('Warm'),
    cold_leads: ofStatus('Cold'),
    action_required: ofType('Action Required'),
    pending_followup: ofType('Pending Follow-up'),
    event_leads: ofType('Event Leads'),
  };
}

/** Percentage with one decimal; null if there is nothing to compare with. */
function percentChange(before: number, after: number): number | null {
  return before === 0 ? null : Math.round(((after - before) / before) * 1_000) / 10;
}
