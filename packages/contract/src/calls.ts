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
export {
  responseHeaders,
  responseHeadersOf,
  requestHeaders,
  requestHeadersOf,
} from './calls/headers.ts';
export { problemMeanings, problemStatuses } from './calls/statuses.ts';

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

/** Calls by what they are about, for the API reference. Every call is in one of the groups. */
export const callGroups: Readonly<Record<string, CallGroup>> = {
  System: { about: 'What monitors and configures the installation.', calls: systemCalls },
  Accounts: {
    about: 'Registration, sign-in and sign-out, and what people change about their own account.',
    calls: authCalls,
  },
  Companies: { about: 'Companies, and who belongs to them.', calls: companyCalls },
  Leads: {
    about: 'Leads, their history and figures, and business cards that become leads.',
    calls: leadCalls,
  },
  Spreadsheets: { about: 'Leads from and to spreadsheets.', calls: importingCalls },
  Mail: { about: 'Emails and invitations to leads.', calls: emailCalls },
  Events: { about: 'Events, and the leads that are met there.', calls: eventCalls },
  Team: {
    about: 'Who works here, what they did and with whom they are in touch.',
    calls: teamCalls,
  },
  Writing: { about: 'Emails that are written for the caller.', calls: writingCalls },
};

interface CallGroup {
  /** One sentence. */
  about: string;
  calls: Readonly<Record<string, Call>>;
}

/** Name of a call. */
export type CallName = keyof typeof calls;
