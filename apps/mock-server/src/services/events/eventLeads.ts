import type { Attendee, CreatedLead, Duplicate, NewLead } from '@cardinal/contract';
import { emptyLead, leadSources } from '@cardinal/contract/labels';
import type { Change } from '../../realtime/changes.ts';
import { insertActivities } from '../../store/leads/activities.ts';
import { findDuplicatesOf, personOf } from '../../store/leads/duplicates.ts';
import type { EventRow } from '../../store/events/events.ts';
import { toLead, type LeadRow } from '../../store/leads/leadRows.ts';
import type { LeadScope } from '../../store/leads/leadScope.ts';
import { insertLeads } from '../../store/leads/leads.ts';
import type { Write } from '../../store/schema.ts';
import { leadsImported } from '../../realtime/countMessages.ts';

const newLead = (attendee: Attendee): NewLead => ({
  ...emptyLead,
  first_name: attendee.firstName,
  last_name: attendee.lastName,
  email: attendee.email,
  phone: attendee.phone,
  company: attendee.company,
  position: attendee.position,
  lead_type: 'Event Leads',
  source: leadSources.event,
});

interface Owner {
  workspaceId: string;
  userId: string;
  /** User id of the agent, or null. */
  assignedTo: string | null;
  /** The leads among which likely duplicates are searched. */
  scope: LeadScope;
  /** Milliseconds. */
  now: number;
}

/** Stores an event's attendees as leads, in order, each with its likely duplicates. */
export async function createAttendeeLeads(
  tx: Write,
  event: EventRow,
  attendees: readonly Attendee[],
  { workspaceId, userId, assignedTo, scope, now }: Owner,
): Promise<CreatedLead[]> {
  const origin = {
    workspaceId,
    createdBy: userId,
    assignedTo,
    eventId: event.id,
    createdAt: now,
  };
  const rows = await insertLeads(tx, attendees.map(newLead), origin);
  await insertActivities(
    tx,
    rows.map(({ id, source }) => ({
      workspaceId,
      leadId: id,
      actorId: userId,
      type: 'created' as const,
      title: 'Lead created',
      description: `Source: ${source} (${event.name})`,
      at: now,
    })),
  );
  const duplicates = await findDuplicatesOf(tx, scope, rows.map(personOf));
  return rows.map((row, index) => created(row, duplicates[index] ?? []));
}

const created = (row: LeadRow, duplicates: Duplicate[]): CreatedLead => ({
  ...toLead(row),
  duplicates,
});

/** The announcement of new leads: a single lead itself, several by their number. */
export function newLeadsMessages(
  { workspaceId, origin, userId }: { workspaceId: string; origin: string | null; userId: string },
  leads: readonly CreatedLead[],
): Change[] {
  const [first, ...others] = leads;
  if (!first || others.length > 0) {
    return leadsImported({ workspaceId, origin }, new Map([[userId, leads.length]]));
  }
  const { duplicates: _duplicates, ...lead } = first;
  return [{ type: 'lead_created', workspaceId, origin, lead, ownerId: userId }];
}
