import type {
  Activity,
  Captures,
  CreatedLead,
  DashboardStats,
  Lead,
  LeadChange,
  LeadListQuery,
  LeadToCreate,
  LikelyDuplicate,
  SimilarQuery,
} from '@cardinal/contract';
import type { Change } from '../../realtime/changes.ts';
import type { Badge } from '../../store/leads/badges.ts';
import { findDuplicates, personOf, type KnownPerson } from '../../store/leads/duplicates.ts';
import { dialledNumbers } from '../../store/leadKeys.ts';
import { countriesFor } from '../../store/leads/latestNumbers.ts';
import { toLead, type LeadRow } from '../../store/leads/leadRows.ts';
import { findLead, findLeads, updateLead } from '../../store/leads/leads.ts';
import { insertActivity } from '../../store/leads/activities.ts';
import { findPicture, replacePictures } from '../../store/leads/pictures.ts';
import type { Write } from '../../store/schema.ts';
import { once, type IdempotentCall } from '../shared/idempotency.ts';
import { pictureFormatOf, picturesToKeep } from './cardPictures.ts';
import { eventAnswersColumns } from './eventAnswers.ts';
import { changedFields, describeChange, requireComplete } from './leadChanges.ts';
import { leadPage } from './leadPage.ts';
import { nextStepColumns } from './nextSteps/nextStepColumns.ts';
import { insertNewLead } from './newLead.ts';
import type { Page } from '../../store/page.ts';
import { capturesFor, scopeOf, type Principal } from '../shared/principal.ts';
import { notFound, stale } from '../shared/failures.ts';
import type { ServerContext } from '../context.ts';
import { captureFigures, dashboardStats } from './statistics.ts';

/** The leads that one signed-in user may read and change. */
export type LeadService = ReturnType<typeof createLeadService>;

type Dependencies = Pick<ServerContext, 'db' | 'announcer' | 'clock'>;

type DuplicatesWanted = [person: KnownPerson, badge?: Badge];

const badgeOf = ({ event_id: eventId, badge_code: code }: Lead | LeadRow): Badge => ({
  eventId,
  code,
});

