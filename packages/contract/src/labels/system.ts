/** Parts of an installation, and what the product stores in a browser. */

/** Parts of an installation whose state can be read at any time, with their names. */
export const serviceNames = {
  api: 'API',
  database: 'Database',
  socket: 'Live updates',
  mail: 'Mail',
  card_reader: 'Card reader',
  ai: 'AI writing',
} as const;
/** Part of an installation. */
export type ServiceId = keyof typeof serviceNames;
/** States of a part, best first. */
export const serviceStates = ['operational', 'degraded', 'down'] as const;
/** State of a part. */
export type ServiceState = (typeof serviceStates)[number];

/**
 * Everything that the product stores in a browser. The privacy page is generated from this list.
 */
export const stored = {
  token: { key: 'auth_token', where: 'local storage', why: 'keeps you signed in' },
  user: { key: 'user', where: 'local storage', why: 'shows your name and role at once' },
  preferences: {
    key: 'cardinal.prefs',
    where: 'local storage',
    why: 'theme, density, language, shortcuts, saved views, columns, and the event where you are',
  },
  google: {
    key: 'cardinal.google',
    where: 'session storage',
    why: 'checks that Google’s response belongs to a sign-in that you started',
  },
  captures: {
    key: 'cardinal.captures',
    where: 'IndexedDB',
    why: 'captures and drafts that wait for the network',
  },
} as const;
