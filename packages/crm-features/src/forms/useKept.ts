import { useCallback, useState, useSyncExternalStore } from 'react';
import { useSession, useSessionStore } from '../client/CrmContext.ts';
import type { SessionStore } from '../client/http/sessionStore.ts';

/**
 * Input by user, company and subject, so that nobody sees the input of another user on a shared
 * device, or of a former company.
 */
interface Kept {
  values: Map<string, unknown>;
  /** Called after every change. */
  listeners: Set<() => void>;
}

/** They live as long as the page, and outlive the session. */
const keptBeside = new WeakMap<SessionStore, Kept>();

function keptOf(session: SessionStore): Kept {
  const kept = keptBeside.get(session) ?? { values: new Map(), listeners: new Set() };
  keptBeside.set(session, kept);
  return kept;
}

/**
 * Like `useState`, for user input: the value outlives the component (Back closes a dialog without a
 * question) and the session, but not the tab. It can also be changed after the component is gone,
 * and changes wherever it is shown again.
 * @param kind What it is, such as 'email'. Each kind holds values of one type.
 * @param subject Id of the lead or the like to which it belongs.
 */
export function useKept<T extends object>(kind: string, subject: string) {
  const { values, listeners } = keptOf(useSessionStore());
  // The owner of the input does not change when the session ends meanwhile.
  const user = useSession()?.user;
  const [owner] = useState(`${user?.id} ${user?.company_id}`);
  const key = `${owner} ${kind} ${subject}`;
  // Each kind has one type, so values stored under it have that type.
  const read = () => (values.get(key) as T | undefined) ?? null;
  const value = useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      [listeners],
    ),
    read,
    // A server keeps no input.
    () => null,
  );
  /** Changes the value, and returns the new one. */
  const keep = <Next extends T | null>(change: (before: T | null) => Next): Next => {
    // Read from the store rather than the render, so that two successive changes both apply.
    const next = change(read());
    if (next === null) values.delete(key);
    else values.set(key, next);
    for (const listener of listeners) listener();
    return next;
  };
  return [value, keep] as const;
}
