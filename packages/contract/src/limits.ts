/**
 * Every length, size and time that client and server agree on (specification section 9 and the
 * project's decisions). Depends on nothing, so the browser can import it for a few hundred bytes.
 */

/** Longest accepted values, in characters. */
export const lengths = {
  name: 100,
  username: 100,
  email: 254,
  phone: 32,
  company: 200,
  position: 200,
  source: 100,
  notes: 10_000,
  subject: 200,
  emailContent: 50_000,
  writingContext: 4_000,
  place: 500,
  eventDescription: 5_000,
  url: 2_048,
  moment: 40,
  search: 200,
  passwordMin: 8,
  passwordMax: 128,
} as const;

/** Body sizes in bytes. A scanned picture counts decoded, not as base64. */
export const sizes = {
  body: 1_000_000,
  scan: 10_000_000,
  import: 50_000_000,
} as const;

/**
 * Other numbers: `bulkLeads` that one call assigns or creates, `deletedDays` until gone for good,
 * `meetingMinutes` that a meeting may last, `importRows` and `importColumns` of a file that is
 * imported, and `importPreview` rows of it that are shown before.
 */
export const limits = {
  bulkLeads: 500,
  deletedDays: 30,
  meetingMinutes: { min: 5, max: 1_440 },
  importRows: 200_000,
  importColumns: 200,
  importPreview: 100,
} as const;

/** Paging of lists. `exactCount` is how far a filtered list is counted before the total is capped. */
export const paging = {
  default: 50,
  max: 500,
  exactCount: 1_000,
} as const;

/** Delays in milliseconds. */
export const times = {
  redirectAfterSignIn: 1_000,
  redirectAfterGoogle: 2_000,
  toast: 5_000,
  refreshCoalesce: 250,
  /** How long after signing in one may export, and change roles and passwords. */
  recentSignIn: 600_000,
} as const;

/**
 * Reading cards, in milliseconds: a card waits up to `wait` for those before it, `cards` at most, and
 * is read within `read`; beyond either it is refused. Both end well before `answer`, after which the
 * client gives up: what is left is for sending the picture.
 */
export const scanning = {
  cards: 8,
  wait: 10_000,
  read: 40_000,
  answer: 60_000,
} as const;

/** The live socket's reconnect rule: `baseDelay * 2^attempt`, capped; times in milliseconds. */
export const socketRetry = {
  attempts: 5,
  baseDelay: 1_000,
  maxDelay: 30_000,
} as const;

/** Close codes of the live socket that mean something to the client. */
export const socketCodes = {
  /** A wanted close: never reconnect. */
  normal: 1_000,
  /** The server is going down: reconnect. */
  goingAway: 1_001,
  /** This process can't hear the others any more: reconnect elsewhere. */
  restart: 1_012,
  /** The session ended: sign out. */
  sessionEnded: 4_401,
} as const;

/** Subprotocol of the live socket; the token travels beside it as `bearer.<token>`. */
export const socketProtocol = 'cardinal.v1';

/** The camera's wish: rear-facing, full HD, and the name every uploaded card carries. */
export const camera = {
  width: 1_920,
  height: 1_080,
  fileName: 'business-card.jpg',
  type: 'image/jpeg',
  quality: 0.92,
} as const;

/** A scanned field below this confidence is marked for a second look. */
export const checkBelow = 0.93;
