/** Paths for which the portal has a screen; for others it shows its 404 page. */
export const portalPaths = [
  '/',
  '/dashboard',
  '/leads',
  '/leads/:id',
  '/capture',
  '/manager',
  '/assignments',
  '/import',
  '/members',
  '/profile-completion',
  '/auth/callback',
  '/auth/waiting',
  '/auth/verify',
  '/auth/disown',
  '/auth/reset',
  '/auth/forgot',
] as const;
