import { authCalls } from './calls/auth.ts';
import type { Call } from './calls/call.ts';
import { companyCalls } from './calls/company.ts';
import { emailCalls } from './calls/email.ts';
import { eventCalls } from './calls/event.ts';
import { importingCalls } from './calls/importing.ts';
import { leadCalls } from './calls/lead.ts';
import { systemCalls } from './calls/system.ts';
import { teamCalls } from './calls/team.ts';
import { writingCalls } from './calls/writing.ts';

export type { Access, Call } from './calls/call.ts';

/** Every call of the product (specification section 7), one file a resource. */
export const calls = {
  ...systemCalls,
  ...authCalls,
  ...companyCalls,
  ...leadCalls,
  ...importingCalls,
  ...emailCalls,
  ...eventCalls,
  ...teamCalls,
  ...writingCalls,
} as const satisfies Record<string, Call>;

/** Name of a call. */
export type CallName = keyof typeof calls;
