import type { Activity, ActivityInput, PageQuery } from '@cardinal/contract';
import { insertActivity, listActivities, toHistoryEntry } from '../../store/leads/activities.ts';
import { lockLeads } from '../../store/leads/assignments.ts';
import { findLead } from '../../store/leads/leads.ts';
import { once, type IdempotentCall } from '../shared/idempotency.ts';
import type { Page } from '../../store/page.ts';
import { pageOf } from '../shared/pages.ts';
import { scopeOf, type Principal } from '../shared/principal.ts';
import { invalid, notFound } from '../shared/failures.ts';
import type { ServerContext } from '../context.ts';
import { say } from '../shared/sentences/sentence.ts';

type Dependencies = Pick<ServerContext, 'db' | 'announcer' | 'clock'>;

const titles = {
  call: 'Call initiated',
  whatsapp: 'WhatsApp opened',
  reply: 'The lead replied',
  note: 'Note',
} as const;

/** The history of leads, which one signed-in user may read and add to. */
export function createHistory({ db, announcer, clock }: Dependencies, principal: Principal) {
  const scope = scopeOf(principal);
  const { workspaceId, userId, clientId: origin } = principal;
  return {
    /** One page of a lead's history, newest first. @throws `not_found`, as for the lead itself. */
    async list(leadId: string, query: PageQuery): Promise<Page<Activity>> {
      const lead = await findLead(db.read, scope, leadId);
      if (!lead) throw notFound('lead');
      return pageOf(listActivities(db.read, { workspaceId, id: lead.id }, query), toHistoryEntry);
    },

    /**
     * Records a call or message that the user starts, a reply from the lead, or a note.
     * @throws `not_found`, as for the lead itself; `invalid` for a contact if the lead has no phone
     * number.
     */
    async add(
      leadId: string,
      { type, text = '' }: ActivityInput,
      call?: IdempotentCall,
    ): Promise<Activity> {
      const now = clock();
      const { answer, isRepeat } = await db.write((tx) =>
        once(tx, { call, userId, now }, async () => {
          // Locked, so that undoing an import does not remove it meanwhile.
          const [lead] = await lockLeads(tx, db.dialect, scope, [leadId]);
          if (!lead) throw notFound('lead');
          const isContact = type === 'call' || type === 'whatsapp';
          if (isContact && lead.phone === '') {
            throw invalid([{ path: 'type', message: say(({ leads }) => leads.noPhone) }]);
          }
          const activity = await insertActivity(tx, {
            workspaceId,
            leadId: lead.id,
            actorId: userId,
            type,
            title: titles[type],
            description: isContact ? lead.phone : type === 'note' ? text.trim() : '',
            at: now,
          });
          return { activity, ownerId: lead.owner_id };
        }),
      );
      const { activity, ownerId } = answer;
      if (!isRepeat) {
        const change = { type: 'activity_created', workspaceId, origin, leadId } as const;
        announcer.announce([{ ...change, ownerId, activity }]);
      }
      return activity;
    },
  };
}
