import type { Session, User } from '@cardinal/contract';
import { stored } from '@cardinal/contract/labels';

/** Who is signed in. */
export interface SignedIn {
  /** Bearer token. */
  token: string;
  /** User as last received from the server. */
  user: User;
}

/** Why the session ended: the user signed out, or the server no longer accepts the token. */
export type SessionEnd = 'signed-out' | 'expired';

/** The session of this browser, kept in local storage and shared by its tabs. */
export interface SessionStore {
  /** The current session, or null. Returns the same object until it changes. */
  get: () => SignedIn | null;
  /** Starts a session with the response to a sign-in. */
  set: (session: Session) => void;
  /** Replaces the user of the current session; ignored if another user has signed in meanwhile. */
  setUser: (user: User) => void;
  /** Ends the session in every tab. Drafts are kept. */
  clear: (reason?: SessionEnd) => void;
  /** Why the last session ended; null before that and after the next sign-in. */
  endReason: () => SessionEnd | null;
  /** Calls the listener after every change; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** The part of local storage that is used. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const tokenKey = stored.token.key;
const userKey = stored.user.key;

function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'role' in value &&
    typeof value.role === 'string'
  );
}

const unnamed = { first_name: '', last_name: '', username: '', email: '' } satisfies Partial<User>;

/** A user with names that can be shown: a server or an earlier version may have left them out. */
const named = (user: User): User => ({ ...unnamed, ...user });

/** The stored user, or null if it cannot be read. */
function parseUser(text: string): User | null {
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? named(value) : null;
  } catch {
    return null;
  }
}

/** Uses storage, which may be blocked or full; the session then lasts as long as the page. */
function attempt(action: () => void) {
  try {
    action();
  } catch {
    // Nothing to do: the session is still kept in memory.
  }
}

function restore(storage: SessionStorage): SignedIn | null {
  let restored: SignedIn | null = null;
  attempt(() => {
    const token = storage.getItem(tokenKey);
    const text = storage.getItem(userKey);
    const user = text === null ? null : parseUser(text);
    if (text !== null && !user) storage.removeItem(userKey);
    if (token && user) restored = { token, user };
  });
  return restored;
}

/** Local storage; null on a server. */
const ownStorage = (): SessionStorage | null =>
  typeof window === 'undefined' ? null : window.localStorage;

/**
 * Opens the session store; restores a stored session and follows the other tabs.
 * @param storage Null keeps the session in memory only.
 */
export function createSessionStore(storage: SessionStorage | null = ownStorage()): SessionStore {
  let current = storage && restore(storage);
  let ended: SessionEnd | null = null;
  const listeners = new Set<() => void>();

  function change(next: SignedIn | null, reason: SessionEnd | null) {
    current = next;
    ended = reason;
    for (const listener of listeners) listener();
  }

  function set(next: SignedIn) {
    attempt(() => {
      // The user first: another tab that sees the token finds its user too.
      storage?.setItem(userKey, JSON.stringify(next.user));
      storage?.setItem(tokenKey, next.token);
    });
    change(next, null);
  }

  if (storage) {
    window.addEventListener('storage', ({ key, storageArea }) => {
      // A null key means that everything was cleared.
      const isOurs = key === tokenKey || key === userKey || key === null;
      if (storageArea !== storage || !isOurs) return;
      const next = restore(storage);
      if (next || current) change(next, next ? null : 'signed-out');
    });
  }

  return {
    get: () => current,
    set: ({ access_token, user }) => set({ token: access_token, user: named(user) }),
    setUser(user) {
      if (current?.user.id === user.id) set({ token: current.token, user: named(user) });
    },
    clear(reason = 'signed-out') {
      attempt(() => {
        storage?.removeItem(tokenKey);
        storage?.removeItem(userKey);
      });
      if (current || storage === null) change(null, reason);
    },
    endReason: () => ended,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
