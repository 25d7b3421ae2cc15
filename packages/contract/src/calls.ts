import { assistantCalls, authCalls } from './calls/auth.ts';
import type { Call } from './calls/call.ts';
import { companyCalls, onboardingCalls } from './calls/company.ts';
import { emailCalls } from './calls/email.ts';
import { eventCalls } from './calls/event.ts';
import { importingCalls } from './calls/importing.ts';
import { leadCalls } from './calls/lead.ts';
import { apiKeyCalls, crmCalls, proposalCalls, webhookCalls } from './calls/otherSystems.ts';
import { partnerCalls } from './calls/partner.ts';
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

/** Every call of the API (specification section 7), with one file per resource. */
export const calls = {
  ...systemCalls,
  ...authCalls,
  ...companyCalls,
  ...onboardingCalls,
  ...leadCalls,
  ...importingCalls,
  ...emailCalls,
  ...eventCalls,
  ...teamCalls,
  ...partnerCalls,
  ...apiKeyCalls,
  ...assistantCalls,
  ...proposalCalls,
  ...webhookCalls,
  ...crmCalls,
  ...writingCalls,
} as const satisfies Record<string, Call>;

/** Calls by topic, for the API reference. Every call belongs to one of the groups. */
export const callGroups: Readonly<Record<string, CallGroup>> = {
  System: { about: 'Monitoring and configuration of the installation.', calls: systemCalls },
  Accounts: {
    about: 'Registration, sign-in and sign-out, and changes that users make to their own account.',
    calls: authCalls,
  },
  Companies: { about: 'Companies and their members.', calls: companyCalls },
  Onboarding: {
    about: 'The first steps in a new workspace, and sample data to explore it with.',
    calls: onboardingCalls,
  },
  Leads: {
    about: 'Leads, their history and statistics, and the scanning of business cards.',
    calls: leadCalls,
  },
  Spreadsheets: {
    about: 'Importing leads from spreadsheets and exporting them.',
    calls: importingCalls,
  },
  Mail: { about: 'Emails and invitations to leads.', calls: emailCalls },
  Events: { about: 'Events, and the leads met there.', calls: eventCalls },
  Team: { about: 'Team members, communications and the audit trail.', calls: teamCalls },
  Partners: {
    about:
      "Keys for the pages of partners, and the sessions of those pages. With a partner's token, the calls that name a scope work, and no others.",
    calls: partnerCalls,
  },
  'API keys': {
    about:
      'Keys with which other systems make calls as the user who created them. A key may do what both its scopes and the role of its user allow.',
    calls: apiKeyCalls,
  },
  Assistants: {
    about:
      'Assistants that use `/mcp` as a user who let them in by OAuth. Their tokens work there and nowhere else, and their users disconnect them at any time.',
    calls: assistantCalls,
  },
  Proposals: {
    about:
      'What agents that use `/mcp` suggest. Nothing changes before the user approves it; no API key can make these calls.',
    calls: proposalCalls,
  },
  Webhooks: {
    about:
      'Addresses of other systems that are told what happens in the company, as Standard Webhooks describes. A delivery is `{type, timestamp, data}`, with `data` as the calls return it; it arrives at least once, in order for each record, with `webhook-id`, `webhook-timestamp` and `webhook-signature`. It is repeated up to 12 times in three days.',
    calls: webhookCalls,
  },
  HubSpot: {
    about:
      'Sends every lead that is made or changed to HubSpot, each as one contact that is recognised by its email address.',
    calls: crmCalls,
  },
  Writing: { about: 'Generated drafts of emails.', calls: writingCalls },
};

interface CallGroup {
  /** One sentence that describes the group. */
  about: string;
  calls: Readonly<Record<string, Call>>;
}

/** Name of a call. */
export type CallName = keyof typeof calls;
