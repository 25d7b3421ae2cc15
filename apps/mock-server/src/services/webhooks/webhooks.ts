import {
  limits,
  webhookEventNames,
  type NewWebhook,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookWithSecret,
} from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import { z } from 'zod';
import { lockCompany } from '../../store/accounts/companies.ts';
import { newId } from '../../store/ids.ts';
import type { Read, Write } from '../../store/schema.ts';
import { storedJson } from '../../store/storedJson.ts';
import {
  countWaiting,
  findDelivery,
  insertDelivery,
  listDeliveries,
  updateDelivery,
  type DeliveryRow,
} from '../../store/webhooks/deliveries.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  updateWebhook,
  type WebhookRow,
} from '../../store/webhooks/webhooks.ts';
import { newSecret, type WebhookSender } from '../../ports/outside/index.ts';
import type { ServerContext } from '../context.ts';
import { recordAudit, type AuditRecord } from '../shared/audit.ts';
import { conflict, invalid, notFound } from '../shared/failures.ts';
import { aboutSecret } from '../shared/secretBox.ts';
import { ownCompany, type Principal } from '../shared/principal.ts';
import { isoOf, isoOrNull } from '../shared/times.ts';
import { wakeWebhook } from './delivery.ts';
import { say } from '../shared/sentences/sentence.ts';
import { recognise } from '../shared/sentences/recognise.ts';

const eventsJson = storedJson<WebhookEvent[]>(
  'events of a webhook',
  z
    .array(z.string())
    .transform((names) => webhookEventNames.filter((name) => names.includes(name))),
);

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  created_at: isoOf(row.at),
  state: row.state,
  attempts: row.attempts,
  next_attempt_at: row.state === 'pending' && row.attempts > 0 ? isoOf(row.due_at) : null,
  ended_at: isoOrNull(row.ended_at),
  request: row.body,
  status: row.status,
  answer: row.answer,
  error: row.error,
});

const isInactive = () =>
  conflict(
    'webhook_inactive',
    say(({ webhooks }) => webhooks.paused),
  );
const tooMany = () =>
  invalid([{ path: '', message: say(({ webhooks }) => webhooks.many({ most: limits.webhooks })) }]);

interface Dependencies extends Pick<ServerContext, 'db' | 'clock' | 'secrets'> {
  sender: WebhookSender;
}

