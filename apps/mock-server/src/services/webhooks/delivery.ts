import { dayMs } from '@cardinal/contract/limits';
import pLimit from 'p-limit';
import { signedHeaders, type WebhookSender } from '../../ports/outside/index.ts';
import type { Dialect } from '../../store/engine/database.ts';
import type { Write } from '../../store/schema.ts';
import { insertMissing } from '../../store/shared/jobs.ts';
import {
  dueDeliveries,
  nextDue,
  strandedWebhooks,
  updateDelivery,
  type DeliveryRow,
} from '../../store/webhooks/deliveries.ts';
import {
  lockWebhook,
  updateWebhook,
  webhookById,
  type WebhookRow,
} from '../../store/webhooks/webhooks.ts';
import type { ServerContext } from '../context.ts';
import { payloadJson, type Job, type JobEnd } from '../jobs/job.ts';
import { aboutSecret } from '../shared/secretBox.ts';
import { bodyOf } from './told.ts';

/** The kind of the jobs that deliver; a job has the id of its webhook. Triggers create them too. */
const kind = 'webhook';
/** The kind of the job that looks for webhooks that no job delivers. */
const sweepKind = 'webhook sweep';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Pauses after the first attempt, the second and so on, in milliseconds: three days in total. */
const pauses = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  3 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
  24 * hour,
];
/** How long a webhook may fail without a success before it is paused, in milliseconds. */
const mostFailing = 3 * dayMs;
/** Deliveries that are read, and sent, at the same time: each of another record. */
const batch = 50;
const atOnce = 5;
/** Webhooks to which one process delivers at the same time. */
const hooksAtOnce = 8;
/**
 * What is added while a job ends may be committed after its last look, where transactions run side by
 * side; SQLite runs one after the other.
 */
const sweepEvery = { postgres: 2 * second, sqlite: 30 * second };

/** Has a webhook's deliveries sent, unless that is happening. */
export const wakeWebhook = (
  tx: Write,
  dialect: Dialect,
  { id, workspaceId }: { id: string; workspaceId: string },
): Promise<void> =>
  insertMissing(tx, dialect, {
    kind,
    id,
    workspace_id: workspaceId,
    payload: payloadJson.write(null),
  });

interface Dependencies extends Pick<ServerContext, 'db' | 'log' | 'jobs' | 'clock' | 'secrets'> {
  sender: WebhookSender;
  /** Called in the transaction that pauses a webhook. */
  onPaused(tx: Write, hook: WebhookRow): Promise<() => void>;
}

/** The outcome of an attempt. */
type Outcome = Partial<Pick<DeliveryRow, 'status' | 'answer' | 'error'>> & {
  isDelivered: boolean;
  /** Milliseconds for which the receiver asks to be left alone. */
  retryAfter?: number;
};

