import type { SampleData } from '@cardinal/contract';
import { insertEvent } from '../../store/events/events.ts';
import { insertQuestions } from '../../store/events/questions.ts';
import { deleteSample, insertSampleLeads, insertSampleSet } from '../../store/events/samples.ts';
import type { ServerContext } from '../context.ts';
import { demoQuestions } from '../demo/questions.ts';
import { onDay } from '../demo/times.ts';
import { recordAudit } from '../shared/audit.ts';
import { conflict, forbidden, notFound } from '../shared/failures.ts';
import { once, type IdempotentCall } from '../shared/idempotency.ts';
import { seesAll, type Principal } from '../shared/principal.ts';
import { insertSamples } from './sampleLeads.ts';
import { say } from '../shared/sentences/sentence.ts';

type Dependencies = Pick<ServerContext, 'db' | 'announcer' | 'clock'>;

const eventName = 'Sample event: Nordic Trade Fair';

/** Whether the principal decides for the whole workspace whether it has sample data. */
export const mayAddSample = (principal: Principal): boolean =>
  principal.companyId === null || seesAll(principal);

function requireMay(principal: Principal): void {
  if (!mayAddSample(principal)) {
    throw forbidden(say(({ company }) => company.samples));
  }
}

/** The sample data of the workspace of a signed-in user. */
export function createSamples({ db, announcer, clock }: Dependencies, principal: Principal) {
  const { workspaceId, userId, clientId: origin } = principal;
  const subject = (id: string) => ({ type: 'event', id, name: eventName }) as const;

  return {
    /** Adds it, once per `Idempotency-Key`. @throws `forbidden`; `sample_exists`. */
    async add(call?: IdempotentCall): Promise<SampleData> {
      requireMay(principal);
      const now = clock();
      const { answer, isRepeat } = await db.write((tx) =>
        once(tx, { call, userId, now }, async () => {
          const startsAt = onDay(now, -3, 9);
          const eventId = await insertEvent(tx, {
            workspace_id: workspaceId,
            name: eventName,
            description: 'Made up, for exploring Cardinal: none of these people exist.',
            location: 'Messe Berlin, Hall 3',
            start_at: startsAt,
            end_at: onDay(now, -1, 17),
            photo_url: '',
            event_url: '',
            created_by: userId,
            created_at: now,
          });
          const set = { workspace_id: workspaceId, event_id: eventId, created_at: now };
          if (!(await insertSampleSet(tx, set))) {
            throw conflict(
              'sample_exists',
              say(({ company }) => company.samplesExist),
            );
          }
          await insertQuestions(
            tx,
            { workspaceId, eventId },
            { version: 1, questions: demoQuestions },
            { userId, at: now },
          );
          const ids = await insertSamples(tx, { workspaceId, userId, eventId, startsAt, now });
          await insertSampleLeads(tx, workspaceId, ids);
          const after = { leads: ids.length };
          await recordAudit(tx, principal, now, [
            { action: 'sample_added', subject: subject(eventId), after },
          ]);
          return { leads: ids.length, event_id: eventId };
        }),
      );
      if (!isRepeat) {
        const count = answer.leads;
        announcer.announce([{ type: 'leads_imported', workspaceId, origin, ownerId: null, count }]);
      }
      return answer;
    },

    /** Removes it permanently. @throws `forbidden`; `not_found`. */
    async remove(): Promise<SampleData> {
      requireMay(principal);
      const { eventId, leads: count } = await db.write(async (tx) => {
        const removed = await deleteSample(tx, db.dialect, workspaceId);
        if (!removed) throw notFound('sampleData');
        const before = { leads: removed.leads };
        await recordAudit(tx, principal, clock(), [
          { action: 'sample_removed', subject: subject(removed.eventId), before },
        ]);
        return removed;
      });
      announcer.announce([
        {
          type: 'leads_updated',
          workspaceId,
          origin,
          ownerId: null,
          count,
          change: 'deleted',
          leadStatus: null,
        },
      ]);
      return { leads: count, event_id: eventId };
    },
  };
}
