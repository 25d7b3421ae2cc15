import { findEvent } from '../events/events.ts';
import { findListedImport } from '../importing/importList.ts';
import { activityColumns } from '../leads/activities.ts';
import { leadColumns } from '../leads/leadRows.ts';
import type { Read } from '../schema.ts';

/** What a delivery is about. */
export interface Told {
  workspaceId: string;
  id: string;
}

/** A lead, whether or not it is deleted; undefined if it was purged. */
export const toldLead = (db: Read, { workspaceId, id }: Told) =>
  db
    .selectFrom('leads')
    .select(leadColumns)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

/** An entry of a lead's history, with the lead. */
export const toldActivity = (db: Read, { workspaceId, id }: Told) =>
  db
    .selectFrom('activities')
    .select(activityColumns)
    .select('activities.lead_id')
    .where('activities.workspace_id', '=', workspaceId)
    .where('activities.id', '=', id)
    .executeTakeFirst();

/** An email to a lead, even to a deleted one. */
export const toldEmail = (db: Read, { workspaceId, id }: Told) =>
  db
    .selectFrom('emails')
    .select(['id', 'lead_id', 'user_id', 'to_address', 'subject', 'content', 'state', 'error'])
    .select(['attempts', 'created_at', 'sent_at'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('lead_id', 'is not', null)
    // As the line above has it.
    .$narrowType<{ lead_id: string }>()
    .executeTakeFirst();

export const toldImport = (db: Read, { workspaceId, id }: Told) =>
  findListedImport(db, workspaceId, id);

export const toldEvent = (db: Read, { workspaceId, id }: Told) => findEvent(db, workspaceId, id);