/** Registers the jobs that deliver to webhooks. */
export function registerDelivery(dependencies: Dependencies): void {
  const { db, log, jobs, clock, secrets, sender, onPaused } = dependencies;
  async function attempt(hook: WebhookRow, row: DeliveryRow, body: string, signal: AbortSignal) {
    const at = clock();
    const former = hook.former_until !== null && hook.former_until > at ? hook.former_secret : null;
    const stored = [hook.secret, ...(former === null ? [] : [former])];
    const opened = stored.map((text) => secrets.open(text, aboutSecret.webhook(hook.id)));
    const headers = signedHeaders(opened, { id: row.id, body, at });
    try {
      const { status, text, retryAfter } = await sender.send(
        { url: hook.url, body, headers },
        signal,
      );
      const isDelivered = status >= 200 && status < 300;
      const error = isDelivered ? null : `The receiver answered ${status}.`;
      return { isDelivered, status, answer: text, error, ...(retryAfter && { retryAfter }) };
    } catch (cause) {
      const error = cause instanceof Error ? cause.message : String(cause);
      return { isDelivered: false, status: null, answer: null, error };
    }
  }

  /** When a delivery that failed is tried again, in milliseconds from now; undefined if never. */
  function pauseAfter({ attempts }: DeliveryRow, { retryAfter = 0 }: Outcome): number | undefined {
    const pause = pauses[attempts];
    return pause === undefined ? undefined : Math.max(pause, Math.min(retryAfter, dayMs));
  }

  async function record(hook: WebhookRow, row: DeliveryRow, body: string, outcome: Outcome) {
    const { isDelivered, status = null, answer = null, error = null } = outcome;
    const now = clock();
    const pause = isDelivered ? undefined : pauseAfter(row, outcome);
    const isOver = pause === undefined;
    const afterwards = await db.write(async (tx) => {
      await updateDelivery(tx, row.seq, {
        body,
        status,
        answer,
        error,
        attempts: row.attempts + 1,
        state: isDelivered ? 'delivered' : isOver ? 'failed' : 'pending',
        due_at: now + (pause ?? 0),
        ended_at: isOver ? now : null,
      });
      return isDelivered ? succeeded(tx, hook) : failed(tx, hook, now);
    });
    afterwards?.();
  }

  async function succeeded(tx: Write, hook: WebhookRow): Promise<undefined> {
    if (hook.failing_since !== null) await updateWebhook(tx, hook.id, { failing_since: null });
  }

  async function failed(tx: Write, { id, workspace_id: workspaceId }: WebhookRow, now: number) {
    const hook = await lockWebhook(tx, db.dialect, workspaceId, id);
    if (!hook) return undefined;
    if (hook.failing_since === null) await updateWebhook(tx, id, { failing_since: now });
    if (hook.active === 0 || now - (hook.failing_since ?? now) < mostFailing) return undefined;
    await updateWebhook(tx, id, { active: 0, paused_at: now });
    return onPaused(tx, hook);
  }

  async function deliver(hook: WebhookRow, row: DeliveryRow, signal: AbortSignal) {
    const body = row.body ?? (await bodyOf(db.read, row));
    const outcome = await attempt(hook, row, body, signal);
    // Nothing is known of an attempt that the shutdown cut off: it is made again.
    if (signal.aborted && !outcome.isDelivered) return;
    if (!outcome.isDelivered) log.warn({ webhook: hook.id, ...outcome }, 'webhook not delivered');
    await record(hook, row, body, outcome);
  }

  /** What remains once nothing is due: a later run, or another one if something was just added. */
  const endOf = ({ id, workspaceId }: Job, next: number | undefined): JobEnd =>
    next === undefined
      ? {
          async recordOutcome(tx) {
            const added = await nextDue(tx, id);
            if (added !== undefined) await wakeWebhook(tx, db.dialect, { id, workspaceId });
          },
        }
      : // Something new may be due before that.
        { againIn: Math.min(Math.max(next - clock(), 0), second) };

  jobs.register(
    kind,
    async (job) => {
      const limit = pLimit(atOnce);
      for (;;) {
        const hook = await webhookById(db.read, job.id);
        if (!hook || hook.active === 0) return {};
        if (job.signal.aborted) return { againIn: 0 };
        const due = await dueDeliveries(db.read, hook.id, { now: clock(), most: batch });
        if (due.length === 0) return endOf(job, await nextDue(db.read, hook.id));
        await Promise.all(due.map((row) => limit(() => deliver(hook, row, job.signal))));
      }
    },
    { atOnce: hooksAtOnce },
  );

  jobs.register(sweepKind, async () => {
    const stranded = await strandedWebhooks(db.read, batch);
    if (stranded.length > 0) {
      await db.write(async (tx) => {
        for (const { id, workspace_id: workspaceId } of stranded) {
          await wakeWebhook(tx, db.dialect, { id, workspaceId });
        }
      });
    }
    return { againIn: sweepEvery[db.dialect] };
  });
}

/** Starts the search for webhooks that no job delivers, in one process at a time. */
export const startWebhookSweep = (jobs: ServerContext['jobs']): Promise<void> =>
  jobs.ensure(sweepKind);
