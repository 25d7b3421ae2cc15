import { firstStepsSchema, sampleDataSchema } from '../system/firstSteps.ts';
import type { Call } from './call.ts';

/** The first steps in a new workspace. */
export const onboardingCalls = {
  firstSteps: {
    method: 'get',
    path: '/api/first-steps',
    summary: "Returns which first steps were taken in the caller's workspace.",
    auth: 'signed-in',
    answers: { 200: firstStepsSchema },
  },
  closeFirstSteps: {
    method: 'post',
    path: '/api/first-steps/close',
    summary: 'Closes the list of first steps for the caller.',
    auth: 'signed-in',
    answers: { 204: null },
  },
  addSamples: {
    method: 'post',
    path: '/api/samples',
    summary:
      'Adds sample data to explore: an event in the past with leads whose source is “Sample data”.',
    auth: 'signed-in',
    answers: { 201: sampleDataSchema },
    problems: [403, 409],
    idempotent: true,
  },
  removeSamples: {
    method: 'delete',
    path: '/api/samples',
    summary:
      'Removes the sample data permanently, except leads into which others were merged; leads that were added to its event lose it.',
    auth: 'signed-in',
    answers: { 200: sampleDataSchema },
    problems: [403, 404],
  },
} as const satisfies Record<string, Call>;