/** The webhooks of a signed-in manager's company. */
export function createWebhooks({ db, clock, secrets, sender }: Dependencies, principal: Principal) {
  const { companyId, userId } = principal;

  async function toWebhook(from: Read, row: WebhookRow): Promise<Webhook> {
    return {
      id: row.id,
      url: row.url,
      events: eventsJson.read(row.events),
      active: row.active === 1,
      paused_at: isoOrNull(row.paused_at),
      failing_since: isoOrNull(row.failing_since),
      waiting: await countWaiting(from, row.id),
      created_at: isoOf(row.created_at),
    };
  }

  async function find(from: Read, id: string): Promise<WebhookRow> {
    const row = companyId ? await findWebhook(from, companyId, id) : undefined;
    if (!row) throw notFound('webhook');
    return row;
  }

  /** Reads a webhook, locked until the transaction ends. */
  async function lock(tx: Write, id: string): Promise<WebhookRow> {
    if (!companyId || !(await lockWebhook(tx, db.dialect, companyId, id))) {
      throw notFound('webhook');
    }
    return find(tx, id);
  }

  const requireUrl = (url: string | undefined) => {
    const refusal = url && sender.refusal(url);
    if (refusal) throw invalid([{ path: 'url', message: recognise(refusal) }]);
  };

  const stateOf = ({ url, events, active }: Webhook): NonNullable<AuditRecord['after']> => ({
    url,
    events: events.join(' '),
    active,
  });
  const audit = (tx: Write, action: AuditRecord['action'], hook: Webhook, states: object) =>
    recordAudit(tx, principal, clock(), [
      { action, subject: { type: 'webhook', id: hook.id, name: hook.url }, ...states },
    ]);

  return {
    /** The webhooks, newest first. */
    async list(): Promise<Webhook[]> {
      if (!companyId) return [];
      const rows = await listWebhooks(db.read, companyId);
      return Promise.all(rows.map((row) => toWebhook(db.read, row)));
    },

    /** Creates a webhook. @throws `not_found` without a company; `invalid`. */
    async create({ url, events }: NewWebhook): Promise<WebhookWithSecret> {
      const workspaceId = ownCompany(principal);
      requireUrl(url);
      const secret = newSecret();
      return db.write(async (tx) => {
        // Counted under the lock, so that no two calls take the last place.
        await lockCompany(tx, workspaceId);
        if ((await listWebhooks(tx, workspaceId)).length >= limits.webhooks) throw tooMany();
        const now = clock();
        const id = newId(now);
        await insertWebhook(tx, {
          id,
          workspace_id: workspaceId,
          url,
          events: eventsJson.write(events),
          active: 1,
          secret: secrets.seal(secret, aboutSecret.webhook(id)),
          former_secret: null,
          former_until: null,
          failing_since: null,
          paused_at: null,
          created_by: userId,
          created_at: now,
        });
        const hook = await toWebhook(tx, await find(tx, id));
        await audit(tx, 'webhook_made', hook, { after: stateOf(hook) });
        return { ...hook, secret };
      });
    },

    /** Changes a webhook. @throws `not_found`; `invalid`. */
    async update(id: string, { url, events, active }: WebhookChange): Promise<Webhook> {
      requireUrl(url);
      return db.write(async (tx) => {
        const before = await toWebhook(tx, await lock(tx, id));
        const isResumed = active === true && !before.active;
        await updateWebhook(tx, id, {
          ...(url !== undefined && { url }),
          ...(events && { events: eventsJson.write(events) }),
          ...(active !== undefined && { active: active ? 1 : 0 }),
          ...(isResumed && { paused_at: null, failing_since: null }),
        });
        const after = await toWebhook(tx, await find(tx, id));
        if (isResumed)
          await wakeWebhook(tx, db.dialect, { id, workspaceId: ownCompany(principal) });
        const [old, next] = [stateOf(before), stateOf(after)];
        if (JSON.stringify(old) !== JSON.stringify(next)) {
          await audit(tx, 'webhook_changed', after, { before: old, after: next });
        }
        return after;
      });
    },

    /** Deletes a webhook and what it has not been told. @throws `not_found`. */
    async remove(id: string): Promise<void> {
      await db.write(async (tx) => {
        const hook = await toWebhook(tx, await lock(tx, id));
        await deleteWebhook(tx, id);
        await audit(tx, 'webhook_deleted', hook, { before: stateOf(hook) });
      });
    },

    /** Makes a new secret; the former one signs for another day. @throws `not_found`. */
    async rotate(id: string): Promise<WebhookWithSecret> {
      const secret = newSecret();
      return db.write(async (tx) => {
        const row = await lock(tx, id);
        const former = { former_secret: row.secret, former_until: clock() + dayMs };
        const sealed = secrets.seal(secret, aboutSecret.webhook(id));
        await updateWebhook(tx, id, { secret: sealed, ...former });
        const hook = await toWebhook(tx, row);
        await audit(tx, 'webhook_changed', hook, { after: { secret: 'new' } });
        return { ...hook, secret };
      });
    },

    /** Adds a delivery without an event. @throws `not_found`; `webhook_inactive`. */
    async test(id: string): Promise<WebhookDelivery> {
      return db.write(async (tx) => {
        const row = await lock(tx, id);
        if (row.active === 0) throw isInactive();
        const now = clock();
        const test = newId(now);
        const delivery = await insertDelivery(tx, {
          id: `msg_${test.replaceAll('-', '')}`,
          webhook_id: id,
          workspace_id: row.workspace_id,
          type: 'test',
          record_id: test,
          item_id: id,
          at: now,
        });
        await wakeWebhook(tx, db.dialect, { id, workspaceId: row.workspace_id });
        return toDelivery(delivery);
      });
    },

    /** The latest deliveries, newest first. @throws `not_found`. */
    async deliveries(id: string): Promise<WebhookDelivery[]> {
      await find(db.read, id);
      return (await listDeliveries(db.read, id)).map(toDelivery);
    },

    /** Delivers once more, now. @throws `not_found`; `webhook_inactive`. */
    async retry(id: string, deliveryId: string): Promise<WebhookDelivery> {
      return db.write(async (tx) => {
        const row = await lock(tx, id);
        const delivery = await findDelivery(tx, id, deliveryId);
        if (!delivery) throw notFound('delivery');
        if (row.active === 0) throw isInactive();
        const again = { state: 'pending', due_at: 0, ended_at: null, attempts: 0 } as const;
        await updateDelivery(tx, delivery.seq, again);
        await wakeWebhook(tx, db.dialect, { id, workspaceId: row.workspace_id });
        return toDelivery({ ...delivery, ...again });
      });
    },
  };
}