export function createLeadService({ db, announcer, clock }: Dependencies, principal: Principal) {
  const scope = scopeOf(principal);
  const { workspaceId, userId, clientId: origin } = principal;
  const made = { workspaceId, origin };

  const happened = (ownerId: string, leadId: string, activity: Activity): Change => ({
    ...made,
    type: 'activity_created',
    ownerId,
    leadId,
    activity,
  });

  /** In the order of `findDuplicates`. */
  async function likelyDuplicates(...[person, badge]: DuplicatesWanted) {
    const found = await findDuplicates(db.read, scope, person, badge);
    const ids = found.map(({ id }) => id);
    const rows = await findLeads(db.read, scope, ids);
    return found.flatMap(({ id, reason }): LikelyDuplicate[] => {
      const row = rows.get(id);
      return row ? [{ reason, lead: toLead(row) }] : [];
    });
  }

  /** Changes a lead and records it in its history. Repeats itself if the lead changes meanwhile. */
  async function write(tx: Write, id: string, change: LeadChange, versions?: readonly number[]) {
    for (;;) {
      const before = await findLead(tx, scope, id);
      if (!before) throw notFound('lead');
      if (versions && !versions.includes(before.version)) throw stale();
      const { event_id, answers, next_step: step, pictures: given, incomplete, ...plain } = change;
      const place = { workspaceId, dialect: db.dialect };
      const met = await eventAnswersColumns(tx, place, { event_id, answers }, toLead(before));
      const next = step === undefined ? {} : nextStepColumns(step);
      const pictures = await picturesToKeep(tx, workspaceId, given);
      const fields = {
        ...changedFields(before, { ...plain, ...met, ...next }),
        // Other pictures are a change, even if there are as many.
        ...(pictures && pictures.length + before.pictures > 0 && { pictures: pictures.length }),
      };
      requireComplete(incomplete ? {} : before, { ...before, ...fields });
      if (Object.keys(fields).length === 0) return { row: before, changed: undefined };
      const at = clock();
      const row = await updateLead(tx, scope, before, { fields, at });
      if (!row) continue;
      if (pictures) await replacePictures(tx, { workspaceId, leadId: row.id }, pictures);
      const described = describeChange(before, fields);
      const entry = { workspaceId, leadId: row.id, actorId: userId, ...described, at };
      const activity = await insertActivity(tx, entry);
      return { row, changed: { activity, statusChanged: 'lead_status' in fields } };
    }
  }

  return {
    /** One page of the list. @throws `invalid` for a cursor of another list. */
    list: (query: LeadListQuery): Promise<Page<Lead>> => leadPage(db, scope, query),

    /** @throws `not_found` if it does not exist or is not the user's. */
    async get(id: string): Promise<Lead> {
      const lead = await findLead(db.read, scope, id);
      if (!lead) throw notFound('lead');
      return toLead(lead);
    },

    /** A picture of a lead's card. @throws as `get`, also if there is no such picture. */
    async picture(id: string, n: string) {
      const lead = await findLead(db.read, scope, id);
      if (!lead) throw notFound('lead');
      const place = { workspaceId, leadId: lead.id };
      const content = /^[12]$/.test(n) ? await findPicture(db.read, place, Number(n)) : undefined;
      const format = content && pictureFormatOf(content);
      if (!content || !format) throw notFound('picture');
      return { format, content: new Uint8Array(content) };
    },

    /** Leads that are probably the same person, among those the user may read. @throws as `get`. */
    async duplicates(id: string): Promise<LikelyDuplicate[]> {
      const lead = await findLead(db.read, scope, id);
      if (!lead) throw notFound('lead');
      return likelyDuplicates(personOf(lead), badgeOf(lead));
    },

    /** Leads that may already represent a person with this address or number, as `duplicates`. */
    async similar({
      email = '',
      phone = '',
      mobile = '',
    }: SimilarQuery): Promise<LikelyDuplicate[]> {
      const lead = { email, phone, mobile };
      const used = await countriesFor(db.read, workspaceId, [lead]);
      return likelyDuplicates(personOf({ id: '', ...lead, ...dialledNumbers(lead, used) }));
    },

    /** Creates a lead, once per `Idempotency-Key`, and returns likely duplicates. */
    async create(input: LeadToCreate, call?: IdempotentCall): Promise<CreatedLead> {
      const now = clock();
      const { answer, isRepeat } = await db.write((tx) =>
        once(tx, { call, userId, now }, async () => {
          const assignedTo = capturesFor(principal);
          const creation = { workspaceId, userId, assignedTo, now, dialect: db.dialect };
          const { lead, activity } = await insertNewLead(tx, input, creation);
          const duplicates = await findDuplicates(tx, scope, personOf(lead), badgeOf(lead));
          return { lead: { ...lead, duplicates }, activity };
        }),
      );
      const { duplicates, ...lead } = answer.lead;
      if (!isRepeat) {
        announcer.announce([
          { ...made, type: 'lead_created', lead, ownerId: userId },
          happened(userId, lead.id, answer.activity),
        ]);
      }
      return { ...lead, duplicates };
    },

    /**
     * Changes a lead. A change without effect leaves version and history unchanged.
     * @param versions The versions that may be overwritten; absent: any.
     * @throws As `get`; `stale` if the lead now has another version.
     */
    async update(id: string, change: LeadChange, versions?: readonly number[]): Promise<Lead> {
      const { row, changed } = await db.write((tx) => write(tx, id, change, versions));
      const lead = toLead(row);
      if (changed) {
        const { activity, statusChanged } = changed;
        const ownerId = row.owner_id;
        announcer.announce([
          { ...made, type: 'lead_updated', lead, ownerId, previousOwnerId: null, statusChanged },
          happened(ownerId, lead.id, activity),
        ]);
      }
      return lead;
    },

    /** Figures over all leads that the user may read. */
    stats: (): Promise<DashboardStats> => dashboardStats(db, scope, clock()),
    /** The leads that the user may read and that were created in the last 30 days, by day and source. */
    captures: (): Promise<Captures> => captureFigures(db, scope, clock()),
  };
}
