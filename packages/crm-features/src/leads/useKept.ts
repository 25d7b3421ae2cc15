import { useState } from 'react';
import { useSession, useSessionStore } from '../client/index.ts';
import type { SessionStore } from '../client/index.ts';
import { useStateFor } from './useStateFor.ts';

/** What is typed, by user and by what it is about: nobody finds another's on a shared device. */
type Kept = Map<string, unknown>;

/** As long as the page lives, beside the session that they outlive. */
const keptBeside = new WeakMap<SessionStore, Kept>();

function keptOf(session: SessionStore): Kept {
  const kept = keptBeside.get(session) ?? new Map<string, unknown>();
  keptBeside.set(session, kept);
  return kept;
}

/**
 * Like `useState` for what a user typed: the value outlives the component (Back closes a dialog
 * without a question) and the session, but not the tab.
 * @param kind What it is, such as 'email'. Each kind holds values of one type.
 * @param leadId The lead that it is about.
 */
export function useKept<T extends object>(kind: string, leadId: string) {
  const kept = keptOf(useSessionStore());
  // Whose it is does not change when the session ends in the middle.
  const userId = useSession()?.user.id;
  const [owner] = useState(userId);
  const key = `${owner} ${kind} ${leadId}`;
  // A kind names one type, so what was stored under it has that type.
  const read = () => (kept.get(key) as T | undefined) ?? null;
  const [value, setValue] = useStateFor(key, read);
  const keep = (change: (before: T | null) => T | null) => {
    // Read from the store rather than the render, so that two changes in a row both count.
    const next = change(read());
    if (next === null) kept.delete(key);
    else kept.set(key, next);
    setValue(next);
  };
  return [value, keep] as const;
}
