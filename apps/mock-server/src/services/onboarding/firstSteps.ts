import type { FirstSteps } from '@cardinal/contract';
import { areStepsClosed, closeSteps, readSteps } from '../../store/accounts/firstSteps.ts';
import { findSample } from '../../store/events/samples.ts';
import type { ServerContext } from '../context.ts';
import type { Principal } from '../shared/principal.ts';
import { mayAddSample } from './samples.ts';

type Dependencies = Pick<ServerContext, 'db' | 'clock'>;

/** The first steps in the workspace of a signed-in user. */
export function createFirstSteps({ db, clock }: Dependencies, principal: Principal) {
  const { userId, workspaceId } = principal;
  return {
    async get(): Promise<FirstSteps> {
      const [steps, closed, sample] = await Promise.all([
        readSteps(db.read, principal),
        areStepsClosed(db.read, userId),
        findSample(db.read, workspaceId),
      ]);
      return {
        steps,
        closed,
        sample: sample ? { leads: sample.leads, event_id: sample.eventId } : null,
        may_add_sample: mayAddSample(principal),
      };
    },

    /** Closes the list for the user. */
    close: (): Promise<void> => db.write((tx) => closeSteps(tx, userId, clock())),
  };
}
