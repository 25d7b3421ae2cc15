import { authCalls } from './calls/auth.ts';
import type { Call } from './calls/call.ts';
import { companyCalls } from './calls/company.ts';
import { eventCalls } from './calls/event.ts';
import { leadCalls } from './calls/lead.ts';
import { systemCalls } from './calls/system.ts';
import { teamCalls } from './calls/team.ts';

export type { Access, Call } from './calls/call.ts';

/** Every call of the product (specification section 7), one file a resource. */
export const calls = {
  ...systemCalls,
  ...authCalls,
  ...companyCalls,
  ...leadCalls,
  ...eventCalls,
  ...teamCalls,
} as const satisfies Record<string, Call>;

/** Name of a call. */
export type CallName = keyof typeof calls;
