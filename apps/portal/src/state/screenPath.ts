import { type Location, matchPath } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The state that a history entry stores about the dialog that it opened. */
export interface OverlayMemory {
  /** Marks history entries that were created by opening a dialog. */
  isOverlay: true;
  /** Path of the screen under the dialog. */
  over: string;
  /** Query of that screen when the dialog opened. */
  search: string;
  /** The initial focus in the dialog, if not on the dialog itself. */
  startsAt?: 'email';
}

/** The state of a history entry, if a dialog created it. */
export function overlayMemory(state: unknown): OverlayMemory | null {
  const isMemory =
    typeof state === 'object' &&
    state !== null &&
    'isOverlay' in state &&
    'over' in state &&
    typeof state.over === 'string';
  // Only `useOverlays` writes entries with these two.
  return isMemory ? (state as OverlayMemory) : null;
}

/** Id of the lead that a path opens, or null. */
export const leadIdAt = (pathname: string): string | null =>
  matchPath(paths.lead, pathname)?.params.id ?? null;

/**
 * Path of the screen at a location. The URL of a lead shows the screen from which it was opened,
 * and otherwise the list of leads.
 */
export function screenPath({ pathname, state }: Pick<Location, 'pathname' | 'state'>): string {
  if (leadIdAt(pathname) === null) return pathname;
  return overlayMemory(state)?.over ?? paths.leads;
}
