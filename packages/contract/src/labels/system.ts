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

/** Where the product keeps what in a browser. */
export const stored = {
  token: { key: 'auth_token' },
  user: { key: 'user' },
  preferences: { key: 'cardinal.prefs' },
  reminders: { key: 'cardinal.reminders' },
  google: { key: 'cardinal.google' },
  captures: { key: 'cardinal' },
  drafts: { key: 'cardinal.captures' },
  kept: { key: 'cardinal.kept' },
  device: { key: 'cardinal.device' },
  files: { key: 'workbox-precache' },
  reader: { key: 'cardinal.reader' },
  readerFiles: { key: 'cardinal-reader' },
} as const;

/**
 * In which part of the browser that is, and why: the privacy page is generated from this list. Apart from
 * the keys, because screens do not need it.
 */
export const storedReasons: Readonly<Record<keyof typeof stored, { where: string; why: string }>> =
  {
    token: {
      where: 'local storage',
      why: 'keeps you signed in',
    },
    user: {
      where: 'local storage',
      why: 'shows your name and role at once',
    },
    preferences: {
      where: 'local storage',
      why: 'theme, density, language, shortcuts, columns, the event where you are, and whether you photograph several cards',
    },
    reminders: {
      where: 'local storage',
      why: 'remembers which reminders you have seen',
    },
    google: {
      where: 'session storage',
      why: 'checks that Google’s response belongs to a sign-in that you started',
    },
    captures: {
      where: 'IndexedDB',
      why: 'captures that wait for the network',
    },
    drafts: {
      where: 'IndexedDB',
      why: 'the capture that you have begun',
    },
    kept: {
      where: 'IndexedDB',
      why: 'the leads and the event that you saw last, so that you can read them without a network, until you log out',
    },
    device: {
      where: 'local storage',
      why: 'a random number by which managers see how many captures this device has not sent, and since when',
    },
    files: {
      where: 'cache storage',
      why: 'the application itself, so that it opens without a network',
    },
    reader: {
      where: 'local storage',
      why: 'whether cards are always read on this device, and whether that was offered',
    },
    readerFiles: {
      where: 'cache storage',
      why: 'what reads cards on this device, once you have prepared it',
    },
  };
