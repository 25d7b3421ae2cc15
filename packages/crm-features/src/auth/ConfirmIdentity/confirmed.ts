import { createContext, useContext } from 'react';
import { ApiError } from '../../client/http/apiError.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';

export const ConfirmContext = createContext<Confirmed | null>(null);

/** Whether the server refused a call because the sign-in is too long ago. */
const asksForSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'reauthenticate';

/** Repeats a call once `ask` has resolved, if the server asks for a recent sign-in. */
export async function repeatConfirmed<T>(
  call: () => Promise<T>,
  ask: () => Promise<boolean>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!asksForSignIn(error) || !(await ask())) throw error;
    return call();
  }
}

/** For calls that need a recent sign-in, such as exports and changes of roles. */
export function useConfirmed(): Confirmed {
  const confirmed = useContext(ConfirmContext);
  if (!confirmed) throw new Error('No ConfirmIdentityProvider around this component');
  return confirmed;
}
