/** Every path of the portal. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  leads: '/leads',
  capture: '/capture',
  /** Emailed links open these three, with `?token=`. */
  verifyEmail: '/auth/verify',
  disownAccount: '/auth/disown',
  resetPassword: '/auth/reset',
  forgotPassword: '/auth/forgot',
} as const;

/** Names of the query parameters for dialogs that are open on top of a screen. */
export const overlays = {
  /** Id of the lead whose detail is open. */
  lead: 'lead',
  /** Capture method with which the capture dialog is open: `scan`, `manual` or `choose`. */
  capture: 'capture',
} as const;
