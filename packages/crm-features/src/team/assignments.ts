import type { Lead } from '@cardinal/contract';
import { limits } from '@cardinal/contract/limits';
import type { ApiClient } from '../client/http/apiClient.ts';
import { unassignedParams } from './teamQueries.ts';

/** The target of an assignment: one agent, or all of them fairly by load. */
export type Assignee = { kind: 'agent'; id: string; name: string } | { kind: 'fair' };

/** The leads to assign: these, or every unassigned lead, including those that are not loaded. */
export type Target = readonly Lead[] | 'all';

/** A lead that was assigned, and to whom. */
export type Assigned = Pick<
  Lead,
  'id' | 'first_name' | 'last_name' | 'email' | 'badge_code' | 'assignedTo'
>;

const userIdOf = (assignee: Assignee) => (assignee.kind === 'fair' ? 'fair' : assignee.id);

/** Parts that one call accepts. */
export function slices<T>(items: readonly T[]): T[][] {
  const count = Math.ceil(items.length / limits.bulkLeads);
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * limits.bulkLeads, (index + 1) * limits.bulkLeads),
  );
}

async function assignSlice(
  api: ApiClient,
  ids: readonly string[],
  assignee: Assignee,
): Promise<readonly Lead[]> {
  const [id] = ids;
  if (assignee.kind === 'agent' && id !== undefined && ids.length === 1) {
    const body = { userId: assignee.id };
    return [(await api.post('/api/leads/{id}/assign', { params: { id }, body })).data];
  }
  const body = { lead_ids: [...ids], userId: userIdOf(assignee) };
  return (await api.post('/api/leads/assign', { body })).data.leads;
}

/**
 * Assigns leads in as many calls as are needed; each call assigns all of its leads or none.
 * @param total Number of unassigned leads; with the target `all`, no more than these are assigned
 * @param onAssigned Called after each call with the leads that it assigned
 */
export async function assignLeads(
  api: ApiClient,
  { target, assignee, total }: { target: Target; assignee: Assignee; total: number },
  onAssigned: (leads: readonly Assigned[]) => void,
): Promise<void> {
  if (target !== 'all') {
    for (const ids of slices(target.map(({ id }) => id))) {
      onAssigned(await assignSlice(api, ids, assignee));
    }
    return;
  }
  let rest = total;
  while (rest > 0) {
    const limit = Math.min(rest, limits.bulkLeads);
    const { data } = await api.get('/api/leads', { query: { ...unassignedParams, limit } });
    if (data.length === 0) return;
    onAssigned(
      await assignSlice(
        api,
        data.map(({ id }) => id),
        assignee,
      ),
    );
    rest -= data.length;
  }
}

/**
 * Undoes an assignment in as many calls as are needed. Leads that were reassigned or deleted since
 * are left alone.
 * @param onUndone Called after each call with the leads that it was about and those that it unassigned
 */
export async function undoAssignment(
  api: ApiClient,
  leads: readonly Assigned[],
  onUndone: (asked: readonly Assigned[], unassigned: readonly Assigned[]) => void,
): Promise<void> {
  for (const [from, given] of Map.groupBy(leads, ({ assignedTo }) => assignedTo)) {
    if (from === null) continue;
    for (const part of slices(given)) {
      const body = { lead_ids: part.map(({ id }) => id), userId: null, from };
      onUndone(part, (await api.post('/api/leads/assign', { body })).data.leads);
    }
  }
}
