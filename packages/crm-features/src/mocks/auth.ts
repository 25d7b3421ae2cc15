import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `/api/auth/*`. */
export const auth = {
  login: outcomes(calls.login),
  register: outcomes(calls.register),
  google: outcomes(calls.google),
  googleCallback: outcomes(calls.googleCallback),
  profile: outcomes(calls.profile),
  reauthenticate: outcomes(calls.reauthenticate),
  logout: outcomes(calls.logout),
  me: outcomes(calls.me),
  verify: outcomes(calls.verify),
  disown: outcomes(calls.disown),
  sendVerification: outcomes(calls.sendVerification),
  forgotPassword: outcomes(calls.forgotPassword),
  resetPassword: outcomes(calls.resetPassword),
  changePassword: outcomes(calls.changePassword),
  sessions: outcomes(calls.sessions),
  endSession: outcomes(calls.endSession),
};
