import type { CrmLeadState, DeliveryState } from '@cardinal/contract';
import type { ColumnType, Generated } from 'kysely';
import type { Flag } from './shared.ts';

/** An address of another system that is told what happens in a workspace. */
export interface WebhookTable {
  id: string;
  workspace_id: string;
  url: string;
  /** JSON: the types of events. */
  events: string;
  active: Flag;
  /** Signs the deliveries; encrypted if there is a key for that. */
  secret: string;
  /** The secret before the last rotation, and until when it signs as well. */
  former_secret: string | null;
  former_until: number | null;
  /** Since when every delivery has failed; null while they succeed. */
  failing_since: number | null;
  /** When it was paused because of that. */
  paused_at: number | null;
  created_by: string;
  created_at: number;
}

/** Something that a webhook is told. Triggers add it in the transaction of what happened. */
export interface WebhookDeliveryTable {
  /** Order in which it happened. */
  seq: Generated<number>;
  id: string;
  webhook_id: string;
  workspace_id: string;
  /** An event, or `test`. */
  type: string;
  /** The record that it is about; events of a record are delivered in their order. */
  record_id: string;
  /** What happened to it: an activity or email of the record, or the record itself. */
  item_id: string;
  at: number;
  state: ColumnType<DeliveryState, DeliveryState | undefined, DeliveryState>;
  attempts: ColumnType<number, number | undefined, number>;
  due_at: ColumnType<number, number | undefined, number>;
  /** JSON: what is sent, from the first attempt on. */
  body: string | null;
  /** HTTP status and beginning of the last answer. */
  status: number | null;
  answer: string | null;
  error: string | null;
  ended_at: number | null;
}

/** Another CRM that the leads of a company are sent to. */
export interface CrmConnectionTable {
  workspace_id: string;
  /** Authorises the calls; encrypted if there is a key for that. */
  secret: string;
  account: string;
  /** URL of a contact there, up to its id. */
  link: string;
  /** JSON: the property of each field. */
  mapping: string;
  active: Flag;
  paused_reason: string | null;
  created_by: string;
  created_at: number;
}

/** What has become of a lead there. Triggers add it when the lead is made or changed. */
export interface CrmLeadTable {
  workspace_id: string;
  lead_id: string;
  /** Counts the changes: what was sent may be older. */
  change: ColumnType<number, number | undefined, number>;
  state: ColumnType<CrmLeadState, CrmLeadState | undefined, CrmLeadState>;
  reason: string | null;
  remote_id: string | null;
  attempts: ColumnType<number, number | undefined, number>;
  due_at: ColumnType<number, number | undefined, number>;
}
