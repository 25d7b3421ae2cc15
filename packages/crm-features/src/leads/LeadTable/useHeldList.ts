import { useNow, useSession } from '../../client/index.ts';
import { initialLeadListState, leadListParams, type LeadListState } from '../leadListState.ts';
import type { LeadListContent } from './leadTableViewProps.ts';
import { newestOf, useArrivals } from './useArrivals.ts';

/** Whether the rows are being read: scrolled, focused, hovered, or behind a dialog. */
function areRowsInUse(rowsId: string): boolean {
  const rows = document.getElementById(rowsId);
  if (!rows) return false;
  const focused = document.activeElement?.closest('[data-row-key]') ?? null;
  return (
    rows.getBoundingClientRect().top < 0 ||
    (focused !== null && rows.contains(focused)) ||
    rows.querySelector('[data-row-key]:hover') !== null ||
    document.querySelector('[role="dialog"]') !== null
  );
}

/** The inputs that determine whether leads are held back. */
export interface HeldListOptions {
  state: LeadListState;
  /** The text in the search field. */
  search: string;
  /** Id of the element around the rows. */
  rowsId: string;
  /** Whether leads are chosen, or one of them is being filled in. */
  isHeld: boolean;
}

/** The content of the list with its rows held in place while the user is reading or choosing. */
export function useHeldList(
  content: LeadListContent,
  { state, search, rowsId, isHeld }: HeldListOptions,
): LeadListContent {
  const userId = useSession()?.user.id;
  const now = useNow();
  const isCurrent = content.kind === 'leads' && !content.isRefreshing;
  // Elsewhere, leads that move up from the next page may be newer than those shown.
  const isNewestFirst = state.sort === initialLeadListState.sort && state.cursor === null;
  const { leads, newKeys, waiting } = useArrivals(content.kind === 'leads' ? content.leads : [], {
    list: JSON.stringify([leadListParams(state), search]),
    isCurrent,
    since: (loaded) => (isNewestFirst ? newestOf(loaded) : now().toISOString()),
    userId,
    isReading: () => isHeld || areRowsInUse(rowsId),
  });
  return content.kind === 'leads' ? { ...content, leads, newKeys, waiting } : content;
}
