import type { User } from '@cardinal/contract';

/** The parts of a user that decide; `pending_company_id` is absent where nobody waits. */
type Membership = Pick<User, 'role' | 'company_id'> & Partial<Pick<User, 'pending_company_id'>>;

/** Whether the user has asked to join a company that has not decided yet. */
export const isWaiting = ({
  company_id: company,
  pending_company_id: pending,
}: Omit<Membership, 'role'>) => !company && !!pending;

/** Whether the profile lacks a role, or a company that the user belongs to or has asked to join. */
export const isIncomplete = (user: Membership) =>
  !isWaiting(user) && (user.role === 'pending' || !user.company_id);
