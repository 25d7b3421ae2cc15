import { sql, type Insertable, type Selectable } from 'kysely';
import type { Read, Write } from '../schema.ts';
import type { WebhookDeliveryTable } from '../tables/webhooks.ts';

/** A stored delivery. */
export type DeliveryRow = Selectable<WebhookDeliveryTable>;

/** Deliveries that a list shows. */
const mostListed = 100;
/** Waiting deliveries that are counted. */
const mostCounted = 1_000;

/** The latest deliveries of a webhook, newest first. */
export const listDeliveries = (db: Read, webhookId: string): Promise<DeliveryRow[]> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('seq', 'desc')
    .limit(mostListed)
    .execute();

export const findDelivery = (db: Read, webhookId: string, id: string) =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Adds a delivery that is due at once. @returns It, with its place in the order. */
export const insertDelivery = (
  tx: Write,
  row: Insertable<WebhookDeliveryTable>,
): Promise<DeliveryRow> =>
  tx.insertInto('webhook_deliveries').values(row).returningAll().executeTakeFirstOrThrow();

/** How many deliveries of a webhook wait, up to 1,000. */
export async function countWaiting(db: Read, webhookId: string): Promise<number> {
  const { n } = await db
    .selectFrom(
      db
        .selectFrom('webhook_deliveries')
        .select('seq')
        .where('webhook_id', '=', webhookId)
        .where('state', '=', sql.lit('pending'))
        .limit(mostCounted)
        .as('waiting'),
    )
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * Deliveries of a webhook that are due, longest first, and of each record only the earliest that
 * waits: a later one must not arrive before it.
 * @param now Milliseconds
 */
export const dueDeliveries = (
  db: Read,
  webhookId: string,
  { now, most }: { now: number; most: number },
): Promise<DeliveryRow[]> =>
  db
    .selectFrom('webhook_deliveries as due')
    .selectAll('due')
    .where('due.webhook_id', '=', webhookId)
    .where('due.state', '=', sql.lit('pending'))
    .where('due.due_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries as earlier')
            .select('earlier.seq')
            .where('earlier.webhook_id', '=', webhookId)
            .where('earlier.state', '=', sql.lit('pending'))
            .whereRef('earlier.record_id', '=', 'due.record_id')
            .whereRef('earlier.seq', '<', 'due.seq'),
        ),
      ),
    )
    .orderBy('due.due_at')
    .orderBy('due.seq')
    .limit(most)
    .execute();

/** When the next delivery of a webhook is due, in milliseconds; undefined if none waits. */
export async function nextDue(db: Read, webhookId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('webhook_deliveries')
    .select('due_at')
    .where('webhook_id', '=', webhookId)
    .where('state', '=', sql.lit('pending'))
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at;
}

/** Records an attempt, or that one is to be made again. */
export async function updateDelivery(
  tx: Write,
  seq: number,
  change: Partial<Omit<DeliveryRow, 'seq' | 'id'>>,
): Promise<void> {
  await tx.updateTable('webhook_deliveries').set(change).where('seq', '=', seq).execute();
}

/** Webhooks with deliveries that wait although no job delivers them. */
export async function strandedWebhooks(db: Read, most: number) {
  return db
    .selectFrom('webhooks')
    .select(['webhooks.id', 'webhooks.workspace_id'])
    .where('webhooks.active', '=', 1)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_deliveries')
          .select('webhook_deliveries.seq')
          .whereRef('webhook_deliveries.webhook_id', '=', 'webhooks.id')
          .where('webhook_deliveries.state', '=', sql.lit('pending')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .where('jobs.kind', '=', 'webhook')
            .whereRef('jobs.id', '=', 'webhooks.id'),
        ),
      ),
    )
    .limit(most)
    .execute();
}

/** Removes deliveries that ended before a moment (milliseconds). @returns Their number. */
export async function purgeDeliveries(
  tx: Write,
  { before, most }: { before: number; most: number },
): Promise<number> {
  const result = await tx
    .deleteFrom('webhook_deliveries')
    .where('seq', 'in', (query) =>
      query
        .selectFrom('webhook_deliveries')
        .select('seq')
        .where('ended_at', '<', before)
        .limit(most),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
