import {
  type CapturedLead,
  type LeadToCreate,
  type LeadType,
  type PageQuery,
  type PublicEvent,
  type Scan,
  type ScanInput,
  defaultLeadType,
  partnerSource,
  serverLimits,
} from '@cardinal/contract';
import { dayMs } from '@cardinal/contract/limits';
import type { Page } from '../../store/page.ts';
import { findEvent, lockEventKey, listEvents, type EventRow } from '../../store/events/events.ts';
import { countUse, isKeyLive, type Used } from '../../store/partners/partnerKeys.ts';
import type { Write } from '../../store/schema.ts';
import { createScanning } from '../capture/scanning.ts';
import { insertNewLead } from '../leads/newLead.ts';
import { tooMany, unauthorized } from '../shared/failures.ts';
import { once, type IdempotentCall } from '../shared/idempotency.ts';
import { pageOf } from '../shared/pages.ts';
import type { Partner } from '../shared/principal.ts';
import type { ServerContext } from '../context.ts';
import { toPublicEvent } from '../events/publicEvent.ts';

const eventLeadType = 'Event Leads' satisfies LeadType;

const usedUp: Readonly<Record<Used, string>> = {
  captures: 'This form has reached its limit for today. Please try again tomorrow.',
  scans:
    'This form has no scans left for today. Please type in the details, or try again tomorrow.',
};

type Dependencies = Pick<
  ServerContext,
  'db' | 'announcer' | 'clock' | 'quotas' | 'cards' | 'vitals'
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

/** The calls of a partner's pages; each needs the scope that the contract names. */
export function createPartnerCaptures(
  { db, announcer, clock, quotas, cards, vitals }: Dependencies,
  { keyId, name, workspaceId, eventId }: Partner,
) {
  const scanCard = createScanning({ db, cards, quotas, vitals });
  const made = { workspaceId, origin: null, ownerId: keyId };

  /**
   * Counts one use against the key's daily quota.
   * @throws `too_many_requests`; `unauthorized` if it has ended.
   */
  async function use(tx: Write, what: Used, most: number): Promise<void> {
    const now = clock();
    if (await countUse(tx, { id: keyId, what, most, now })) return;
    if (!(await isKeyLive(tx, keyId, now))) throw unauthorized();
    throw tooMany((dayMs - (now % dayMs)) / 1_000, usedUp[what]);
  }

  return {
    /**
     * Counts an entry before it is read, so that one that is refused counts as well.
     * @param address Network address of the visitor
     * @throws `too_many_requests`.
     */
    admit: (address: string): Promise<void> =>
      quotas.partnerCapturesFromAddress.use(`${keyId} ${address}`),

    /**
     * Creates a lead of the company, once per `Idempotency-Key`. Its entry was admitted before.
     * @throws `too_many_requests`; `invalid`.
     */
    async create(input: LeadToCreate, call?: IdempotentCall): Promise<CapturedLead> {
      const now = clock();
      const { answer, isRepeat } = await db.write((tx) =>
        once(tx, { call, userId: keyId, now }, async () => {
          await use(tx, 'captures', 1);
          const { dialect } = db;
          // Undefined also if it was deleted.
          const met =
            eventId === null ? undefined : await lockEventKey(tx, dialect, workspaceId, eventId);
          const lead = capturedLead(input, name, met);
          // No agent owns it until a manager assigns it.
          const creation = { workspaceId, userId: keyId, assignedTo: null, now, dialect };
          return insertNewLead(tx, lead, creation);
        }),
      );
      const { lead, activity } = answer;
      if (!isRepeat) {
        announcer.announce([
          { ...made, type: 'lead_created', lead },
          { ...made, type: 'activity_created', leadId: lead.id, activity },
        ]);
      }
      return { id: lead.id };
    },

    /** Reads a business card. @throws As the scan of a user. */
    async scan(input: ScanInput, signal: AbortSignal): Promise<Scan> {
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
