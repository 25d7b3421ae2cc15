import { isDeepStrictEqual } from 'node:util';
import type { EventQuestions, NewQuestions, Question } from '@cardinal/contract';
import { newId } from '../../store/ids.ts';
import { findEvent, lockEvent } from '../../store/events/events.ts';
import { findQuestions, insertQuestions } from '../../store/events/questions.ts';
import { forbidden, notFound, stale } from '../shared/failures.ts';
import { seesAll, type Principal } from '../shared/principal.ts';
import type { ServerContext } from '../context.ts';

type Dependencies = Pick<ServerContext, 'db' | 'clock'>;

const none: EventQuestions = { version: 0, questions: [] };

/** The questions, with an id for each question and each option. */
const withIds = ({ questions }: NewQuestions, now: number): Question[] =>
  questions.map(({ id, options, ...question }) => ({
    ...question,
    id: id ?? newId(now),
    options: options.map((option) => ({ ...option, id: option.id ?? newId(now) })),
  }));

/** The questions at the stand of the events of one signed-in user's workspace. */
export function createQuestionService({ db, clock }: Dependencies, principal: Principal) {
  const { workspaceId, userId } = principal;
  return {
    /** The current questions, or those of an older version. @throws `not_found`. */
    async get(eventId: string, version?: number): Promise<EventQuestions> {
      const key = { workspaceId, eventId };
      const found = await findQuestions(db.read, key, version);
      // Answers outlive their event, so that its questions can still be read.
      if (found) return found;
      const isThere = version === undefined && (await findEvent(db.read, workspaceId, eventId));
      if (!isThere) throw notFound('questions');
      return none;
    },

    /**
     * Replaces the questions. Identical questions create no new version.
     * @param versions The versions that may be replaced; absent: any.
     * @throws `not_found`; `forbidden` unless the user created the event or is a manager; `stale`.
     */
    set: (
      eventId: string,
      input: NewQuestions,
      versions?: readonly number[],
    ): Promise<EventQuestions> =>
      db.write(async (tx) => {
        // Locked, so that two concurrent changes become two versions.
        const event = await lockEvent(tx, db.dialect, workspaceId, eventId);
        if (!event) throw notFound('event');
        if (event.created_by !== userId && !seesAll(principal)) throw forbidden();
        const key = { workspaceId, eventId };
        const before = (await findQuestions(tx, key)) ?? none;
        if (versions && !versions.includes(before.version)) throw stale('questions');
        const now = clock();
        const questions = withIds(input, now);
        if (isDeepStrictEqual(questions, before.questions)) return before;
        const after = { version: before.version + 1, questions };
        await insertQuestions(tx, key, after, { userId, at: now });
        return after;
      }),
  };
}
