import { questionSchema, type EventQuestions, type Question } from '@cardinal/contract';
import { isId } from '../ids.ts';
import { z } from 'zod';
import type { Read, Write } from '../schema.ts';
import { storedJson } from '../storedJson.ts';

const questionsJson = storedJson('questions of an event', z.array(questionSchema));

interface EventKey {
  workspaceId: string;
  eventId: string;
}

const toQuestions = (row: { version: number; questions: string }): EventQuestions => ({
  version: row.version,
  questions: questionsJson.read(row.questions),
});

/** The questions of an event in a version, or the latest ones. */
export async function findQuestions(
  db: Read,
  { workspaceId, eventId }: EventKey,
  version?: number,
): Promise<EventQuestions | undefined> {
  if (!isId(eventId)) return undefined;
  const row = await db
    .selectFrom('event_questions')
    .select(['version', 'questions'])
    .where('workspace_id', '=', workspaceId)
    .where('event_id', '=', eventId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toQuestions(row);
}

/** The latest events of a workspace with their latest questions, latest start first. */
export async function listEventQuestions(db: Read, workspaceId: string, most: number) {
  const events = await db
    .selectFrom('events')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  if (events.length === 0) return [];
  const rows = await db
    .selectFrom('event_questions')
    .select(['event_id', 'version', 'questions'])
    .where('workspace_id', '=', workspaceId)
    .where(
      'event_id',
      'in',
      events.map(({ id }) => id),
    )
    .where(({ eb, selectFrom }) =>
      eb(
        'version',
        '=',
        selectFrom('event_questions as other')
          .select((other) => other.fn.max('other.version').as('newest'))
          .whereRef('other.workspace_id', '=', 'event_questions.workspace_id')
          .whereRef('other.event_id', '=', 'event_questions.event_id'),
      ),
    )
    .execute();
  const asked = new Map(rows.map((row) => [row.event_id, toQuestions(row)]));
  return events.map(({ id, name }) => {
    const { version, questions } = asked.get(id) ?? { version: 0, questions: [] };
    return { id, name, version, questions };
  });
}

/** Stores a version of an event's questions. */
export async function insertQuestions(
  tx: Write,
  { workspaceId, eventId }: EventKey,
  { version, questions }: { version: number; questions: readonly Question[] },
  by: { userId: string; at: number },
): Promise<void> {
  await tx
    .insertInto('event_questions')
    .values({
      workspace_id: workspaceId,
      event_id: eventId,
      version,
      questions: questionsJson.write([...questions]),
      created_by: by.userId,
      created_at: by.at,
    })
    .execute();
}
