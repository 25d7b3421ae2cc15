import type { BodyOf, CallAt, MatchedLeads } from '@cardinal/contract';
import type { LeadStatus } from '@cardinal/contract/labels';
import { limits } from '@cardinal/contract/limits';
import { toasts } from '@cardinal/ui';
import { errorDetail, refreshEveryLead } from '../../client/index.ts';
import { personName } from '../../format/index.ts';
import type { LabelTexts } from '../../language/labelTexts.ts';
import type { BulkTools, NextOwner } from './bulk.ts';
import type { MatchingTexts } from './matchingTexts.ts';

/** What becomes of all leads of a list. */
export type MatchingChange =
  | { kind: 'status'; status: LeadStatus }
  | { kind: 'assign'; to: NextOwner }
  | { kind: 'delete' }
  | { kind: 'restore' };

type MatchingBody = BodyOf<CallAt<'post', '/api/leads/matching'>>;

/** The filters of a list, as sent. */
export type LeadFilter = MatchingBody['filter'];

/** A lead as it was before the change. */
type Before = MatchedLeads['changed'][number];

/** A change that is running. */
export interface Running {
  /** How many leads the user was told of. */
  count: number;
  onProgress: (done: number) => void;
  /** Whether the user wants it to end; the leads changed by then stay so. */
  isStopped: () => boolean;
}

/** Duration of a notice that can undo thousands of changes. */
const undoTime = 30_000;

const userIdOf = (to: NextOwner) => (to === null || to === 'fair' ? to : to.id);

function sentChange(change: MatchingChange): MatchingBody['change'] {
  if (change.kind === 'status') return { kind: 'status', lead_status: change.status };
  if (change.kind === 'assign') return { kind: 'assign', userId: userIdOf(change.to) };
  return change;
}

/** Leads to change back, of which only those that still match. */
interface Reverse extends Pick<MatchingBody, 'filter' | 'change'> {
  leads: readonly Before[];
}

/** The changes that take a change back: what somebody has changed since no longer matches. */
function reversesOf(change: MatchingChange, changed: readonly Before[]): Reverse[] {
  switch (change.kind) {
    case 'status':
      return [...Map.groupBy(changed, (lead) => lead.lead_status)].map(([lead_status, leads]) => ({
        filter: { lead_status: change.status },
        change: { kind: 'status', lead_status },
        leads,
      }));
    case 'assign': {
      const to = userIdOf(change.to);
      // Who got a lead in turn is not known.
      const filter = to === 'fair' ? {} : { assigned_to: to ?? 'none' };
      return [...Map.groupBy(changed, (lead) => lead.assignedTo)].map(([userId, leads]) => ({
        filter,
        change: { kind: 'assign', userId },
        leads,
      }));
    }
    case 'delete':
      return [{ filter: { deleted: 'true' }, change: { kind: 'restore' }, leads: changed }];
    case 'restore':
      return [{ filter: {}, change: { kind: 'delete' }, leads: changed }];
  }
}

/** Takes a change back, except for leads that have changed since, which is told. */
async function undo(
  tools: BulkTools,
  change: MatchingChange,
  changed: readonly Before[],
  texts: MatchingTexts,
) {
  const { api, queryClient } = tools;
  let back = 0;
  const description = tools.texts.count({ count: changed.length });
  toasts.show({ title: texts.undoing, description, tone: 'info' });
  try {
    for (const { leads, ...reverse } of reversesOf(change, changed)) {
      for (let start = 0; start < leads.length; start += limits.bulkLeads) {
        const lead_ids = leads.slice(start, start + limits.bulkLeads).map(({ id }) => id);
        const { data } = await api.post('/api/leads/matching', { body: { ...reverse, lead_ids } });
        back += data.matched;
      }
    }
    const left = changed.length - back;
    toasts.show({
      title: texts.undone,
      description: [
        texts.wentBack({ count: back }),
        ...(left > 0 ? [texts.left({ count: left })] : []),
      ].join(' '),
      tone: 'success',
    });
  } catch (error) {
    toasts.show({
      title: texts.notUndone,
      description: `${texts.wentBack({ count: back })} ${errorDetail(error)}`,
      tone: 'danger',
    });
  } finally {
    void refreshEveryLead(queryClient);
  }
}

/** What was done to a number of leads, as a sentence. */
function doneText(
  change: MatchingChange,
  count: number,
  { done }: MatchingTexts,
  { statuses }: LabelTexts,
): string {
  if (change.kind === 'status') return done.status({ count, status: statuses[change.status] });
  if (change.kind !== 'assign') return done[change.kind]({ count });
  if (change.to === 'fair') return done.fair({ count });
  if (change.to === null) return done.unassign({ count });
  return done.assign({ count, name: personName(change.to) });
}

/**
 * Changes all leads of a list, part by part, and reports the outcome: how many, what was different from
 * the number that the user was told, and why it ended early. One press undoes all of it.
 * @returns Whether every lead was changed.
 */
export async function changeMatching(
  tools: BulkTools,
  filter: LeadFilter,
  change: MatchingChange,
  running: Running,
  texts: MatchingTexts,
): Promise<boolean> {
  const { api, queryClient } = tools;
  const changed: Before[] = [];
  let matched = 0;
  let cursor: string | null | undefined;
  let failure: string | undefined;
  try {
    do {
      const { data } = await api.post('/api/leads/matching', {
        body: { filter, change: sentChange(change), ...(cursor && { cursor }) },
      });
      matched += data.matched;
      changed.push(...data.changed);
      cursor = data.next;
      running.onProgress(matched);
    } while (cursor !== null && !running.isStopped());
  } catch (error) {
    failure = errorDetail(error);
  }
  void refreshEveryLead(queryClient);

  const isWhole = cursor === null;
  const different = matched - running.count;
  toasts.show({
    title: isWhole
      ? texts.changed
      : failure === undefined
        ? texts.stopped
        : matched > 0
          ? texts.partly
          : texts.failed,
    description: [
      ...(matched > 0 || isWhole ? [doneText(change, matched, texts, tools.labels)] : []),
      ...(isWhole && different < 0 ? [texts.fewer({ count: -different })] : []),
      ...(isWhole && different > 0 ? [texts.arrived({ count: different })] : []),
      ...(failure === undefined ? [] : [failure]),
    ].join(' '),
    tone: failure === undefined ? 'success' : 'danger',
    timeout: undoTime,
    ...(changed.length > 0 && {
      action: { label: texts.undo, onAction: () => void undo(tools, change, changed, texts) },
    }),
  });
  return isWhole;
}
