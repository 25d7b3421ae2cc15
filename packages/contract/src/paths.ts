/**
 * Paths of the portal's screens, for the portal's router and for the links that the server sends.
 * Has no dependencies, like `limits`.
 */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  leads: '/leads',
  /** A lead, in a dialog over the list. */
  lead: '/leads/:id',
  capture: '/capture',
  communications: '/communications',
  events: '/events',
  event: '/events/:id',
  profile: '/profile',
  /** Manager Tools. */
  manager: '/manager',
  assignments: '/assignments',
  import: '/import',
  members: '/members',
  profileCompletion: '/profile-completion',
  /** Google returns here. */
  googleCallback: '/auth/callback',
  waiting: '/auth/waiting',
  /** Opened by emailed links, with `?token=`, like the next two. */
  verifyEmail: '/auth/verify',
  disownAccount: '/auth/disown',
  resetPassword: '/auth/reset',
  forgotPassword: '/auth/forgot',
} as const;
