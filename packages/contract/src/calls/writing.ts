import { generatedEmailSchema, generateEmailInputSchema } from '../writing.ts';
import type { Call } from './call.ts';

/** Emails that are written for the caller. */
export const writingCalls = {
  generateEmail: {
    method: 'post',
    path: '/api/ai/generate-email',
    summary: 'Writes an email to a lead, to be read and sent by the caller; stores nothing.',
    auth: 'signed-in',
    body: generateEmailInputSchema,
    answers: { 200: generatedEmailSchema },
    problems: [404, 502],
  },
} as const satisfies Record<string, Call>;
