import type { TextsOf } from '@cardinal/contract/messages';
import { toasts } from '@cardinal/ui';
import { errorDetail } from '../client/http/apiError.ts';
import { leadName } from '../format/index.ts';
import { type assignmentMessages } from './assignmentTexts.ts';
import type { Assigned, Assignee } from './assignments.ts';

/** Maximum number of agents named in a sentence. */
const namedAgents = 4;

/** How many of the distributed leads each agent received: "Asha 2, Mira 1". */
export function sharedText(
  leads: readonly Assigned[],
  nameOf: (id: string) => string,
  locale: string,
  texts: TextsOf<typeof assignmentMessages>,
): string {
  const number = new Intl.NumberFormat(locale);
  const shares = [...Map.groupBy(leads, ({ assignedTo }) => assignedTo ?? '')]
    .map(([id, own]) => ({ name: nameOf(id), count: own.length }))
    .toSorted((a, b) => b.count - a.count);
  const named = shares
    .slice(0, namedAgents)
    .map(({ name, count }) => texts.last.part({ agent: name, leads: number.format(count) }));
  const rest = shares.length - named.length;
  const parts = rest > 0 ? [...named, texts.last.others({ count: rest })] : named;
  const agents = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts);
  return texts.last.shared({ count: leads.length, agents });
}

/** An assignment as a sentence. */
export function assignedText(
  leads: readonly Assigned[],
  assignee: Assignee,
  { nameOf, locale }: { nameOf: (id: string) => string; locale: string },
  texts: TextsOf<typeof assignmentMessages>,
): string {
  const [first] = leads;
  if (assignee.kind === 'fair') return sharedText(leads, nameOf, locale, texts);
  return first && leads.length === 1
    ? texts.last.one({ lead: leadName(first), agent: assignee.name })
    : texts.last.many({
        leads: new Intl.NumberFormat(locale).format(leads.length),
        agent: assignee.name,
      });
}

/** Reports an assignment. @param description What happened, as a sentence */
export function showAssigned(
  count: number,
  description: string,
  texts: TextsOf<typeof assignmentMessages>,
): void {
  const { assigned: one, assignedMany } = texts.toasts;
  toasts.show({ title: count === 1 ? one : assignedMany, description, tone: 'success' });
}

/** Reports a failed assignment. @param done Number of leads that were assigned before it failed */
export function showFailure(
  error: unknown,
  done: number,
  texts: TextsOf<typeof assignmentMessages>,
): void {
  const detail = errorDetail(error);
  toasts.show({
    title: texts.toasts.failed,
    description: done > 0 ? texts.toasts.failedPartly({ count: done, detail }) : detail,
    tone: 'danger',
  });
}

function backText(undone: readonly Assigned[], texts: TextsOf<typeof assignmentMessages>): string {
  const [first] = undone;
  if (!first) return '';
  return undone.length === 1
    ? texts.toasts.undoneOne({ lead: leadName(first) })
    : texts.toasts.undoneMany({ count: undone.length });
}

/**
 * Reports that an assignment was undone.
 * @param undone The leads that were unassigned
 * @param kept Number of leads that stay as they are, because the agents no longer have them
 */
export function showUndone(
  undone: readonly Assigned[],
  kept: number,
  texts: TextsOf<typeof assignmentMessages>,
): void {
  const changed = kept > 0 ? texts.toasts.noLongerThere({ count: kept }) : '';
  const isSome = undone.length > 0;
  toasts.show({
    title: isSome ? texts.toasts.undone : texts.toasts.nothingToUndo,
    description: [backText(undone, texts), changed].filter(Boolean).join(' '),
    tone: isSome ? 'success' : 'info',
  });
}

/**
 * Reports that an assignment could not be undone.
 * @param undone The leads that were unassigned before it failed
 */
export function showUndoFailure(
  error: unknown,
  undone: readonly Assigned[],
  texts: TextsOf<typeof assignmentMessages>,
): void {
  toasts.show({
    title: texts.toasts.undoFailed,
    description: [backText(undone, texts), errorDetail(error)].filter(Boolean).join(' '),
    tone: 'danger',
  });
}
