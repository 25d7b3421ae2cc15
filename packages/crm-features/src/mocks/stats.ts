import { calls } from '@cardinal/contract';
import { outcomes } from './outcomes.ts';

/** `GET /api/dashboard/stats`. */
export const stats = outcomes(calls.stats);

/** `GET /api/dashboard/captures`. */
export const captures = outcomes(calls.captures);

/** `GET /api/first-steps` and `POST /api/first-steps/close`. */
export const firstSteps = {
  ...outcomes(calls.firstSteps),
  close: outcomes(calls.closeFirstSteps),
};

/** `POST` and `DELETE /api/samples`. */
export const samples = {
  add: outcomes(calls.addSamples),
  remove: outcomes(calls.removeSamples),
};
