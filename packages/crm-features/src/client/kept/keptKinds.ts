import type { QueryKey } from '@tanstack/react-query';
import { queryKeys } from '../queries/queryKeys.ts';
import { readLead, type GivenLead } from '../queries/readers.ts';

/** A kind of answers that are readable without a network. */
interface KeptKind {
  name: string;
  /** How many of them stay, those shown last. */
  most: number;
  /** Whether answers to this query are of the kind. */
  matches: (key: QueryKey) => boolean;
  /** The part of an answer that is kept. @default all of it */
  part?: (data: unknown) => unknown;
  /** The answer from what was kept; undefined if it is none. */
  read: (data: unknown) => unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLead = (value: unknown): value is GivenLead =>
  isObject(value) && typeof value['id'] === 'string' && typeof value['version'] === 'number';

const isNamed = (value: unknown) => isObject(value) && typeof value['id'] === 'string';

const [leadsPath] = queryKeys.leads();
const [eventsPath] = queryKeys.events;

const firstPage = (data: unknown) =>
  isObject(data) && Array.isArray(data['pages']) && Array.isArray(data['pageParams'])
    ? { pages: data['pages'].slice(0, 1), pageParams: data['pageParams'].slice(0, 1) }
    : undefined;

const onlyIf = (isGood: (data: unknown) => boolean) => (data: unknown) =>
  isGood(data) ? data : undefined;

const kinds: readonly KeptKind[] = [
  {
    name: 'lists',
    most: 5,
    // Lists of one lead are asked for their total alone.
    matches: ([path, query, more]) =>
      path === leadsPath && isObject(query) && query['limit'] !== 1 && more === undefined,
    read: (data) =>
      isObject(data) && Array.isArray(data['leads']) && data['leads'].every(isLead)
        ? { ...data, leads: data['leads'].map(readLead) }
        : undefined,
  },
  {
    name: 'leads',
    most: 50,
    matches: ([path, id, more]) =>
      path === leadsPath && typeof id === 'string' && more === undefined,
    read: (data) => (isLead(data) ? readLead(data) : undefined),
  },
  {
    name: 'activities',
    most: 50,
    matches: ([path, , part, more]) =>
      path === leadsPath && part === 'activities' && more === undefined,
    part: firstPage,
    read: (data) => {
      const kept = firstPage(data);
      const [page] = kept?.pages ?? [];
      return isObject(page) && Array.isArray(page['activities']) ? kept : undefined;
    },
  },
  {
    name: 'events',
    most: 3,
    matches: ([path, id, more]) =>
      path === eventsPath && typeof id === 'string' && id !== 'pages' && more === undefined,
    read: onlyIf(isNamed),
  },
  {
    name: 'questions',
    most: 3,
    matches: ([path, , part]) => path === eventsPath && part === 'questions',
    read: onlyIf((data) => isObject(data) && Array.isArray(data['questions'])),
  },
  {
    name: 'figures',
    most: 1,
    matches: ([path]) => path === queryKeys.stats[0],
    read: onlyIf(isObject),
  },
  {
    // The names of the leads' owners.
    name: 'users',
    most: 1,
    matches: ([path, more]) => path === queryKeys.users[0] && more === undefined,
    read: onlyIf((data) => Array.isArray(data) && data.every(isNamed)),
  },
];

/** How many of each kind stay. */
export const mostReads: Readonly<Record<string, number>> = Object.fromEntries(
  kinds.map(({ name, most }) => [name, most]),
);

/** The kind of the answers to a query; undefined if they are not kept. */
export const keptKind = (key: QueryKey): KeptKind | undefined =>
  kinds.find(({ matches }) => matches(key));
