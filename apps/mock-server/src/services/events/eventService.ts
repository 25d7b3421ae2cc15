import {
  eventTextFields,
  isInOrder,
  outOfOrder,
  partnerSource,
  perField,
  type Attendee,
  type CreatedLeads,
  type Event,
  type EventBoard,
  type EventChange,
  type NewEvent,
  type PageQuery,
} from '@cardinal/contract';
import {
  countEventLeads,
  deleteEvent,
  findEvent,
  lockEventKey,
  insertEvent,
  listEvents,
  lockEvent,
  updateEvent,
  type EventRow,
} from '../../store/events/events.ts';
import { listEventAnswers, readFollowUps, type FollowUp } from '../../store/events/eventBoards.ts';
import { findQuestions } from '../../store/events/questions.ts';
import { removeHeldOf } from '../../store/events/waitingCaptures.ts';
import { readKeyNames } from '../../store/partners/partnerKeys.ts';
import { readPeople } from '../../store/accounts/users.ts';
import type { Read } from '../../store/schema.ts';
import { recordAudit, type AuditRecord } from '../shared/audit.ts';
import { summariseAnswers } from './answerSummary.ts';
import { boardOf, type Owners } from './board.ts';
import { toPublicEvent } from './publicEvent.ts';
import { createAttendeeLeads, newLeadsMessages } from './eventLeads.ts';
import { once, type IdempotentCall } from '../shared/idempotency.ts';
import type { Page } from '../../store/page.ts';
import { pageOf } from '../shared/pages.ts';
import { capturesFor, scopeOf, seesAll, type Principal } from '../shared/principal.ts';
import { forbidden, invalid, notFound } from '../shared/failures.ts';
import { isoOf } from '../shared/times.ts';
import type { ServerContext } from '../context.ts';
import { recognise } from '../shared/sentences/recognise.ts';

type Dependencies = Pick<ServerContext, 'db' | 'announcer' | 'clock'>;

/** A stored event as calls return it. */
export const toEvent = (row: EventRow, leadCount: number): Event => ({
  ...toPublicEvent(row),
  lead_count: leadCount,
  goal_minutes: row.goal_minutes,
  cost: row.cost,
  created_by: row.created_by,
  created_at: isoOf(row.created_at),
  updated_at: isoOf(row.updated_at),
});

const enteredColumns = (input: NewEvent) => ({
  ...perField(eventTextFields, (field) => input[field]),
  start_at: Date.parse(input.start_date),
  end_at: Date.parse(input.end_date),
});

const deletionOf = ({ id, name, location, start_at }: EventRow): AuditRecord => ({
  action: 'event_deleted',
  subject: { type: 'event', id, name },
  before: { name, location, start_date: isoOf(start_at) },
});

/** @throws `invalid` unless an event starts before it ends. */
function requireOrder({ start_at, end_at }: EventRow): void {
  if (isInOrder(isoOf(start_at), isoOf(end_at))) return;
  throw invalid([{ path: outOfOrder.path.join('.'), message: recognise(outOfOrder.message) }]);
}

/** The people and partners who own or captured leads. */
async function readOwners(
  from: Read,
  workspaceId: string,
  leads: readonly FollowUp[],
): Promise<Owners> {
  const ids = [...new Set(leads.flatMap((lead) => [lead.owner_id, lead.created_by]))];
  const people = await readPeople(from, ids);
  const keys = await readKeyNames(from, workspaceId, ids);
  return { people, partners: new Map(keys.map(({ id, name }) => [id, partnerSource(name)])) };
}

const time = (moment: string | undefined) =>
  moment === undefined ? undefined : Date.parse(moment);

