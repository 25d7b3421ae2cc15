import type { ImportMapping } from '@cardinal/contract';
import { listAgentAddresses } from '../../../store/leads/assignments.ts';
import type { Read } from '../../../store/schema.ts';
import { agentKeys } from '../rows/rowRules.ts';

/**
 * Ids of the agents to whom a mapping can assign leads, by their addresses and names. A name that
 * several of them share matches none.
 */
export async function agentsFor(
  db: Read,
  companyId: string | null,
  mapping: ImportMapping,
): Promise<Record<string, string>> {
  if (companyId === null || !mapping.includes('assigned_to')) return {};
  const found = new Map<string, Set<string>>();
  for (const agent of await listAgentAddresses(db, companyId)) {
    for (const key of agentKeys(agent)) found.set(key, (found.get(key) ?? new Set()).add(agent.id));
  }
  const single = [...found].flatMap(([key, ids]) => {
    const [id] = ids;
    return ids.size === 1 && id !== undefined && key !== '' ? [[key, id] as const] : [];
  });
  return Object.fromEntries(single);
}
