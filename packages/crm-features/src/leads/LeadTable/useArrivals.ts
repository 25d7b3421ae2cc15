import type { Lead } from '@cardinal/contract';
import { useEffect, useState } from 'react';

/** Milliseconds for which a lead that has just arrived is tinted. */
const tintedFor = 8_000;

const none: ReadonlySet<string> = new Set();

/** The content of the list while newer leads may be held back. */
export interface Arrivals {
  /** The leads to show. */
  leads: readonly Lead[];
  /** Ids of leads that have just arrived. */
  newKeys: ReadonlySet<string>;
  /** Leads that are held back; `count` of them are new. Undefined if there are none. */
  waiting: { count: number; show: () => void } | undefined;
}

interface View {
  list: string;
  /** The most recently loaded leads. */
  loaded: readonly Lead[];
  /** The leads on screen. */
  shown: readonly Lead[];
  newKeys: ReadonlySet<string>;
  /** Leads that were created after this moment are new. */
  newest: string;
}

export interface ArrivalOptions {
  /** Identifies the list: its filters, search, order and page. */
  list: string;
  /** Whether the leads are those of this list, rather than of the previous one. */
  isCurrent: boolean;
  /** Moment after which a lead counts as new, for a list that has just been loaded. */
  since: (leads: readonly Lead[]) => string;
  /** Id of the user, whose own leads appear at once. */
  userId: string | undefined;
  /** Whether the user is reading or choosing, so that rows must not move. */
  isReading: () => boolean;
}

/** The latest creation among leads; '' if there are none. */
export const newestOf = (leads: readonly Lead[], otherwise = ''): string =>
  leads.reduce((latest, lead) => (lead.created_at > latest ? lead.created_at : latest), otherwise);

const idsOf = (leads: readonly Lead[]) => new Set(leads.map(({ id }) => id));

const areSame = (some: readonly Lead[], others: readonly Lead[]) =>
  some.length === others.length && some.every((lead, index) => lead === others[index]);

/** Leads loaded since then that were created later than all earlier ones. */
function arrivedIn({ shown, loaded, newest }: Pick<View, 'shown' | 'loaded' | 'newest'>) {
  const before = idsOf(shown);
  return loaded.filter(({ id, created_at }) => !before.has(id) && created_at > newest);
}

/** The leads on screen in their current state; those that left the list are gone. */
function held(shown: readonly Lead[], loaded: readonly Lead[], arrived: number): readonly Lead[] {
  const byId = new Map(loaded.map((lead) => [lead.id, lead]));
  // Arrivals have pushed the same number of leads from the end of this page to the next one.
  const stays = shown.length - arrived;
  return shown.flatMap((lead, index) => byId.get(lead.id) ?? (index >= stays ? lead : []));
}

/** Shows everything that has been loaded. */
function release(view: View): View {
  const arrived = arrivedIn(view);
  return {
    ...view,
    shown: view.loaded,
    newKeys: arrived.length > 0 ? idsOf(arrived) : view.newKeys,
    newest: newestOf(arrived, view.newest),
  };
}

/** The content of the screen once the same list has been refetched. */
function afterLoading(
  view: View,
  loaded: readonly Lead[],
  { userId, isReading }: Pick<ArrivalOptions, 'userId' | 'isReading'>,
): View {
  const next = { ...view, loaded };
  const arrived = arrivedIn(next);
  const isOwn = arrived.some((lead) => lead.created_by === userId);
  if (arrived.length === 0 || isOwn || !isReading()) return release(next);
  return { ...next, shown: held(view.shown, loaded, arrived.length) };
}

/**
 * Keeps the rows in place while the user is reading or choosing: leads that arrive meanwhile are
 * held back. Leads that have just appeared are tinted for a few seconds.
 */
export function useArrivals(leads: readonly Lead[], options: ArrivalOptions): Arrivals {
  const { list, isCurrent, since } = options;
  const begin = (): View => ({
    list: isCurrent ? list : '',
    loaded: leads,
    shown: leads,
    newKeys: none,
    newest: since(leads),
  });
  const [view, setView] = useState(begin);
  if (isCurrent && view.list !== list) setView(begin());
  else if (isCurrent && !areSame(view.loaded, leads)) setView(afterLoading(view, leads, options));

  const { newKeys } = view;
  useEffect(() => {
    if (newKeys.size === 0) return undefined;
    const timer = setTimeout(() => setView((now) => ({ ...now, newKeys: none })), tintedFor);
    return () => clearTimeout(timer);
  }, [newKeys]);

  if (!isCurrent) return { leads, newKeys: none, waiting: undefined };
  const count = arrivedIn(view).length;
  return {
    leads: view.shown,
    newKeys,
    waiting: count > 0 ? { count, show: () => setView(release) } : undefined,
  };
}
