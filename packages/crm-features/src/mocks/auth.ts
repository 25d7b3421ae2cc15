import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `/api/auth/*`. */
export const auth = {
  login: outcomes(calls.login),
  register: outcomes(calls.register),
  logout: outcomes(calls.logout),
  me: outcomes(calls.me),
  verify: outcomes(calls.verify),
  disown: outcomes(calls.disown),
  sendVerification: outcomes(calls.sendVerification),
  forgotPassword: outcomes(calls.forgotPassword),
  resetPassword: outcomes(calls.resetPassword),
};
