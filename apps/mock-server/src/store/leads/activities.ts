import {
  communicationTypes,
  type Activity,
  type ActivityType,
  type PageQuery,
} from '@cardinal/contract';
import type { Insertable, Selectable } from 'kysely';
import { newId } from '../ids.ts';
import { readQueryPage } from '../page.ts';
import type { Read, Write } from '../schema.ts';
import type { ActivityTable } from '../tables/leads.ts';
import { inBatches } from '../batches.ts';
import { contactKey } from '../engine/contactKeys.ts';

/** An entry to add to a lead's history. */
export interface NewActivity {
  workspaceId: string;
  leadId: string;
  /** User who did it. */
  actorId: string;
  type: ActivityType;
  title: string;
  description: string;
  /** Milliseconds. */
  at: number;
  /** The email that it refers to. */
  emailId?: string;
  /** The merge that it refers to. */
  mergeId?: string;
}

/** Adds an entry to a lead's history. */
export async function insertActivity(tx: Write, activity: NewActivity): Promise<Activity> {
  const row = toRow(activity);
  await tx.insertInto('activities').values(row).execute();
  return toActivity({ ...row, merge_id: activity.mergeId ?? null });
}

/** Adds an entry to the history of each of many leads. */
export async function insertActivities(
  tx: Write,
  activities: readonly NewActivity[],
): Promise<void> {
  for (const batch of inBatches(activities)) {
    await tx.insertInto('activities').values(batch.map(toRow)).execute();
  }
}

const toRow = (activity: NewActivity): Insertable<ActivityTable> => ({
  workspace_id: activity.workspaceId,
  id: newId(activity.at),
  lead_id: activity.leadId,
  actor_id: activity.actorId,
  type: activity.type,
  title: activity.title,
  description: activity.description,
  created_at: activity.at,
  email_id: activity.emailId ?? null,
  merge_id: activity.mergeId ?? null,
  search_key: isCommunication(activity) ? contactKey(activity) : null,
});

const contactTypes: ReadonlySet<string> = new Set(communicationTypes);

const isCommunication = ({ type }: Pick<NewActivity, 'type'>) => contactTypes.has(type);

/** Columns of an activity that calls return. */
export const activityColumns = [
  'activities.id',
  'activities.type',
  'activities.title',
  'activities.description',
  'activities.created_at',
  'activities.merge_id',
] as const;

type ActivityRow = Pick<
  Selectable<ActivityTable>,
  'id' | 'type' | 'title' | 'description' | 'created_at' | 'merge_id'
>;

/** An activity with the user who did it; null if there is no such account. */
type AttributedActivity = ActivityRow & {
  actor_id: string;
  by_first_name: string | null;
  by_last_name: string | null;
};

/** A stored activity as calls return it. */
export const toActivity = (row: ActivityRow): Activity => ({
  id: row.id,
  type: row.type,
  title: row.title,
  description: row.description,
  createdAt: new Date(row.created_at).toISOString(),
  ...(row.merge_id !== null && { merge_id: row.merge_id }),
});

/** An activity as the history shows it: with the person who did it. */
export const toHistoryEntry = (row: AttributedActivity): Activity => ({
  ...toActivity(row),
  by:
    row.by_first_name === null
      ? null
      : { id: row.actor_id, name: `${row.by_first_name} ${row.by_last_name}`.trim() },
});

/**
 * Changes the title of the activity for an email when the email's state changes.
 * @returns The activity; undefined if there is none.
 */
export async function retitleEmailActivity(
  tx: Write,
  mail: { workspaceId: string; leadId: string; emailId: string },
  title: string,
): Promise<Activity | undefined> {
  const row = await tx
    .selectFrom('activities')
    .select(['id', 'type', 'description', 'created_at', 'merge_id'])
    .where('workspace_id', '=', mail.workspaceId)
    .where('lead_id', '=', mail.leadId)
    .where('email_id', '=', mail.emailId)
    .where('type', '=', 'email')
    .executeTakeFirst();
  if (!row) return undefined;
  const activity = { ...row, title };
  await tx
    .updateTable('activities')
    .set({ title, search_key: contactKey(activity) })
    .where('workspace_id', '=', mail.workspaceId)
    .where('id', '=', row.id)
    .execute();
  return toActivity(activity);
}

/**
 * The last communications with a lead and its replies, newest first. Emails that could not be
 * delivered never reached it.
 */
export const lastContactsOf = (
  db: Read,
  lead: { workspaceId: string; id: string },
  atMost: number,
) =>
  db
    .selectFrom('activities')
    .leftJoin('emails', (join) =>
      join
        .onRef('emails.workspace_id', '=', 'activities.workspace_id')
        .onRef('emails.id', '=', 'activities.email_id'),
    )
    .leftJoin('users', 'users.id', 'activities.actor_id')
    .select([
      'activities.type',
      'activities.actor_id',
      'activities.created_at',
      'emails.subject',
      'users.first_name',
    ])
    .where('activities.workspace_id', '=', lead.workspaceId)
    .where('activities.lead_id', '=', lead.id)
    .where('activities.type', 'in', [...communicationTypes, 'reply'])
    .where((row) => row.or([row('emails.state', 'is', null), row('emails.state', '<>', 'failed')]))
    .orderBy('activities.id', 'desc')
    .limit(atMost)
    .execute();

const newestFirst = { table: 'activities', columns: ['id'], descending: true } as const;

/**
 * One page of the history of a lead, newest first. The caller checks whether the lead may be read.
 * @throws {ForeignCursorError}
 */
export const listActivities = (
  db: Read,
  lead: { workspaceId: string; id: string },
  page: PageQuery,
) => {
  const history = db
    .selectFrom('activities')
    .leftJoin('users', 'users.id', 'activities.actor_id')
    .select(activityColumns)
    .select([
      'activities.actor_id',
      'users.first_name as by_first_name',
      'users.last_name as by_last_name',
    ])
    .where('activities.workspace_id', '=', lead.workspaceId)
    .where('activities.lead_id', '=', lead.id);
  return readQueryPage(db, history, newestFirst, page);
};
