import type { TextsOf } from '@cardinal/contract/messages';
import type { ImportSummary } from '@cardinal/contract';
import { isRunning } from '../importQueries.ts';
import { type importMessages } from '../texts.ts';

/** What became of a file, in parts that are shown one after the other. */
export function outcomeOf(
  { status, counts, error, event_id: eventId }: ImportSummary,
  importTexts: TextsOf<typeof importMessages>,
): string[] {
  /** The text for a number of leads or rows; none if there are none of them. */
  const part = (n: number, words: (values: { count: number }) => string) =>
    n > 0 ? [words({ count: n })] : [];
  const { done, undone, attendees, earlier: texts } = importTexts;
  switch (status) {
    case 'ready':
      return [texts.ready({ count: counts.total })];
    case 'queued':
      return [importTexts.progress.queued];
    case 'importing':
      return [texts.importing({ count: counts.total })];
    case 'undoing':
      return [importTexts.progress.undoing];
    case 'failed':
      return [error ?? importTexts.failed.title];
    case 'undone': {
      const changed = [
        ...part(counts.removed, undone.removed),
        ...part(counts.restored, undone.restored),
        ...part(counts.kept, undone.kept),
      ];
      return changed.length > 0 ? [texts.undone, ...changed] : [undone.discarded];
    }
    case 'done': {
      const { imported, updated, skipped, invalid } = counts;
      const list = eventId !== null;
      const changed = list
        ? [attendees.filled({ count: updated })]
        : [...part(imported, done.title), ...part(updated, done.updated)];
      return [
        ...(changed.length > 0 ? changed : [done.title({ count: 0 })]),
        ...part(skipped, list ? attendees.leftOut : done.skipped),
        ...part(invalid, done.rejected),
      ];
    }
  }
}

/** Whether the rows that were not imported can be downloaded, each with the reason. */
export const hasReport = (
  { status, counts, event_id: eventId, expires_at: until }: ImportSummary,
  now: Date,
): boolean =>
  status === 'done' &&
  Date.parse(until) > now.getTime() &&
  (counts.invalid > 0 || (eventId !== null && counts.ambiguous > 0));

/** Whether the import can be undone. */
export const canUndo = ({ status, expires_at: until }: ImportSummary, now: Date): boolean =>
  status === 'done' && Date.parse(until) > now.getTime();

/** What opening the import is for, while there is something to do or to watch. */
export function nextStep(shown: ImportSummary): 'check' | 'watch' | null {
  if (shown.status === 'ready') return 'check';
  return isRunning(shown) ? 'watch' : null;
}
