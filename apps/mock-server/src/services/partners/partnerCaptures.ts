import {
  type CapturedLead,
  type Lead,
  type LeadToCreate,
  type LeadType,
  type PageQuery,
  type PublicEvent,
  type Scan,
  type ScanInput,
  type UnconfirmedReason,
  defaultLeadType,
  partnerSource,
  serverLimits,
} from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import { newId } from '../../store/ids.ts';
import type { Page } from '../../store/page.ts';
import { findEvent, lockEventKey, listEvents, type EventRow } from '../../store/events/events.ts';
import { countUse, isKeyLive, lockLiveKey, type Used } from '../../store/partners/partnerKeys.ts';
import { spendProof } from '../../store/partners/partnerSessions.ts';
import { insertUnconfirmed } from '../../store/partners/unconfirmedLeads.ts';
import type { Write } from '../../store/schema.ts';
import { createScanning } from '../capture/scanning.ts';
import { checkEvent, insertNewLead } from '../leads/newLead.ts';
import { invalid, tooMany, unauthorized } from '../shared/failures.ts';
import { once, type IdempotentCall } from '../shared/idempotency.ts';
import { pageOf } from '../shared/pages.ts';
import type { Partner } from '../shared/principal.ts';
import type { ServerContext } from '../context.ts';
import { toPublicEvent } from '../events/publicEvent.ts';
import { admit, judge, mayScan, type Entry, type Verdict } from './traffic.ts';
import { heldLeadJson } from './unconfirmedLead.ts';
import { say, type Sentence } from '../shared/sentences/sentence.ts';

const eventLeadType = 'Event Leads' satisfies LeadType;

const usedUpTexts: Readonly<Record<Used, Sentence>> = {
  captures: say(({ quotas }) => quotas.formLimit),
  scans: say(({ quotas }) => quotas.formScans),
};

/** The refusal of a use beyond the day's quota. @param now Milliseconds */
const usedUp = (what: Used, now: number) =>
  tooMany((dayMs - (now % dayMs)) / 1_000, usedUpTexts[what]);

type Dependencies = Pick<
  ServerContext,
  'db' | 'announcer' | 'clock' | 'quotas' | 'cards' | 'vitals' | 'settings' | 'burstLetters'
>;

/**
 * The lead that a page captures: its source and event are those of the key. Visitors have not agreed
 * that pictures are kept.
 * @param name Name of the key
 * @param met The event of the key, if it has one
 */
function capturedLead(
  { answers, pictures: _visitors, ...input }: LeadToCreate,
  name: string,
  met: EventRow | undefined,
): LeadToCreate {
  const isAbout = met !== undefined && answers?.event_id === met.id;
  return {
    ...input,
    source: partnerSource(name),
    lead_type: met && input.lead_type === defaultLeadType ? eventLeadType : input.lead_type,
    event_id: met?.id ?? null,
    // The page may have been created for another event.
    answers: isAbout ? answers : null,
  };
}

/**
 * What a visitor agreed to; undefined if the key does not ask. Nobody is said to have agreed to a
 * text that they were not shown, so it must be the one that the key has now.
 * @throws `invalid`.
 */
function agreedText({ consent_text: agreed }: LeadToCreate, asked: string): string | undefined {
  if (asked === '') return undefined;
  if (agreed === asked) return asked;
  const message = agreed
    ? say(({ partners }) => partners.textChanged)
    : say(({ partners }) => partners.consent);
  throw invalid([{ path: 'consent_text', message }]);
}

/** The answer to an entry as it is stored; earlier versions stored the activity as well. */
interface Stored {
  lead: Pick<Lead, 'id'>;
}

