/**
 * Every length, size and time shared by client and server (specification section 9 and the
 * project's decisions). Has no dependencies, so the browser can import it for a few hundred bytes.
 */

/** The first moment of 1970 and of 10000, in UTC: files and programs outside know no others. */
export const moments = { from: 0, until: Date.UTC(10_000, 0, 1) } as const;

/** Maximum lengths of values, in characters. */
export const lengths = {
  name: 100,
  username: 100,
  email: 254,
  phone: 32,
  company: 200,
  position: 200,
  address: 500,
  badgeCode: 4_000,
  /** Workbooks allow 31 characters; other programs write longer names. */
  sheetName: 255,
  source: 100,
  nextStep: 200,
  proposalReason: 500,
  notes: 10_000,
  subject: 200,
  emailContent: 50_000,
  writingContext: 4_000,
  signature: 1_000,
  about: 500,
  place: 500,
  eventDescription: 5_000,
  url: 2_048,
  question: 200,
  option: 100,
  answer: 1_000,
  moment: 40,
  timeZone: 64,
  crmKey: 500,
  crmProperty: 100,
  search: 200,
  /** Its leads have the source `Partner: <name>`. */
  partnerName: 80,
  partnerKey: 100,
  /** What a form tells visitors about their data, and what they agree to. */
  visitorText: 1_000,
  apiKeyName: 80,
  oauthName: 100,
  oauthValue: 1_000,
  oauthState: 4_000,
  viewName: 60,
  viewQuery: 2_000,
  column: 40,
  passwordMin: 8,
  passwordMax: 128,
} as const;

/** Maximum sizes in bytes, of bodies and of pictures, for which the decoded size counts, not the base64. */
export const sizes = {
  body: 1_000_000,
  scan: 10_000_000,
  cardPicture: 400_000,
  import: 50_000_000,
} as const;

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/**
 * Other limits: `bulkLeads` that one call may change or create, `cardPictures` kept with a lead (front
 * and back), `deletedDays` until a deleted lead
 * is removed permanently and a merge can no longer be undone, `meetingMinutes` that a meeting may
 * last, `importRows` and
 * `importColumns` of an imported file, `importPreview` rows shown before the import, `importValues`
 * distinct texts listed for each field, `importChoices` that one call makes for each of these fields
 * or for rows, `inviteDays` that an invitation link is valid, `apiKeys` and connected `assistants` of a user, `webhooks` and `partnerKeys` of a company,
 * the `proposals` that may wait for a user and the `proposalHours` for which they do,
 * the `views` of the lead list that a user may save and the `columns` that one may show, the
 * `partnerOrigins` of a key and the `partnerCaptures` that it may create in a day; of an event the `questions`, the
 * `goalMinutes` to the first contact and the `eventCost`; and the `options` of a question.
 */
export const limits = {
  bulkLeads: 500,
  cardPictures: 2,
  deletedDays: 30,
  meetingMinutes: { min: 5, max: 1_440 },
  importRows: 200_000,
  importColumns: 200,
  importPreview: 100,
  importValues: 200,
  importChoices: 1_000,
  inviteDays: { min: 1, max: 30, default: 7 },
  questions: 8,
  options: { min: 2, max: 12 },
  apiKeys: 25,
  assistants: 25,
  webhooks: 20,
  proposals: 200,
  proposalHours: 24,
  partnerKeys: 100,
  views: 50,
  columns: 30,
  partnerOrigins: 20,
  partnerCaptures: { min: 1, max: 100_000, default: 500 },
  goalMinutes: 43_200,
  eventCost: 1_000_000_000,
} as const;

/** Ratings of an event's questions. */
export const ratings = { min: 1, max: 5 } as const;

/** Scores of answers: the highest possible, and the thresholds from which a status is suggested. */
export const answerScores = { most: 100, hot: 60, warm: 30 } as const;

/**
 * Limits that only the server applies: `companies` that the public list returns at once,
 * `captureDays` that the chart of captures shows,
 * `captureSources` latest leads whose sources it counts, `exportIds` that one export may name,
 * and `partnerScansPerCapture`: cards that a partner's pages may scan for each lead of their day.
 */
export const serverLimits = {
  companies: 500,
  captureDays: 30,
  captureSources: 2_000,
  exportIds: 100,
  partnerScansPerCapture: 2,
  todayLeads: 100,
  crmFailures: 100,
} as const;

/**
 * What a request's body may hold, counted before it is parsed: the `fields` of a form and the `parts`
 * of one with files; of JSON the `depth`, the `values` and the `escapes` (a picture in base64 may
 * have each of its slashes escaped).
 */
export const bodyLimits = {
  fields: 200,
  parts: 20,
  depth: 32,
  values: 50_000,
  escapes: 500_000,
} as const;

/** Paging of lists. `exactCount` is the highest exact total of a filtered list. */
export const paging = {
  default: 50,
  max: 500,
  exactCount: 1_000,
} as const;

/** Delays in milliseconds. */
export const times = {
  redirectAfterSignIn: 1_000,
  redirectAfterGoogle: 2_000,
  /** How long a sign-in at Google may take before its response is refused. */
  googleAnswer: 3_600_000,
  toast: 5_000,
  refreshCoalesce: 250,
  /** Data older than this when live updates begin is read again. */
  unheard: 2_000,
  /** How long after signing in a user may export leads and change roles and passwords. */
  recentSignIn: 600_000,
  /** Lifetime of the token of a partner's page. */
  embedSession: 900_000,
} as const;

/**
 * Scanning cards; times in milliseconds. At most `cards` scans are queued; each may wait for `wait`
 * and then run for `read`, and is refused if it exceeds either. Together they are well under
 * `answer`, the client's timeout, which leaves time for uploading the picture. A prepared device reads
 * a card itself if the server has not answered within `takeOver`; its worker ends when it has had
 * nothing to read for `idle`.
 */
export const scanning = {
  cards: 8,
  wait: 10_000,
  read: 40_000,
  answer: 60_000,
  takeOver: 4_000,
  idle: 60_000,
} as const;

/** Reconnect delays of the realtime socket: `baseDelay * 2^attempt` ms, at most `maxDelay` ms. */
export const socketRetry = {
  attempts: 5,
  baseDelay: 1_000,
  maxDelay: 30_000,
} as const;

/** Close codes of the realtime socket that the client handles. */
export const socketCodes = {
  /** An intentional close: do not reconnect. */
  normal: 1_000,
  /** The server is shutting down: reconnect. */
  goingAway: 1_001,
  /** This process no longer receives messages from the others: reconnect to another. */
  restart: 1_012,
  /** The session ended: sign out. */
  sessionEnded: 4_401,
} as const;

/** Subprotocol of the realtime socket; the token is sent as a second one, `bearer.<token>`. */
export const socketProtocol = 'cardinal.v1';

/**
 * Requested resolution of the camera, and file name, type and quality of its pictures, also of those
 * that are kept with a lead.
 */
export const camera = {
  width: 1_920,
  height: 1_080,
  fileName: 'business-card.jpg',
  type: 'image/jpeg',
  quality: 0.92,
  keptQuality: 0.82,
} as const;

/** Scanned fields below this confidence are marked to be checked. */
export const checkBelow = 0.93;
