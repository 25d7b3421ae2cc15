import type {
  ActivityType,
  LeadNumber,
  LeadStatus,
  LeadTextField,
  LeadType,
  NextStepKind,
} from '@cardinal/contract';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Flag } from './shared.ts';

/**
 * A lead; its texts are the fields of the contract's table. The numbers in E.164 and the `_key`
 * columns are derived by `leadKeys` whenever their sources are written.
 */
export interface LeadTable
  extends Record<LeadTextField, string>, Record<LeadNumber, string | null> {
  workspace_id: string;
  id: string;
  /** `assigned_to`, or the creator while unassigned. This agent may read it. */
  owner_id: string;
  assigned_to: string | null;
  /** When somebody assigned it; null if unassigned or captured by its agent. */
  assigned_at: number | null;
  /** Who had it before it was last assigned, and their `assigned_at`. */
  previous_agent_id: string | null;
  previous_assigned_at: number | null;
  created_by: string;
  email_key: string;
  phone_key: string;
  mobile_key: string;
  lead_status: LeadStatus;
  /** 0 to 3 in the order Hot, Warm, Cold, Closed; computed by the database. */
  status_rank: GeneratedAlways<number>;
  lead_type: LeadType;
  source_key: string;
  event_id: string | null;
  /** JSON. */
  answers: string | null;
  answers_score: number | null;
  badge_key: string;
  /** What the visitor who entered it agreed to, and when (milliseconds); both null for nothing. */
  consent_text: ColumnType<string | null, string | null | undefined, string | null>;
  consent_at: ColumnType<number | null, number | null | undefined, number | null>;
  /** Number of its rows in `lead_pictures`. */
  pictures: ColumnType<number, number | undefined, number>;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  /** The lead that this one was merged into; it is deleted then. */
  merged_into: string | null;
  version: number;
  name_key: string;
  company_key: string;
  search_key: string;
  /**
   * Since when the lead has had a type that requires an answer, or has been open again; null if it
   * has no such type or is closed. Maintained by triggers, which do not override an explicit
   * change.
   */
  action_since: number | null;
  /**
   * `action_since` while there has been no contact since then, otherwise null; maintained by
   * triggers.
   */
  due_since: GeneratedAlways<number | null>;
  /**
   * When the first contact after the capture took place; maintained by triggers, like the next three.
   */
  first_contact_at: GeneratedAlways<number | null>;
  /** When the last contact took place; 0 if there was none. */
  last_contact_at: GeneratedAlways<number>;
  /** What comes next, when (milliseconds), and a note; all null for nothing. */
  next_step_kind: NextStepKind | null;
  next_step_at: number | null;
  next_step_note: string | null;
  /** When the next step of an open lead is due; after every moment without one; a generated column. */
  next_step_key: GeneratedAlways<number>;
  /** When somebody last said that nothing more is to be done for now; null once a step is set. */
  step_done_at: number | null;
  /**
   * When an open lead needs its user: at its next step, or else `due_since`; computed by the database.
   */
  todo_at: GeneratedAlways<number | null>;
  /** When the first meeting was arranged. */
  meeting_at: GeneratedAlways<number | null>;
  /** When the lead was first marked as having answered. */
  reply_at: GeneratedAlways<number | null>;
}

/** A picture of the card that a lead was captured from; `n` is 1 for its front, 2 for its back. */
export interface LeadPictureTable {
  workspace_id: string;
  lead_id: string;
  n: number;
  content: Uint8Array;
  /** The merge that copied it from the other lead. */
  merge_id: ColumnType<string | null, string | undefined, never>;
}

/** A saved view of the lead list. */
export interface LeadViewTable {
  workspace_id: string;
  id: string;
  user_id: string;
  name: string;
  /** Unique among the views of a user. */
  name_key: string;
  query: string;
  /** JSON: ids of the shown columns; null if it keeps none. */
  columns: string | null;
  shared: Flag;
  created_at: number;
  updated_at: number;
}

/** Counters of undeleted leads by owner, and of all under the owner ''; maintained by triggers. */
export interface LeadCountTable {
  workspace_id: string;
  owner_id: string;
  lead_status: LeadStatus;
  lead_type: LeadType;
  assigned: Flag;
  n: number;
}

/** Like `LeadCountTable`, by day of creation: whole days since 1970, UTC. */
export interface LeadDayTable {
  workspace_id: string;
  owner_id: string;
  day: number;
  lead_status: LeadStatus;
  lead_type: LeadType;
  n: number;
}

/** An entry in a lead's history; ids ascend with time. */
export interface ActivityTable {
  workspace_id: string;
  id: string;
  lead_id: string;
  actor_id: string;
  type: ActivityType;
  title: string;
  description: string;
  created_at: number;
  /** The email that it refers to. */
  email_id: string | null;
  /** The merge that it refers to. */
  merge_id: string | null;
  /** The owner of the lead if this is a communication; maintained by triggers. */
  owner_id: GeneratedAlways<string | null>;
  /** Key of title and description for the search, if this is a communication. */
  search_key: string | null;
}

/** Two merged leads, as long as the merge can be undone. */
export interface LeadMergeTable {
  workspace_id: string;
  id: string;
  /** The kept lead. */
  kept_id: string;
  /** The deleted lead. */
  other_id: string;
  /** JSON: for each changed field of the kept lead, its value before and after. */
  changes: string;
  /** Since when the kept lead had been waiting for contact before the merge. */
  action_since: number | null;
  created_at: number;
  undone_at: number | null;
}

/** An address that asked for no more emails; it outlives the leads that have it. */
export interface OptOutTable {
  workspace_id: string;
  email_key: string;
  /**
   * The merge with a lead that asked, if this address did not ask itself; undoing the merge removes
   * the row.
   */
  merge_id: string | null;
  created_at: number;
}

/** An activity or email that a merge moved. */
export interface MergeMoveTable {
  workspace_id: string;
  merge_id: string;
  record_id: string;
}

/** Emails and calls of a user in a week; maintained by triggers; see `contactWeek`. */
export interface ContactWeekTable {
  workspace_id: string;
  actor_id: string;
  week: number;
  type: 'email' | 'call';
  n: number;
}
