/**
 * Responses as a server that knows only the specification gives them, completed: what the project
 * adds to them may be absent, and some fields may have their other name.
 */
import { leadTextFields, perField } from '@cardinal/contract/labels';
import type { CreatedLead, Dispatch, Lead, TeamUser } from '@cardinal/contract';

/** `T` in which some fields may be absent. */
export type Lacking<T, Names extends keyof T> = Omit<T, Names> & Partial<Pick<T, Names>>;

/** Texts, and what the project adds to a lead, as they are on a lead without any of it. */
const nothingAdded = {
  ...perField(leadTextFields, () => ''),
  event_id: null,
  last_contact_at: null,
  answers: null,
  answers_score: null,
  pictures: 0,
  do_not_contact: false,
  next_step: null,
} as const satisfies Partial<Lead>;

/** A lead that may lack texts and the additions, and may have `createdAt` in place of `created_at`. */
export type GivenLead = Lacking<Lead, 'created_at' | keyof typeof nothingAdded> & {
  createdAt?: string;
};

/** A lead with every field that screens show. */
export const readLead = ({ createdAt = '', ...lead }: GivenLead): Lead => ({
  ...nothingAdded,
  ...lead,
  created_at: lead.created_at ?? createdAt,
});

/** A created lead that may also lack its likely duplicates. */
export type GivenCreatedLead = GivenLead & Pick<Partial<CreatedLead>, 'duplicates'>;

/** A created lead with its likely duplicates, if the server looks for any. */
export const readCreatedLead = ({ duplicates = [], ...lead }: GivenCreatedLead): CreatedLead => ({
  ...readLead(lead),
  duplicates,
});

type Counted = 'total_leads' | 'hot_leads' | 'emails_this_week' | 'calls_this_week';

/** A member that may have `firstName` and `lastName`, and no figures. */
export type GivenUser = Lacking<TeamUser, 'first_name' | 'last_name' | Counted> & {
  firstName?: string;
  lastName?: string;
};

/** A member with names and figures; figures that the server does not send are 0. */
export const readUser = ({ firstName = '', lastName = '', ...user }: GivenUser): TeamUser => ({
  ...user,
  first_name: user.first_name ?? firstName,
  last_name: user.last_name ?? lastName,
  total_leads: user.total_leads ?? 0,
  hot_leads: user.hot_leads ?? 0,
  emails_this_week: user.emails_this_week ?? 0,
  calls_this_week: user.calls_this_week ?? 0,
});

/** The result of sending an email that may lack the additions. */
export type GivenDispatch = Lacking<Dispatch, 'error' | 'will_retry'>;

/** The result of sending an email; a server that does not say otherwise retries a queued one. */
export const readDispatch = (given: GivenDispatch): Dispatch => ({
  error: null,
  will_retry: given.status === 'queued',
  ...given,
});

/** Whether an email was permanently refused. */
export const isRefused = ({ status, will_retry: isRetried }: Dispatch): boolean =>
  status === 'queued' && !isRetried;
