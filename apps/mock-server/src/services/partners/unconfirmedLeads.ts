import type { UnconfirmedChoice, UnconfirmedDecision, UnconfirmedLead } from '@cardinal/contract';
import type { Page } from '../../store/page.ts';
import { lockEventKey } from '../../store/events/events.ts';
import { findPartnerKey, lockPartnerKey } from '../../store/partners/partnerKeys.ts';
import {
  countUnconfirmed,
  deleteUnconfirmed,
  discardUnconfirmed,
  findUnconfirmed,
  listUnconfirmed,
  restoreUnconfirmed,
  type Entries,
  type UnconfirmedRow,
} from '../../store/partners/unconfirmedLeads.ts';
import type { Write } from '../../store/schema.ts';
import type { ServerContext } from '../context.ts';
import { insertCheckedLead } from '../leads/newLead.ts';
import { recordAudit, type AuditRecord } from '../shared/audit.ts';
import { notFound } from '../shared/failures.ts';
import type { Principal } from '../shared/principal.ts';
import { isoOf } from '../shared/times.ts';
import { heldLeadJson, toUnconfirmed } from './unconfirmedLead.ts';

/** Entries that one transaction turns into leads. */
const batch = 50;

type Dependencies = Pick<ServerContext, 'db' | 'clock' | 'announcer'>;

const entriesOf = (choice: UnconfirmedChoice): Entries =>
  'ids' in choice ? choice : { until: Date.parse(choice.until) };

/** The entries of partners' pages that wait until a manager of the company confirms them. */
export function createUnconfirmedLeads(
  { db, clock, announcer }: Dependencies,
  principal: Principal,
) {
  const { companyId } = principal;

  async function requireKey(id: string): Promise<{ workspaceId: string; name: string }> {
    const key = companyId ? await findPartnerKey(db.read, companyId, id) : undefined;
    if (!key) throw notFound('key');
    return { workspaceId: key.workspace_id, name: key.name };
  }

  const lock = async (tx: Write, workspaceId: string, id: string) => {
    if (!(await lockPartnerKey(tx, db.dialect, workspaceId, id))) throw notFound('key');
  };

  const audit = (
    tx: Write,
    action: AuditRecord['action'],
    key: { id: string; name: string },
    leads: number,
  ) =>
    leads > 0
      ? recordAudit(tx, principal, clock(), [
          { action, subject: { type: 'partner_key', ...key }, after: { leads } },
        ])
      : Promise.resolve();

  /** Turns an entry into a lead. Its event may have been deleted since. */
  async function makeLead(tx: Write, keyId: string, row: UnconfirmedRow) {
    const { workspace_id: workspaceId, id, created_at: now } = row;
    const { input, met } = heldLeadJson.read(row.lead);
    const { event_id: _event, answers: _answers, pictures: _none, consent_text, ...lead } = input;
    const visitor = { consentText: consent_text };
    const isThere =
      met.eventId !== null &&
      (await lockEventKey(tx, db.dialect, workspaceId, met.eventId)) !== undefined;
    const event = isThere ? met : { eventId: null };
    return insertCheckedLead(
      tx,
      { input: lead, met: { answers: undefined, ...event }, pictures: [] },
      { id, workspaceId, userId: keyId, assignedTo: null, now, visitor },
    );
  }

  /** Turns the oldest of these entries into leads. @returns How many */
  async function confirmSome(
    key: { id: string; name: string; workspaceId: string },
    entries: Entries,
  ): Promise<number> {
    const made = await db.write(async (tx) => {
      await lock(tx, key.workspaceId, key.id);
      const rows = await findUnconfirmed(tx, key.id, entries, batch);
      const leads = [];
      for (const row of rows) leads.push(await makeLead(tx, key.id, row));
      await deleteUnconfirmed(
        tx,
        key.workspaceId,
        rows.map(({ id }) => id),
      );
      await audit(tx, 'partner_leads_confirmed', { id: key.id, name: key.name }, rows.length);
      return leads;
    });
    const place = { workspaceId: key.workspaceId, origin: null, ownerId: key.id };
    announcer.announce(
      made.flatMap(({ lead, activity }) => [
        { ...place, type: 'lead_created' as const, lead },
        { ...place, type: 'activity_created' as const, leadId: lead.id, activity },
      ]),
    );
    return made.length;
  }

  return {
    /** The entries of a key that wait, oldest first. @throws `not_found`. */
    async list(id: string, limit: number): Promise<Page<UnconfirmedLead>> {
      await requireKey(id);
      const rows = await listUnconfirmed(db.read, id, limit);
      const total = (await countUnconfirmed(db.read, [id])).get(id) ?? 0;
      return { rows: rows.map(toUnconfirmed), total, capped: false };
    },

    /** Turns entries into leads, in several transactions if there are many. @throws `not_found`. */
    async confirm(id: string, choice: UnconfirmedChoice): Promise<UnconfirmedDecision> {
      const key = { id, ...(await requireKey(id)) };
      const entries = entriesOf(choice);
      let changed = 0;
      for (;;) {
        const n = await confirmSome(key, entries);
        changed += n;
        if (n < batch) return { changed, discarded_at: null };
      }
    },

    /** Discards entries, so that they can be restored. @throws `not_found`. */
    async discard(id: string, choice: UnconfirmedChoice): Promise<UnconfirmedDecision> {
      const { workspaceId, name } = await requireKey(id);
      const at = clock();
      const changed = await db.write(async (tx) => {
        await lock(tx, workspaceId, id);
        const n = await discardUnconfirmed(tx, id, entriesOf(choice), at);
        await audit(tx, 'partner_leads_discarded', { id, name }, n);
        return n;
      });
      return { changed, discarded_at: isoOf(at) };
    },

    /** Restores the entries that were discarded at a moment. @throws `not_found`. */
    async restore(id: string, discardedAt: string): Promise<UnconfirmedDecision> {
      const { workspaceId, name } = await requireKey(id);
      const changed = await db.write(async (tx) => {
        await lock(tx, workspaceId, id);
        const n = await restoreUnconfirmed(tx, id, Date.parse(discardedAt));
        await audit(tx, 'partner_leads_restored', { id, name }, n);
        return n;
      });
      return { changed, discarded_at: null };
    },
  };
}
