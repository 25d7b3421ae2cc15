import type { Lead } from '@cardinal/contract';
import { isManagerRole } from '@cardinal/contract/labels';
import type { DigestUser } from '../../store/accounts/digests.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import { firstContacts } from '../../store/leads/list/firstContacts.ts';
import type { ServerContext } from '../context.ts';
import { todayOf } from '../leads/nextSteps/today.ts';

/** Leads that are named in each part; of the others there is the number. */
const mostNamed = 10;

/** Some leads, and how many there are. */
export interface DigestPart {
  leads: Lead[];
  total: number;
  /** Whether there are more than are counted. */
  capped: boolean;
}

/** What waits for a user on a morning. */
export interface Digest {
  overdue: DigestPart;
  today: DigestPart;
  /** Their leads that nobody has contacted. */
  first: DigestPart;
  /** The company's leads without an assignee that nobody has contacted; for managers. */
  unassigned: DigestPart;
}

const partOf = (leads: Lead[]): DigestPart => ({
  leads: leads.slice(0, mostNamed),
  total: leads.length,
  capped: false,
});

/**
 * What waits for a user, as the screen of their day has it, and first contacts.
 * @param start When the user's day began, in milliseconds
 * @returns Undefined if nothing does
 */
export async function digestOf(
  context: Pick<ServerContext, 'db' | 'clock'>,
  { id: userId, role, company_id: companyId, private_workspace_id: privateId }: DigestUser,
  start: number,
): Promise<Digest | undefined> {
  const { db } = context;
  const workspaceId = companyId ?? privateId;
  const isCompany = companyId !== null;
  const options = { isCompany, most: mostNamed };
  const [day, first, unassigned] = await Promise.all([
    todayOf(context, { workspaceId, userId }, new Date(start).toISOString()),
    firstContacts(db.read, { workspaceId, ownerId: userId }, options),
    isCompany && isManagerRole(role) ? firstContacts(db.read, { workspaceId }, options) : undefined,
  ]);
  const digest: Digest = {
    overdue: partOf(day.overdue),
    today: partOf(day.today),
    first: { ...first, leads: first.rows.map(toLead) },
    unassigned: unassigned
      ? { ...unassigned, leads: unassigned.rows.map(toLead) }
      : { leads: [], total: 0, capped: false },
  };
  return Object.values(digest).some(({ total }) => total > 0) ? digest : undefined;
}