/** The events of a workspace that one signed-in user may read and change. */
export function createEventService({ db, announcer, clock }: Dependencies, principal: Principal) {
  const { workspaceId, userId, clientId: origin } = principal;
  const scope = scopeOf(principal);

  async function find(from: Read, id: string): Promise<EventRow> {
    const event = await findEvent(from, workspaceId, id);
    if (!event) throw notFound('event');
    return event;
  }

  function requireOwn(event: EventRow | undefined): EventRow {
    if (!event) throw notFound('event');
    if (event.created_by !== userId && !seesAll(principal)) throw forbidden();
    return event;
  }

  const withCount = async (from: Read, row: EventRow): Promise<Event> => {
    const counts = await countEventLeads(from, scope, [row.id]);
    return toEvent(row, counts.get(row.id) ?? 0);
  };

  return {
    /** One page, latest start first. */
    async list(query: PageQuery): Promise<Page<Event>> {
      const page = await pageOf(listEvents(db.read, workspaceId, query), (row) => row);
      const ids = page.rows.map(({ id }) => id);
      const counts = await countEventLeads(db.read, scope, ids);
      return { ...page, rows: page.rows.map((row) => toEvent(row, counts.get(row.id) ?? 0)) };
    },

    /** One event. @throws `not_found`. */
    get: async (id: string): Promise<Event> => withCount(db.read, await find(db.read, id)),

    /** Creates an event, once per `Idempotency-Key`. */
    async create(input: NewEvent, call?: IdempotentCall): Promise<Event> {
      const now = clock();
      const { answer } = await db.write((tx) =>
        once(tx, { call, userId, now }, async () => {
          const created = { workspace_id: workspaceId, created_by: userId, created_at: now };
          const id = await insertEvent(tx, { ...enteredColumns(input), ...created });
          return toEvent(await find(tx, id), 0);
        }),
      );
      return answer;
    },

    /** @throws `not_found`; `forbidden` unless the user is its creator or a manager; `invalid`. */
    update: (
      id: string,
      { start_date: start, end_date: end, ...change }: EventChange,
    ): Promise<Event> =>
      db.write(async (tx) => {
        const before = requireOwn(await findEvent(tx, workspaceId, id));
        const after = await updateEvent(tx, before, {
          ...change,
          start_at: time(start),
          end_at: time(end),
          updated_at: Math.max(clock(), before.updated_at),
        });
        if (!after) throw notFound('event');
        // Only one of the two dates may have changed.
        requireOrder(after);
        return withCount(tx, after);
      }),

    /** Deletes an event; its leads stay. @throws As `update`. */
    remove: (id: string): Promise<void> =>
      db.write(async (tx) => {
        // Leads that are being saved with the event are committed first, so that they lose it too.
        const event = requireOwn(await lockEvent(tx, db.dialect, workspaceId, id));
        await deleteEvent(tx, event);
        await removeHeldOf(tx, workspaceId, event.id);
        await recordAudit(tx, principal, clock(), [deletionOf(event)]);
      }),

    /** What followed the capture of an event's leads that the user may read. @throws `not_found`. */
    async board(id: string): Promise<Omit<EventBoard, 'held'>> {
      const event = await find(db.read, id);
      const [leads, answers, asked] = await Promise.all([
        readFollowUps(db.read, scope, event.id),
        listEventAnswers(db.read, scope, event.id),
        findQuestions(db.read, { workspaceId, eventId: event.id }),
      ]);
      const owners = await readOwners(db.read, workspaceId, leads);
      return {
        ...boardOf(event, leads, owners, clock()),
        answers: summariseAnswers(event.id, asked?.questions ?? [], answers),
      };
    },

    /** Creates a lead of the user for each attendee, in order. @throws `not_found`. */
    async createLeads(
      id: string,
      attendees: readonly Attendee[],
      call?: IdempotentCall,
    ): Promise<CreatedLeads> {
      const now = clock();
      const { answer, isRepeat } = await db.write((tx) =>
        once(tx, { call, userId, now }, async () => {
          const event = await lockEventKey(tx, db.dialect, workspaceId, id);
          if (!event) throw notFound('event');
          const assignedTo = capturesFor(principal);
          const owner = { workspaceId, userId, assignedTo, scope, now };
          return { createdLeads: await createAttendeeLeads(tx, event, attendees, owner) };
        }),
      );
      if (!isRepeat) {
        announcer.announce(newLeadsMessages({ workspaceId, origin, userId }, answer.createdLeads));
      }
      return answer;
    },
  };
}
