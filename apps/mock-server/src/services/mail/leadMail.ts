import type { Activity, Dispatch } from '@cardinal/contract';
import { insertActivity, type NewActivity } from '../../store/leads/activities.ts';
import { findOutcome } from '../../store/mail/emails.ts';
import { newId } from '../../store/ids.ts';
import { lockLeads } from '../../store/leads/assignments.ts';
import type { LeadRow } from '../../store/leads/leadRows.ts';
import { isOptedOut } from '../../store/mail/optOuts.ts';
import type { Write } from '../../store/schema.ts';
import { once, type IdempotentCall } from '../shared/idempotency.ts';
import type { Letter, StoredMail } from './outbox.ts';
import { scopeOf, type Principal } from '../shared/principal.ts';
import { conflict, invalid, notFound, unverified } from '../shared/failures.ts';
import type { DeliveryOutcome } from './delivery.ts';
import { fullName } from '../shared/names.ts';
import type { ServerContext } from '../context.ts';
import { say } from '../shared/sentences/sentence.ts';

export type LeadMailDependencies = Pick<
  ServerContext,
  'db' | 'announcer' | 'clock' | 'outbox' | 'quotas' | 'sendsMail' | 'publicUrl'
>;

/** A letter to a lead, and its entry in the lead's history. */
interface LeadLetter {
  letter: Omit<Letter, 'id' | 'workspaceId' | 'userId' | 'leadId' | 'to'>;
  activity: Pick<NewActivity, 'type' | 'title' | 'description'>;
}

/** The state of an email as calls return it. @param outcome Undefined while it is being sent */
export const toDispatch = (id: string, outcome: DeliveryOutcome | undefined): Dispatch => ({
  id,
  status: outcome?.state === 'sent' ? 'sent' : 'queued',
  error: outcome?.error || null,
  will_retry: outcome === undefined || outcome.state === 'queued',
});

/**
 * Checks that the principal may send email, and counts it.
 * @throws `unverified` without a confirmed address, if email leaves the server; `too_many_requests`.
 */
export async function requireMayMail(
  { quotas, sendsMail }: LeadMailDependencies,
  { emailVerified, userId, workspaceId }: Principal,
): Promise<void> {
  if (sendsMail && !emailVerified) {
    throw unverified(say(({ mail }) => mail.unconfirmed));
  }
  await quotas.mailsOfUser.use(userId);
  await quotas.mailsOfWorkspace.use(workspaceId);
}

/** @throws `do_not_contact` if the recipient has unsubscribed. */
export async function refuseOptedOut(
  tx: Write,
  workspaceId: string,
  address: string,
): Promise<void> {
  if (!(await isOptedOut(tx, workspaceId, address))) return;
  throw conflict(
    'do_not_contact',
    say(({ mail }) => mail.optedOut),
  );
}

/**
 * Stores an email to a lead, its entry in the history and its job in one transaction; then tries to
 * deliver it.
 * @param write Writes the letter, synchronously; `id` is that of the email
 * @throws `unverified`, `not_found`, `do_not_contact`, `invalid`, `too_many_requests`.
 */
export async function mailLead(
  dependencies: LeadMailDependencies,
  principal: Principal,
  { leadId, call }: { leadId: string; call?: IdempotentCall },
  write: (lead: LeadRow, id: string) => LeadLetter,
): Promise<Dispatch> {
  const { db, announcer, clock, outbox } = dependencies;
  const { workspaceId, userId, clientId: origin } = principal;
  await requireMayMail(dependencies, principal);
  const now = clock();
  let stored: StoredMail | undefined;

  const { answer } = await db.write((tx) => {
    stored = undefined;
    return once(tx, { call, userId, now }, async () => {
      // Locked, so that undoing an import does not remove it meanwhile.
      const [lead] = await lockLeads(tx, db.dialect, scopeOf(principal), [leadId]);
      if (!lead) throw notFound('lead');
      if (lead.email === '') {
        throw invalid([{ path: 'leadId', message: say(({ leads }) => leads.noEmail) }]);
      }
      await refuseOptedOut(tx, workspaceId, lead.email);
      const id = newId(now);
      const { letter, activity } = write(lead, id);
      const to = { name: fullName(lead) || lead.company, address: lead.email };
      stored = await outbox.store(tx, { ...letter, id, workspaceId, userId, leadId: lead.id, to });
      const about = { workspaceId, leadId: lead.id, actorId: userId, at: now, emailId: id };
      const entry: Activity = await insertActivity(tx, { ...activity, ...about });
      return { id, ownerId: lead.owner_id, activity: entry };
    });
  });

  const { id, ownerId, activity } = answer;
  // An earlier call with the same key stored it; this is its current state.
  if (!stored) return toDispatch(id, await findOutcome(db.read, workspaceId, id));
  announcer.announce([
    { type: 'activity_created', workspaceId, origin, ownerId, leadId, activity },
  ]);
  return toDispatch(id, await outbox.trySending(stored, origin));
}
