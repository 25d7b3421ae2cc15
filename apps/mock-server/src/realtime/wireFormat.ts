import { bulkChanges, importStatuses, leadStatuses } from '@cardinal/contract/labels';
import { z } from 'zod';
import type { Change } from './changes.ts';

const id = z.string();
const made = { workspaceId: id, origin: z.string().nullable() };

/** Message between processes: contains only ids; each process reads the records from the database. */
const noticeSchema = z.discriminatedUnion('type', [
  z.object({ ...made, type: z.literal('lead_created'), leadId: id }),
  z.object({
    ...made,
    type: z.literal('lead_updated'),
    leadId: id,
    previousOwnerId: id.nullable(),
    statusChanged: z.boolean(),
  }),
  z.object({
    ...made,
    type: z.literal('leads_updated'),
    ownerId: id.nullable(),
    count: z.int(),
    change: z.enum(bulkChanges),
    leadStatus: z.enum(leadStatuses).nullable(),
  }),
  z.object({ ...made, type: z.literal('lead_removed'), leadId: id, ownerId: id }),
  z.object({ ...made, type: z.literal('lead_lost'), leadId: id, userId: id }),
  z.object({ ...made, type: z.literal('activity_created'), leadId: id, activityId: id }),
  z.object({ ...made, type: z.literal('email_sent'), leadId: id, emailId: id }),
  z.object({ ...made, type: z.literal('leads_imported'), count: z.int(), ownerId: id.nullable() }),
  z.object({
    ...made,
    type: z.literal('import_progress'),
    importId: id,
    userId: id,
    status: z.enum(importStatuses),
    done: z.int(),
    total: z.int(),
  }),
  z.object({
    ...made,
    type: z.literal('proposals_updated'),
    userId: id,
    client: z.string().nullable(),
  }),
  z.object({ type: z.literal('sessions_ended'), sessionIds: z.array(id) }),
  z.object({ type: z.literal('user_changed'), userId: id }),
]);
const messageSchema = z.object({ from: id, notices: z.array(noticeSchema) });

/** Message between processes. */
export type Notice = z.infer<typeof noticeSchema>;
/** A notice about changed records. */
export type ChangeNotice = Extract<Notice, { workspaceId: string }>;

/** A change as a notice to other processes. */
export function toNotice(change: Change): ChangeNotice {
  const { workspaceId, origin } = change;
  const common = { workspaceId, origin };
  switch (change.type) {
    case 'lead_created':
      return { ...common, type: change.type, leadId: change.lead.id };
    case 'lead_updated': {
      const { lead, previousOwnerId, statusChanged } = change;
      return { ...common, type: change.type, leadId: lead.id, previousOwnerId, statusChanged };
    }
    case 'lead_removed':
      return { ...common, type: change.type, leadId: change.leadId, ownerId: change.ownerId };
    case 'activity_created': {
      const { leadId, activity } = change;
      return { ...common, type: change.type, leadId, activityId: activity.id };
    }
    case 'email_sent':
      return { ...common, type: change.type, leadId: change.leadId, emailId: change.emailId };
    case 'lead_lost':
    case 'leads_updated':
    case 'leads_imported':
    case 'import_progress':
    case 'proposals_updated':
      return change;
  }
}

/** PostgreSQL refuses payloads of 8,000 bytes or more. */
const largestPayload = 7_500;

/** Packs notices into payloads, in order. @param from Id of the sending process */
export function packNotices(from: string, notices: readonly Notice[]): string[] {
  const pack = (some: readonly Notice[]) => JSON.stringify({ from, notices: some });
  const packed = pack(notices);
  if (Buffer.byteLength(packed) <= largestPayload || notices.length < 2) return [packed];
  const half = Math.ceil(notices.length / 2);
  return [...packNotices(from, notices.slice(0, half)), ...packNotices(from, notices.slice(half))];
}

/** Reads a payload. @returns Undefined for messages of another version of Cardinal. */
export function unpackNotices(payload: string) {
  try {
    return messageSchema.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}
