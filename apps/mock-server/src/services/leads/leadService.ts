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
import type { Announcer, Change } from '../../realtime/changes.ts';
import { insertActivity } from '../../store/records/activities.ts';
import type { NewActivity } from '../../store/records/activities.ts';
import type { Database } from '../../store/engine/database.ts';
import { findDuplicates } from '../../store/leads/duplicates.ts';
import { toLead } from '../../store/leads/leadRows.ts';
import { findLead, findLeads, updateLead } from '../../store/leads/leads.ts';
import { once } from '../shared/idempotency.ts';
import type { IdempotentCall } from '../shared/idempotency.ts';
import { meetingColumns } from './answers.ts';
import { changedFields, describeChange, requireComplete } from './leadChanges.ts';
import { leadPage } from './leadPage.ts';
import { insertNewLead } from './newLead.ts';
import type { Page } from '../../store/page.ts';
import { scopeOf } from '../shared/principal.ts';
import type { Principal } from '../shared/principal.ts';
import { notFound, stale } from '../shared/failures.ts';
import { captureFigures, dashboardStats } from './statistics.ts';

/** The leads that one signed-in user may read and change. */
export interface LeadService {
  /** One page of the list. @throws `invalid` for a cursor of another list. */
  list(query: LeadListQuery): Promise<Page<Lead>>;
  /** @throws `not_found` if it does not exist or is not the user's. */
  get(id: string): Promise<Lead>;
  /** Leads that are probably the same person, among those the user may read. @throws as `get`. */
  duplicates(id: string): Promise<LikelyDuplicate[]>;
  /** Leads that may already represent a person with this address or number, as `duplicates`. */
  similar(person: SimilarQuery): Promise<LikelyDuplicate[]>;
  /** Creates a lead, once per `Idempotency-Key`, and returns likely duplicates. */
  create(input: LeadToCreate, call?: IdempotentCall): Promise<CreatedLead>;
  /**
   * Changes a lead. A change without effect leaves version and history unchanged.
   * @param versions The versions that may be overwritten; absent: any.
   * @throws As `get`; `stale` if the lead now has another version.
   */
  update(id: string, change: LeadChange, versions?: readonly number[]): Promise<Lead>;
  /** Figures over all leads that the user may read. */
  stats(): Promise<DashboardStats>;
  /** The leads that the user may read and that were created in the last 30 days, by day and source. */
  captures(): Promise<Captures>;
}

interface Dependencies {
  db: Database;
  announcer: Announcer;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Creates the service for one signed-in user. */
export function createLeadService(
  { db, announcer, clock }: Dependencies,
  principal: Principal,
): LeadService {
  const scope = scopeOf(principal);
  const { workspaceId, userId, clientId: origin } = principal;
  const made = { workspaceId, origin };

  const activityOf = (
    lead: { id: string },
    activity: Pick<NewActivity, 'type' | 'title' | 'description' | 'at'>,
  ): NewActivity => ({ ...activity, workspaceId, leadId: lead.id, actorId: userId });

  const happened = (ownerId: string, leadId: string, activity: Activity): Change => ({
    ...made,
    type: 'activity_created',
    ownerId,
    leadId,
    activity,
  });

  async function likely(person: Parameters<typeof findDuplicates>[2]): Promise<LikelyDuplicate[]> {
    const found = await findDuplicates(db.read, scope, person);
    const rows = await findLeads(
      db.read,
      scope,
      found.map(({ id }) => id),
    );
    return found.flatMap(({ id, reason }) => {
      const row = rows.get(id);
      return row ? [{ reason, lead: toLead(row) }] : [];
    });
  }

  return {
    list: (query) => leadPage(db, scope, query),

    async get(id) {
      const lead = await findLead(db.read, scope, id);
      if (!lead) throw notFound('This lead');
      return toLead(lead);
    },

    async duplicates(id) {
      const lead = await findLead(db.read, scope, id);
      if (!lead) throw notFound('This lead');
      return likely(lead);
    },

    similar: ({ email = '', phone = '' }) => likely({ id: '', email, phone }),

    async create(input, call) {
      const now = clock();
      const { answer, isRepeat } = await db.write((tx) =>
        once(tx, { call, userId, now }, async () => {
          const { lead, activity } = await insertNewLead(tx, input, { workspaceId, userId, now });
          const duplicates = await findDuplicates(tx, scope, lead);
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

    async update(id, change, versions) {
      const { row, changed } = await db.write(async (tx) => {
        for (;;) {
          const before = await findLead(tx, scope, id);
          if (!before) throw notFound('This lead');
          if (versions && !versions.includes(before.version)) throw stale();
          const { event_id, answers, ...plain } = change;
          const met = await meetingColumns(tx, workspaceId, { event_id, answers }, before.event_id);
          const fields = changedFields(before, { ...plain, ...met });
          requireComplete({ ...before, ...fields });
          if (Object.keys(fields).length === 0) return { row: before, changed: undefined };
          const at = clock();
          const after = await updateLead(tx, scope, before, { fields, at });
          if (!after) continue;
          const activity = await insertActivity(
            tx,
            activityOf(after, { ...describeChange(before, fields), at }),
          );
          return { row: after, changed: { activity, statusChanged: 'lead_status' in fields } };
        }
      });
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

    stats: () => dashboardStats(db, scope, clock()),
    captures: () => captureFigures(db, scope, clock()),
  };
}
