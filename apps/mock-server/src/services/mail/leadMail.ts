import type { Activity, Dispatch } from '@cardinal/contract';
import type { Announcer } from '../../realtime/changes.ts';
import { insertActivity } from '../../store/records/activities.ts';
import type { NewActivity } from '../../store/records/activities.ts';
import type { Database } from '../../store/engine/database.ts';
import { findOutcome } from '../../store/records/emails.ts';
import { newId } from '../../store/ids.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import { findLead } from '../../store/leads/leads.ts';
import { isOptedOut } from '../../store/records/optOuts.ts';
import type { Write } from '../../store/schema.ts';
import { once } from '../shared/idempotency.ts';
import type { IdempotentCall } from '../shared/idempotency.ts';
import type { Letter, Outbox, StoredMail } from './outbox.ts';
import { scopeOf } from '../shared/principal.ts';
import type { Principal } from '../shared/principal.ts';
import { conflict, invalid, notFound, unverified } from '../shared/failures.ts';
import type { Quotas } from '../shared/quotas.ts';
import type { Outcome } from './delivery.ts';

/** What mail to leads is made with. */
export interface LeadMailDependencies {
  db: Database;
  announcer: Announcer;
  clock: () => number;
  outbox: Outbox;
  quotas: Quotas;
  /** Whether mail leaves this server. */
  sendsMail: boolean;
  /** Address that people use, without a slash at the end. */
  publicUrl: string;
}

/** A letter to a lead and how the lead's history tells of it. */
interface LeadLetter {
  letter: Omit<Letter, 'id' | 'workspaceId' | 'userId' | 'leadId' | 'to'>;
  activity: Pick<NewActivity, 'type' | 'title' | 'description'>;
}

/** How a mail stands, as calls answer it. @param outcome Undefined while it is being tried. */
export const toDispatch = (id: string, outcome: Outcome | undefined): Dispatch => ({
  id,
  status: outcome?.state === 'sent' ? 'sent' : 'queued',
  error: outcome?.error || null,
});

/** @throws 403 for users whose address nobody confirmed, where mail leaves the server; 429. */
export async function demandMayMail(
  { quotas, sendsMail }: LeadMailDependencies,
  { emailVerified, userId, workspaceId }: Principal,
): Promise<void> {
  if (sendsMail && !emailVerified) {
    throw unverified(
      'Please confirm your email address before you send mail. The link is in your welcome mail.',
    );
  }
  await quotas.mailsOfUser.use(userId);
  await quotas.mailsOfWorkspace.use(workspaceId);
}

/** @throws 409 when somebody asked for no more mail. */
export async function refuseOptedOut(
  tx: Write,
  workspaceId: string,
  address: string,
): Promise<void> {
  if (!(await isOptedOut(tx, workspaceId, address))) return;
  throw conflict('do_not_contact', 'This person asked for no more emails. None was sent.');
}

/**
 * Stores a mail to a lead, what the history tells of it and its place in the queue, all or nothing;
 * then tries to deliver it.
 * @param write Makes the letter, at once; `id` is the mail's.
 * @throws 403, 404, 409, 422, 429.
 */
export async function mailLead(
  dependencies: LeadMailDependencies,
  principal: Principal,
  { leadId, call }: { leadId: string; call?: IdempotentCall },
  write: (lead: LeadRow, id: string) => LeadLetter,
): Promise<Dispatch> {
  const { db, announcer, clock, outbox } = dependencies;
  const { workspaceId, userId, clientId: origin } = principal;
  await demandMayMail(dependencies, principal);
  const now = clock();
  let stored: StoredMail | undefined;

  const { answer } = await db.write((tx) => {
    stored = undefined;
    return once(tx, { call, userId, now }, async () => {
      const lead = await findLead(tx, scopeOf(principal), leadId);
      if (!lead) throw notFound('This lead');
      if (lead.email === '') {
        throw invalid([{ path: 'leadId', message: 'This lead has no email address.' }]);
      }
      await refuseOptedOut(tx, workspaceId, lead.email);
      const id = newId(now);
      const { letter, activity } = write(lead, id);
      const to = {
        name: `${lead.first_name} ${lead.last_name}`.trim(),
        address: lead.email,
      };
      stored = await outbox.store(tx, { ...letter, id, workspaceId, userId, leadId: lead.id, to });
      const about = { workspaceId, leadId: lead.id, actorId: userId, at: now, emailId: id };
      const told: Activity = await insertActivity(tx, { ...activity, ...about });
      return { id, ownerId: lead.owner_id, activity: told };
    });
  });

  const { id, ownerId, activity } = answer;
  // An earlier call with the same key stored it: this is how it stands by now.
  if (!stored) return toDispatch(id, await findOutcome(db.read, workspaceId, id));
  announcer.announce([
    { type: 'activity_created', workspaceId, origin, ownerId, leadId, activity },
  ]);
  return toDispatch(id, await outbox.trySending(stored, origin));
}
