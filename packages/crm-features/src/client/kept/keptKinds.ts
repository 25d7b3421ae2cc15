import type { QueryKey } from '@tanstack/react-query';
import { queryKeys } from '../queries/queryKeys.ts';
import { firstPage, isObject } from './keptShapes.ts';

/** A kind of answers that are readable without a network. */
interface KeptKind {
  /** As in `keptShapes`. */
  name: string;
  /** How many of them stay, those shown last. */
  most: number;
  /** Whether answers to this query are of the kind. */
  matches: (key: QueryKey) => boolean;
  /** The part of an answer that is kept. @default all of it */
  part?: (data: unknown) => unknown;
}

const [leadsPath] = queryKeys.leads();
const [eventsPath] = queryKeys.events;

const kinds: readonly KeptKind[] = [
  {
    name: 'lists',
    most: 5,
    // Lists of one lead are asked for their total alone.
    matches: ([path, query, more]) =>
      path === leadsPath && isObject(query) && query['limit'] !== 1 && more === undefined,
  },
  {
    name: 'leads',
    most: 50,
    matches: ([path, id, more]) =>
      path === leadsPath && typeof id === 'string' && more === undefined,
  },
  {
    name: 'activities',
    most: 50,
    matches: ([path, , part, more]) =>
      path === leadsPath && part === 'activities' && more === undefined,
    part: firstPage,
  },
  {
    name: 'events',
    most: 3,
    matches: ([path, id, more]) =>
      path === eventsPath && typeof id === 'string' && id !== 'pages' && more === undefined,
  },
  {
    name: 'questions',
    most: 3,
    matches: ([path, , part]) => path === eventsPath && part === 'questions',
  },
  { name: 'figures', most: 1, matches: ([path]) => path === queryKeys.stats[0] },
  {
    // The names of the leads' owners.
    name: 'users',
    most: 1,
    matches: ([path, more]) => path === queryKeys.users[0] && more === undefined,
  },
];

/** How many of each kind stay. */
export const mostReads: Readonly<Record<string, number>> = Object.fromEntries(
  kinds.map(({ name, most }) => [name, most]),
);

/** The kind of the answers to a query; undefined if they are not kept. */
export const keptKind = (key: QueryKey): KeptKind | undefined =>
  kinds.find(({ matches }) => matches(key));
