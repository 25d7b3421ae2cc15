import type { Session, User } from '@cardinal/contract';
import { stored } from '@cardinal/contract/labels';

/** Who is signed in. */
export interface SignedIn {
  /** Bearer token. */
  token: string;
  /** User as the server last told. */
  user: User;
}

/** Why there is no session any more: the user left, or the server no longer takes the token. */
export type SessionEnd = 'signed-out' | 'expired';

/** The session of this browser, kept in local storage and shared by its tabs. */
export interface SessionStore {
  /** Who is signed in, or null. The same object until something changes. */
  get: () => SignedIn | null;
  /** Begins a session with the answer of a sign-in. */
  set: (session: Session) => void;
  /** Replaces the user of the running session. */
  setUser: (user: User) => void;
  /** Ends the session in every tab. Drafts stay. */
  clear: (reason?: SessionEnd) => void;
  /** Why the last session ended; null before that and after the next sign-in. */
  endReason: () => SessionEnd | null;
  /** Calls the listener after every change; returns how to stop. */
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

/** The stored user; what can't be read is no user. */
function parseUser(text: string): User | null {
  try {
    const value: unknown = JSON.parse(text);
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

/** Storage that may be forbidden or full: then the session lives as long as the page. */
function attempt(action: () => void) {
  try {
    action();
  } catch {
    // Nothing to do: the state in memory goes on without it.
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

/** Opens the session store; restores a stored session and follows the other tabs. */
export function createSessionStore(storage: SessionStorage = window.localStorage): SessionStore {
  let current = restore(storage);
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
      storage.setItem(userKey, JSON.stringify(next.user));
      storage.setItem(tokenKey, next.token);
    });
    change(next, null);
  }

  window.addEventListener('storage', ({ key, storageArea }) => {
    // A null key means that everything was cleared.
    const isOurs = key === tokenKey || key === userKey || key === null;
    if (storageArea !== storage || !isOurs) return;
    const next = restore(storage);
    if (next || current) change(next, next ? null : 'signed-out');
  });

  return {
    get: () => current,
    set: ({ access_token, user }) => set({ token: access_token, user }),
    setUser(user) {
      if (current) set({ token: current.token, user });
    },
    clear(reason = 'signed-out') {
      attempt(() => {
        storage.removeItem(tokenKey);
        storage.removeItem(userKey);
      });
      if (current) change(null, reason);
    },
    endReason: () => ended,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
