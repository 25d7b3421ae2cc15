import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Dialect } from '../engine/database.ts';
import { isId } from '../ids.ts';
import type { Read, Write } from '../schema.ts';
import type { WebhookTable } from '../tables/webhooks.ts';

/** A stored webhook. */
export type WebhookRow = Selectable<WebhookTable>;

const webhooksOf = (db: Read, workspaceId: string) =>
  db.selectFrom('webhooks').selectAll().where('workspace_id', '=', workspaceId);

/** The webhooks of a workspace, newest first; their number is limited. */
export const listWebhooks = (db: Read, workspaceId: string): Promise<WebhookRow[]> =>
  webhooksOf(db, workspaceId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute();

export async function findWebhook(
  db: Read,
  workspaceId: string,
  id: string,
): Promise<WebhookRow | undefined> {
  return isId(id) ? webhooksOf(db, workspaceId).where('id', '=', id).executeTakeFirst() : undefined;
}

/** A webhook by its id alone, for its own deliveries. */
export const webhookById = (db: Read, id: string): Promise<WebhookRow | undefined> =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();

/** A webhook, locked until the transaction ends. */
export async function lockWebhook(
  tx: Write,
  dialect: Dialect,
  workspaceId: string,
  id: string,
): Promise<WebhookRow | undefined> {
  if (!isId(id)) return undefined;
  return webhooksOf(tx, workspaceId)
    .where('id', '=', id)
    .$if(dialect === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function insertWebhook(tx: Write, row: Insertable<WebhookTable>): Promise<void> {
  await tx.insertInto('webhooks').values(row).execute();
}

export async function updateWebhook(
  tx: Write,
  id: string,
  change: Updateable<WebhookTable>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('webhooks').set(change).where('id', '=', id).execute();
}

/** Deletes a webhook with its deliveries. */
export async function deleteWebhook(tx: Write, id: string): Promise<void> {
  await tx.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** Deletes the webhooks of a company that ends. */
export async function deleteWebhooksOf(tx: Write, workspaceId: string): Promise<void> {
  await tx.deleteFrom('webhooks').where('workspace_id', '=', workspaceId).execute();
}
