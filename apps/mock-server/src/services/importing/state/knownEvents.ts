import type { ImportMapping } from '@cardinal/contract';
import { findEvent } from '../../../store/events/events.ts';
import { findQuestions, listEventQuestions } from '../../../store/events/questions.ts';
import type { Read } from '../../../store/schema.ts';
import { namedByQuestions, type KnownEvent } from '../rows/rowEventAnswers.ts';

/** Number of the latest events of a workspace to which answers in a file can belong. */
const mostEvents = 200;

/** The events to which the rows of a file can belong; none if its mapping has no column for them. */
export async function eventsFor(
  db: Read,
  workspaceId: string,
  mapping: ImportMapping,
): Promise<KnownEvent[]> {
  const isNeeded = mapping.includes('event') || mapping.includes('answers');
  return isNeeded ? listEventQuestions(db, workspaceId, mostEvents) : [];
}

/** An event with its latest questions; undefined if it no longer exists. */
export async function eventWith(
  db: Read,
  workspaceId: string,
  eventId: string | null,
): Promise<KnownEvent | undefined> {
  const event = eventId === null ? undefined : await findEvent(db, workspaceId, eventId);
  if (!event) return undefined;
  const asked = await findQuestions(db, { workspaceId, eventId: event.id });
  return { id: event.id, name: event.name, ...(asked ?? { version: 0, questions: [] }) };
}

/** A proposed mapping in which columns named like questions contain answers. */
export async function withQuestions(
  db: Read,
  workspaceId: string,
  columns: readonly { name: string }[],
  mapping: ImportMapping,
): Promise<ImportMapping> {
  if (!mapping.includes(null)) return mapping;
  const events = await listEventQuestions(db, workspaceId, mostEvents);
  const isAnswer = namedByQuestions(
    columns.map(({ name }) => name),
    events,
  );
  return mapping.map((field, index) => (field === null && isAnswer[index] ? 'answers' : field));
}
