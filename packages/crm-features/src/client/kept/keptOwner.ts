import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../http/sessionStore.ts';

/** Whose answers are kept, and in which cache they are. */
export interface KeptReadsOptions {
  session: SessionStore;
  queryClient: QueryClient;
}

/** To whom the server gives an answer: another company or role may see other records. */
export function ownerOf(session: SessionStore): string | null {
  const user = session.get()?.user;
  return user ? JSON.stringify([user.id, user.company_id, user.role]) : null;
}

/** In which form answers are written; raised when those of before must not be read any more. */
export const keptForm = 1;
