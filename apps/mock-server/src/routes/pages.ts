/** Addresses that the portal has a screen for; everywhere else it shows its 404 page. */
export const pages = [
  '/',
  '/dashboard',
  '/leads',
  '/capture',
  '/auth/verify',
  '/auth/disown',
  '/auth/reset',
  '/auth/forgot',
] as const;
