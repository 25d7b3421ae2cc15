import type { User } from '@cardinal/contract';
import { stored } from '@cardinal/contract/labels';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../http/sessionStore.ts';

/** Whose answers are kept, and in which cache they are. */
export interface KeptReadsOptions {
  session: SessionStore;
  queryClient: QueryClient;
}

/** To whom the server gives an answer: another company or role may see other records. */
export const ownerOfUser = ({ id, company_id, role }: Pick<User, 'id' | 'company_id' | 'role'>) =>
  JSON.stringify([id, company_id, role]);

/** The owner of what a session's user sees; null without a session. */
export function ownerOf(session: SessionStore): string | null {
  const user = session.get()?.user;
  return user ? ownerOfUser(user) : null;
}

/** Deletes everything on this device: the session has ended. */
export function deleteKept(): void {
  try {
    indexedDB.deleteDatabase(stored.kept.key);
  } catch {
    // Where nothing may be stored, there is nothing.
  }
}

/** In which form answers are written; raised when those of before must not be read any more. */
export const keptForm = 1;
