/**
 * Paths of the portal's screens, for the portal's router and for the links that the server sends.
 * Has no dependencies, like `limits`.
 */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  /** What is to be done today. */
  today: '/today',
  leads: '/leads',
  /** A lead, in a dialog over the list. */
  lead: '/leads/:id',
  capture: '/capture',
  /** Captures that wait on the device. */
  waitingCaptures: '/waiting',
  /** What agents suggest. */
  proposals: '/proposals',
  communications: '/communications',
  events: '/events',
  event: '/events/:id',
  profile: '/profile',
  /** Manager Tools. */
  manager: '/manager',
  assignments: '/assignments',
  import: '/import',
  members: '/members',
  /** A partner's key to try. */
  tryKey: '/members/keys/:id',
  profileCompletion: '/profile-completion',
  /** Google returns here. */
  googleCallback: '/auth/callback',
  waiting: '/auth/waiting',
  /** Opened by emailed links, with `?token=`, like the next two. */
  verifyEmail: '/auth/verify',
  disownAccount: '/auth/disown',
  resetPassword: '/auth/reset',
  forgotPassword: '/auth/forgot',
  /** An assistant sends its user here; the query says what it asks for. */
  authorize: '/authorize',
} as const;

/**
 * Path of the hosted form of a partner's key, for pages without scripts, and path of the script for
 * all others.
 */
export const embedPaths = {
  script: '/embed/v1.js',
  form: (key: string) => `/f/${encodeURIComponent(key)}`,
} as const;

/** Paths of the pages that everyone can read. The build makes an HTML file of each. */
export const publicPaths = {
  home: '/',
  pricing: '/pricing',
  help: '/help',
  status: '/status',
  privacy: '/privacy',
  terms: '/terms',
  /** The project's documentation, with a page below it for each document. */
  docs: '/docs',
} as const;
/**
 * Path of a public page in one language: `/de/pricing`. Without a language, it is in that of the
 * browser, and for search engines, which have none, in English.
 */
export const languagePath = (language: string, path: string): string =>
  language === 'en' ? path : `/${language}${path}`;

/** Name of a page that everyone can read, and of its file in the build. */
export type PublicPage = keyof typeof publicPaths;

/**
 * Values that are unknown at build time; the server inserts them when it sends a page. `origin`
 * takes the place of the public URL, `base` of what the paths of other pages begin with, `contact` of the address for visitors' questions (empty if there
 * is none), `demo` of whether the demo can be tried; the others are filled in on the status page.
 */
export const pageMarks = {
  origin: 'https://origin.invalid',
  base: '%base%',
  contact: '%contact%',
  demo: '%demo%',
  state: (part: string) => `%state:${part}%`,
  overall: '%state%',
  checkedAt: '%checked-at%',
  checkedText: '%checked-text%',
  upSince: '%up-since%',
  upSinceText: '%up-since-text%',
} as const;
