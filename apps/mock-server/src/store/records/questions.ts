import { eventQuestionsSchema } from '@cardinal/contract';
import type { EventQuestions, Question } from '@cardinal/contract';
import { isId } from '../ids.ts';
import type { Read, Write } from '../schema.ts';

/** The event whose questions are meant. */
interface EventKey {
  workspaceId: string;
  eventId: string;
}

const toQuestions = (row: { version: number; questions: string }): EventQuestions =>
  eventQuestionsSchema.parse({ version: row.version, questions: JSON.parse(row.questions) });

/** The questions of an event in a version, or the newest ones. */
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
      questions: JSON.stringify(questions),
      created_by: by.userId,
      created_at: by.at,
    })
    .execute();
}
