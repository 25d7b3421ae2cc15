import type { Today } from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import { toLead } from '../../../store/leads/leadRows.ts';
import { hotLeads, leadsGiven, leadsToDo } from '../../../store/leads/todayLeads.ts';
import type { ServerContext } from '../../context.ts';
import type { Principal } from '../../shared/principal.ts';

/** For how many days a lead is new to the agent who was given it. */
const newDays = 7;

/**
 * What a user has to do with their own leads on a day, each lead once.
 * @param start When the day began where the user is; without it, the day is that of UTC
 */
export async function todayOf(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { workspaceId, userId }: Pick<Principal, 'workspaceId' | 'userId'>,
  start?: string,
): Promise<Today> {
  const now = clock();
  const from = start === undefined ? now - (now % dayMs) : Date.parse(start);
  const own = { workspaceId, ownerId: userId };
  const found = await Promise.all([
    leadsToDo(db.read, own, { from: Number.MIN_SAFE_INTEGER, to: from }),
    leadsToDo(db.read, own, { from, to: from + dayMs }),
    leadsGiven(db.read, own, now - newDays * dayMs),
    hotLeads(db.read, own),
  ]);
  const seen = new Set<string>();
  const [overdue = [], today = [], new_for_you = [], hot_without_contact = []] = found.map((rows) =>
    rows.flatMap((row) => {
      if (seen.has(row.id)) return [];
      seen.add(row.id);
      return [toLead(row)];
    }),
  );
  return { overdue, today, new_for_you, hot_without_contact };
}
