import type { LeadMerge, MergedLead, UndoneMerge } from '@cardinal/contract';
import { dayMs, limits } from '@cardinal/contract/limits';
import type { Change } from '../../../realtime/changes.ts';
import { toLead } from '../../../store/leads/leadRows.ts';
import { invalid } from '../../shared/failures.ts';
import { once, type IdempotentCall } from '../../shared/idempotency.ts';
import type { Principal } from '../../shared/principal.ts';
import type { ServerContext } from '../../context.ts';
import { mergeLeads } from './mergeLeads.ts';
import { undoMerge } from './undoMerge.ts';
import { say } from '../../shared/sentences/sentence.ts';

type Dependencies = Pick<ServerContext, 'db' | 'announcer' | 'clock'>;

const undoable = limits.deletedDays * dayMs;

/** Merges leads and undoes it, for one signed-in user. */
export function createMerging({ db, announcer, clock }: Dependencies, principal: Principal) {
  const { workspaceId, userId, clientId: origin } = principal;
  const made = { workspaceId, origin };
  const by = { principal, dialect: db.dialect, clock };

  return {
    /**
     * Merges another lead into one, once per `Idempotency-Key`.
     * @param versions The version of the lead, then that of the other; absent: any.
     * @throws `not_found` unless the user has both; `stale` if one now has another version; `invalid`
     * for a lead with itself.
     */
    async merge(
      leadId: string,
      input: LeadMerge,
      { versions, call }: { versions?: readonly number[]; call?: IdempotentCall } = {},
    ): Promise<MergedLead> {
      if (input.other === leadId) {
        throw invalid([{ path: 'other', message: say(({ leads }) => leads.withItself) }]);
      }
      const { answer: done, isRepeat } = await db.write((tx) =>
        once(tx, { call, userId, now: clock() }, () =>
          mergeLeads(tx, by, { keptId: leadId, input, versions }),
        ),
      );
      const { answer, ownerId, other, statusChanged, activity } = done;
      if (!isRepeat) {
        const { lead } = answer;
        announcer.announce([
          { ...made, type: 'lead_updated', lead, ownerId, previousOwnerId: null, statusChanged },
          { ...made, type: 'lead_removed', ...other },
          { ...made, type: 'activity_created', leadId: lead.id, ownerId, activity },
        ]);
      }
      return answer;
    },

    /**
     * Undoes a merge; one that is already undone stays unchanged.
     * @throws `not_found` unless the user has both leads, or after 30 days; `merge_state` if the kept
     * lead was deleted or merged itself.
     */
    async undo(mergeId: string): Promise<UndoneMerge> {
      const { leads, kept, isChanged, statusChanged } = await db.write(async (tx) => {
        const since = clock() - undoable;
        return undoMerge(tx, by, { id: mergeId, since });
      });
      if (isChanged) {
        announcer.announce(
          leads.map((row, index): Change => ({
            ...made,
            type: 'lead_updated',
            lead: toLead(row),
            ownerId: row.owner_id,
            previousOwnerId: null,
            statusChanged: index === 0 && statusChanged,
          })),
        );
      }
      return { leads: leads.map(toLead), kept };
    },
  };
}
