import type { OfferedInvite } from '@cardinal/contract';
import { findOfferedInvite } from '../../store/accounts/companies.ts';
import type { ServerContext } from '../context.ts';
import { hashToken } from '../identity/tokens.ts';
import { fullName } from '../shared/names.ts';
import { isoOf } from '../shared/times.ts';
import { invalidInvite } from './membership.ts';

/**
 * What an invitation offers to whoever has its token.
 * @throws `invalid` if it does not exist or has expired.
 */
export async function offeredInvite(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  token: string,
): Promise<OfferedInvite> {
  const invite = await findOfferedInvite(db.read, hashToken(token), clock());
  if (!invite) throw invalidInvite();
  return {
    company_name: invite.company_name,
    invited_by: fullName(invite),
    role: invite.role,
    expires_at: isoOf(invite.expires_at),
  };
}
