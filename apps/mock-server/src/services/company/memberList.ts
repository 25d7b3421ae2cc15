import type { Member } from '@cardinal/contract';
import { fold } from '@cardinal/contract/fold';
import { listMembers } from '../../store/accounts/team.ts';
import { listPendingUsers, type UserRow } from '../../store/accounts/users.ts';
import type { Database } from '../../store/engine/database.ts';
import { leadsByOwner } from '../../store/leads/list/leadCounts.ts';
import { toUser } from '../identity/toUser.ts';
import type { Principal } from '../shared/principal.ts';
import { fullName } from '../shared/names.ts';

/** All members of the principal's company and everyone who is waiting to join it, by name. */
export async function memberList(
  db: Database,
  { companyId, workspaceId }: Principal,
): Promise<Member[]> {
  if (!companyId) return [];
  const [active, waiting, leads] = await Promise.all([
    listMembers(db.read, companyId),
    listPendingUsers(db.read, companyId),
    leadsByOwner(db.read, workspaceId),
  ]);
  const asMember = (state: Member['state']) => (row: UserRow) => ({
    ...toUser(row),
    state,
    owned_leads: state === 'active' ? (leads.get(row.id) ?? 0) : 0,
    created_at: new Date(row.created_at).toISOString(),
  });
  return [...active.map(asMember('active')), ...waiting.map(asMember('waiting'))]
    .map((member) => ({ member, key: `${fold(fullName(member))}\n${member.id}` }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ member }) => member);
}
