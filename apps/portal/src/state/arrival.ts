import { isIncomplete, isWaiting } from '@cardinal/crm-features';
import type { User } from '@cardinal/contract';
import { createContext, useContext } from 'react';

/** What a signed-in user sees first: the requested page, or a question in place of it. */
export type Arrival = 'page' | 'invitation' | 'completion' | 'waiting';

/** The inputs of this decision. */
export interface ArrivalFacts {
  user: User;
  /** Whether the URL carries an invitation. */
  isInvited: boolean;
  /** Whether the user has been let through since this document was loaded. */
  isSettled: boolean;
}

/**
 * An invitation is always asked about. Users without a role or a company, and those waiting for
 * approval, are asked once per load.
 */
export function arrivalOf({ user, isInvited, isSettled }: ArrivalFacts): Arrival {
  if (isInvited) return 'invitation';
  if (isSettled) return 'page';
  if (isWaiting(user)) return 'waiting';
  return isIncomplete(user) ? 'completion' : 'page';
}

/** Records the user who was let through; lasts as long as the document. */
export interface Settled {
  /** Id of the user who was let through last. */
  userId: string | null;
  /** Lets a user through from now on. */
  settle: (userId: string) => void;
}

export const SettledContext = createContext<Settled | null>(null);

/** The record of this document. */
export function useSettled(): Settled {
  const settled = useContext(SettledContext);
  if (!settled) throw new Error('No Root around this component');
  return settled;
}
