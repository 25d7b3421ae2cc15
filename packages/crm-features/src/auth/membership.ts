import type { User } from '@cardinal/contract';

/** Whether the user has asked to join a company that has not decided yet. */
export const isWaiting = ({ company_id: company, pending_company_id: pending }: User) =>
  company === null && pending !== null;

/** Whether the profile lacks a role, or a company that the user belongs to or has asked to join. */
export const isIncomplete = (user: User) =>
  !isWaiting(user) && (user.role === 'pending' || user.company_id === null);
