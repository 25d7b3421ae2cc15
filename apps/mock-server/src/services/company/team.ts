import type { TeamUser } from '@cardinal/contract';
import type { Database } from '../../store/engine/database.ts';
import { fold } from '@cardinal/contract/fold';
import { contactsInWeek, listMembers, ownedLeads } from '../../store/accounts/team.ts';
import { findUser, type UserRow } from '../../store/accounts/users.ts';
import { toUser } from '../identity/toUser.ts';
import type { Principal } from '../shared/principal.ts';

/**
 * The members of the principal's company with their figures, by name. A user without a company is a
 * team of one.
 * @param now Milliseconds; the figures are those of its week
 */
export async function listTeam(
  db: Database,
  { workspaceId, companyId, userId }: Principal,
  now: number,
): Promise<TeamUser[]> {
  const alone = async () => {
    const self = await findUser(db.read, userId);
    return self ? [self] : [];
  };
  const [members, leads, contacts] = await Promise.all([
    companyId === null ? alone() : listMembers(db.read, companyId),
    ownedLeads(db.read, workspaceId),
    contactsInWeek(db.read, workspaceId, now),
  ]);
  const leadsByOwner = Map.groupBy(leads, (row) => row.owner_id);
  const contactsByMember = Map.groupBy(contacts, (row) => row.actor_id);
  const team = members.map((member) =>
    withFigures(member, leadsByOwner.get(member.id) ?? [], contactsByMember.get(member.id) ?? []),
  );
  return team
    .map((member) => ({ member, name: fold(`${member.first_name} ${member.last_name}`) }))
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.member.id, b.member.id))
    .map(({ member }) => member);
}

const withFigures = (
  member: UserRow,
  leads: readonly { lead_status: string; n: number }[],
  contacts: readonly { type: string; n: number }[],
): TeamUser => ({
  ...toUser(member),
  total_leads: sum(leads),
  hot_leads: sum(leads.filter((row) => row.lead_status === 'Hot')),
  emails_this_week: sum(contacts.filter((row) => row.type === 'email')),
  calls_this_week: sum(contacts.filter((row) => row.type === 'call')),
  created_at: new Date(member.created_at).toISOString(),
});

// PostgreSQL may return a sum of counts as text.
const sum = (rows: readonly { n: number }[]): number =>
  rows.reduce((total, { n }) => total + Number(n), 0);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