/** The calls of a partner's pages; each needs the scope that the contract names. */
export function createPartnerCaptures(dependencies: Dependencies, partner: Partner) {
  const { db, announcer, clock, quotas, cards, vitals, settings, burstLetters } = dependencies;
  const { keyId, name, workspaceId, eventId, session, consentText } = partner;
  const { dialect } = db;
  const scanCard = createScanning({ db, cards, quotas, vitals });
  const place = { workspaceId, origin: null, ownerId: keyId };

  /**
   * Counts one use against the key's daily quota.
   * @throws `too_many_requests`; `unauthorized` if it has ended.
   */
  async function use(tx: Write, what: Used, most: number): Promise<void> {
    const now = clock();
    if (await countUse(tx, { id: keyId, what, most, now })) return;
    if (!(await isKeyLive(tx, keyId, now))) throw unauthorized();
    throw usedUp(what, now);
  }

  /** The lead of the key that an entry becomes, and what the visitor agreed to. @throws `invalid`. */
  async function read(tx: Write, input: LeadToCreate) {
    // Undefined also if it was deleted.
    const met =
      eventId === null ? undefined : await lockEventKey(tx, dialect, workspaceId, eventId);
    return { lead: capturedLead(input, name, met), agreed: agreedText(input, consentText) };
  }

  /** Answers as if an entry were stored. @throws `invalid`. */
  const tryOut = (input: LeadToCreate): Promise<CapturedLead> =>
    db.write(async (tx) => {
      const { lead } = await read(tx, input);
      await checkEvent(tx, lead, { workspaceId, dialect, ofVisitor: true });
      return { id: newId(clock()) };
    });

  /** Whether an entry becomes a lead at once: a proof that another entry used does not count. */
  const isAccepted = async (tx: Write, { reason, isProven }: Verdict): Promise<boolean> =>
    reason === null && (!isProven || (session !== undefined && (await spendProof(tx, session.id))));

  /**
   * Stores an entry that waits to be confirmed.
   * @returns The email to the key's owner, if any
   * @throws `unauthorized` if the key has ended, because nobody could confirm the entry.
   */
  async function hold(tx: Write, lead: LeadToCreate, reason: UnconfirmedReason) {
    const now = clock();
    if (!(await lockLiveKey(tx, dialect, keyId, now))) throw unauthorized();
    const { event_id, answers, pictures: _none, ...input } = lead;
    const place = { workspaceId, dialect, ofVisitor: true };
    const met = await checkEvent(tx, { event_id, answers }, place);
    const id = newId(now);
    await insertUnconfirmed(tx, {
      workspace_id: workspaceId,
      id,
      key_id: keyId,
      reason,
      lead: heldLeadJson.write({ input, met }),
      created_at: now,
      discarded_at: null,
    });
    return { id, mail: reason === 'burst' ? await burstLetters.store(tx, partner) : undefined };
  }

  return {
    /**
     * Counts an entry before it is read, so that one that is refused counts as well.
     * @throws `too_many_requests`.
     */
    admit: (entry: Entry): Promise<void> => admit(quotas, partner, entry),

    /**
     * Creates a lead of the company, once per `Idempotency-Key`, or stores it until a manager confirms
     * it. The entry was admitted before. While a key is tried, nothing is stored.
     * @throws `too_many_requests`; `invalid`.
     */
    async create(input: LeadToCreate, entry: Entry, call?: IdempotentCall): Promise<CapturedLead> {
      if (session?.isTrial) return tryOut(input);
      const now = clock();
      const verdict = await judge(quotas, partner, entry, settings.formSeconds * 1_000);
      // Of the attempt that is committed.
      let made: Awaited<ReturnType<typeof insertNewLead>> | undefined;
      let mail: Awaited<ReturnType<typeof burstLetters.store>>;
      const { answer } = await db.write((tx) => {
        made = undefined;
        mail = undefined;
        return once<Stored>(tx, { call, userId: keyId, now }, async () => {
          const { lead, agreed } = await read(tx, input);
          if (!(await isAccepted(tx, verdict))) {
            const entered = { ...lead, consent_text: agreed };
            const held = await hold(tx, entered, verdict.reason ?? 'burst');
            mail = held.mail;
            return { lead: { id: held.id } };
          }
          await use(tx, 'captures', 1);
          const visitor = { consentText: agreed };
          // No agent owns it until a manager assigns it.
          const creation = { workspaceId, userId: keyId, assignedTo: null, now, dialect, visitor };
          made = await insertNewLead(tx, lead, creation);
          return { lead: { id: made.lead.id } };
        });
      });
      if (made) {
        const { lead, activity } = made;
        announcer.announce([
          { ...place, type: 'lead_created', lead },
          { ...place, type: 'activity_created', leadId: lead.id, activity },
        ]);
      }
      if (mail) void burstLetters.send(mail);
      return { id: answer.lead.id };
    },

    /**
     * Reads a business card.
     * @param address Network address of the visitor
     * @throws As the scan of a user.
     */
    async scan(input: ScanInput, address: string, signal: AbortSignal): Promise<Scan> {
      const now = clock();
      if (!(await mayScan(quotas, partner, { address, now }))) throw usedUp('scans', now);
      await db.write((tx) => use(tx, 'scans', serverLimits.partnerScansPerCapture));
      // Counted separately from the company's own scans, so that no page can use those up.
      return scanCard(input, { userId: keyId, workspaceId: keyId }, signal, workspaceId);
    },

    /** One page of the events that the key shows, latest start first. */
    async events(query: PageQuery): Promise<Page<PublicEvent>> {
      if (eventId === null) return pageOf(listEvents(db.read, workspaceId, query), toPublicEvent);
      const only = await findEvent(db.read, workspaceId, eventId);
      const rows = only ? [toPublicEvent(only)] : [];
      return { rows, total: rows.length, capped: false };
    },
  };
}
