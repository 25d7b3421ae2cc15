import { generatedEmailSchema, generateEmailInputSchema } from '../mail/writing.ts';
import type { Call } from './call.ts';

/** Generated drafts of emails. */
export const writingCalls = {
  generateEmail: {
    method: 'post',
    path: '/api/ai/generate-email',
    summary: 'Generates an email to a lead for the caller to review and send; nothing is stored.',
    auth: 'signed-in',
    scope: 'mail:send',
    body: generateEmailInputSchema,
    answers: { 200: generatedEmailSchema },
    problems: [404, 502],
  },
} as const satisfies Record<string, Call>;
