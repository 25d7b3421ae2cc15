import type { ImportMapping } from '@cardinal/contract';
import { listAgentAddresses } from '../../store/leads/assignments.ts';
import type { Read } from '../../store/schema.ts';
import { accountKey } from '../../store/accounts/users.ts';

/** Ids of the agents to whom a mapping can assign leads, by the key of their address. */
export async function agentsFor(
  db: Read,
  companyId: string | null,
  mapping: ImportMapping,
): Promise<Record<string, string>> {
  if (companyId === null || !mapping.includes('assigned_to')) return {};
  const agents = await listAgentAddresses(db, companyId);
  return Object.fromEntries(agents.map(({ id, email }) => [accountKey(email), id]));
}
