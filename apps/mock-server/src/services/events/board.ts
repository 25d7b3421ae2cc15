import type { EventBoard } from '@cardinal/contract';
import type { FollowUp } from '../../store/events/eventBoards.ts';
import { fullName } from '../shared/names.ts';

interface Terms {
  goal_minutes: number | null;
  cost: number | null;
}

/** A person who owns or captured leads. */
interface Person {
  id: string;
  first_name: string;
  last_name: string;
}

const minuteMs = 60_000;

/** Minutes with one decimal. */
const inMinutes = (ms: number): number => Math.round((ms / minuteMs) * 10) / 10;

/**
 * The value below which a share of the sorted values lies, interpolated between neighbours; null
 * without values.
 */
function quantile(sorted: readonly number[], share: number): number | null {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) return null;
  return low + (high - low) * (place - Math.floor(place));
}

/** Milliseconds from capture to first contact, ascending. */
const delaysOf = (leads: readonly FollowUp[]): number[] =>
  leads
    .flatMap(({ created_at: from, first_contact_at: to }) => (to === null ? [] : [to - from]))
    .toSorted((a, b) => a - b);

const minutesOrNull = (ms: number | null) => (ms === null ? null : inMinutes(ms));

/** A quotient with two decimals, as money is written. */
const perUnit = (cost: number | null, units: number) =>
  cost === null || units === 0 ? null : Math.round((cost / units) * 100) / 100;

const isWaiting = ({ first_contact_at: at }: FollowUp) => at === null;

export interface Owners {
  people: ReadonlyMap<string, Person>;
  /** Names of partners whose pages captured leads without an owner, by the ids of their keys. */
  partners: ReadonlyMap<string, string>;
}

/** The owners of leads with their open work; the one with the most waiting leads comes first. */
function peopleOf(leads: readonly FollowUp[], { people, partners }: Owners) {
  return [...Map.groupBy(leads, ({ owner_id: owner }) => owner)]
    .map(([id, owned]) => {
      const person = people.get(id);
      return {
        user_id: id,
        name: person ? fullName(person) : (partners.get(id) ?? ''),
        captured: owned.length,
        waiting: owned.filter(isWaiting).length,
        median_minutes: minutesOrNull(quantile(delaysOf(owned), 0.5)),
      };
    })
    .toSorted((a, b) => b.waiting - a.waiting || a.name.localeCompare(b.name));
}

/** The board of an event: what has followed the capture of these leads so far. */
export function boardOf(
  { goal_minutes: goal, cost }: Terms,
  leads: readonly FollowUp[],
  owners: Owners,
  now: number,
): Omit<EventBoard, 'answers' | 'held'> {
  const count = (holds: (lead: FollowUp) => boolean) => leads.filter(holds).length;
  const delays = delaysOf(leads);
  const waiting = leads.filter(isWaiting).map(({ created_at: at }) => now - at);
  const meetings = count(({ meeting_at: at }) => at !== null);
  const inTime = goal === null ? 0 : delays.filter((delay) => delay <= goal * minuteMs).length;
  return {
    captured: leads.length,
    owned: count(({ assigned_to: assignee }) => assignee !== null),
    contacted: delays.length,
    answered: count(({ meeting_at: met, reply_at: replied }) => met !== null || replied !== null),
    meetings,
    closed: count(({ lead_status: status }) => status === 'Closed'),
    waiting: waiting.length,
    first_contact: {
      median_minutes: minutesOrNull(quantile(delays, 0.5)),
      p90_minutes: minutesOrNull(quantile(delays, 0.9)),
      oldest_waiting_minutes:
        waiting.length === 0
          ? null
          : inMinutes(waiting.reduce((oldest, age) => Math.max(oldest, age), 0)),
    },
    goal_minutes: goal,
    within_goal: goal === null || leads.length === 0 ? null : inTime / leads.length,
    cost,
    cost_per_lead: perUnit(cost, leads.length),
    cost_per_meeting: perUnit(cost, meetings),
    people: peopleOf(leads, owners),
  };
}
