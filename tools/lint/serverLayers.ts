// The layers inside the server, and from the top the rooms of its services and of its store.
import { readdirSync } from 'node:fs';
import { layer, noneAbove, type Restricted } from './layer.ts';

export const sharedWithBrowser: Restricted = {
  group: ['@cardinal/ui*', '@cardinal/crm-features*', '@cardinal/portal*', 'react*'],
  message:
    'The server shares only the contract with the browser: move what both need into packages/contract.',
};

/** What stands above every room; types included, like all that is forbidden here. */
const fromTop: Restricted = {
  group: ['settings', 'app', 'main'].map((file) => `../**/${file}.ts`),
  message:
    'The top of the server puts its rooms together: declare what a room needs in the room (ServiceSettings in services/context.ts), and pass it down.',
};

/** What a folder of the server must not import. */
interface Room {
  /** Folders of apps/mock-server/src that it must not import. */
  rooms: string[];
  /** Packages that it must not import. */
  packages?: string[];
  /** Patterns that are allowed nevertheless. */
  except?: string[];
  message: string;
}

/**
 * The layers of the server, from the top: routes → services → store. `http` serves the routes;
 * services use ports, and announce changes through `realtime`.
 */
const serverRooms = {
  routes: {
    rooms: ['store', 'ports'],
    packages: ['kysely'],
    message:
      'A route only passes calls to services: put rules, queries and ports into the area’s folder in services, and create them in its index.ts.',
  },
  http: {
    rooms: ['routes', 'services', 'store', 'ports', 'realtime'],
    packages: ['kysely'],
    except: ['**/services/shared/**'],
    message:
      'http is the same for every call: it may use principals and failures (services/shared), but no area. Take what you need as a parameter, and pass it in app.ts.',
  },
  services: {
    rooms: ['routes', 'http'],
    packages: ['hono', 'hono/*', '@hono/*', 'kysely', 'pg'],
    // The template for the HTML of emails is unrelated to requests.
    except: ['hono/html'],
    message:
      'Services are independent of HTTP and SQL: throw a Failure (services/shared/failures.ts), which http maps to a status; take plain values from the route; put queries into the store.',
  },
  realtime: {
    rooms: ['routes', 'http', 'services', 'ports'],
    packages: ['hono', 'hono/*', '@hono/*', 'kysely', 'pg'],
    message:
      'realtime only delivers changes to sockets: services define the changes, and the upgrade of a socket belongs in routes/live.ts.',
  },
  ports: {
    rooms: ['routes', 'http', 'services', 'store', 'realtime'],
    packages: ['hono', 'hono/*', '@hono/*', 'kysely', 'pg'],
    message:
      'A port is independent of the server: pass it plain values, and use it from a service.',
  },
} satisfies Record<string, Room>;

const belowServices: Restricted = {
  group: ['routes', 'http', 'services', 'realtime', 'ports'].map((room) => `**/${room}/**`),
  message:
    'The store is the lowest layer: take what it needs as a parameter, and throw its own errors, which services turn into Failures.',
};

/** Services and the store name their areas alike. */
const alike = ['**/store/**'];

/** Every folder has its place: one that is missing from its list could import any other. */
function demandPlaces(folder: string, rooms: readonly string[]) {
  const url = new URL(`../../apps/mock-server/src/${folder}`, import.meta.url);
  const missing = readdirSync(url, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !rooms.includes(entry.name))
    .map(({ name }) => name);
  if (missing.length > 0) {
    throw new Error(`Give these folders of ${folder} a place in ${import.meta.url}: ${missing}`);
  }
}

/** The layers of a folder whose rooms import only those below them. */
function orderedRooms(folder: string, rooms: readonly string[], patterns: Restricted[]) {
  demandPlaces(folder, rooms);
  return rooms
    .slice(1)
    .map((room) =>
      layer(
        [`apps/mock-server/src/${folder}/${room}/**`],
        [...patterns, noneAbove(rooms, room, alike)],
      ),
    );
}

const patternsOf = ({ rooms, packages = [], except = [], message }: Room): Restricted[] => [
  sharedWithBrowser,
  fromTop,
  {
    group: [
      ...rooms.map((other) => `**/${other}/**`),
      ...packages,
      ...except.map((pattern) => `!${pattern}`),
    ],
    message,
  },
];

/** The areas of the services, from the top. */
const areas = [
  'system',
  'onboarding',
  'agents',
  'assistants',
  'webhooks',
  'crm',
  'digest',
  'accounts',
  'company',
  'mail',
  'importing',
  'jobs',
  'partners',
  'capture',
  'leads',
  'events',
  'demo',
  'identity',
  'shared',
];

/**
 * The folders of the store, from the top, named like the areas whose records they hold, however few.
 * All of them use the files beside them (schema, pages, ids, keys, stored JSON).
 */
const storeRooms = [
  'webhooks',
  'accounts',
  'importing',
  'mail',
  'partners',
  'events',
  'leads',
  'shared',
  'engine',
  'tables',
];

/** The folders of the service for imports, from the top. Its index and its service use them all. */
const importingRooms = ['job', 'attendees', 'state', 'process', 'rows', 'columns'];

const servicePatterns = patternsOf(serverRooms.services);
const storePatterns = [sharedWithBrowser, fromTop, belowServices];

/** The layers of the server; later ones override earlier ones. */
export const serverLayers = [
  layer(['apps/mock-server/**'], [sharedWithBrowser]),
  ...Object.entries(serverRooms).map(([room, rules]) =>
    layer([`apps/mock-server/src/${room}/**`], patternsOf(rules)),
  ),
  ...orderedRooms('services', areas, servicePatterns),
  ...orderedRooms('services/importing', importingRooms, [
    ...servicePatterns,
    noneAbove(areas, 'importing', alike),
  ]),
  layer(['apps/mock-server/src/store/**'], storePatterns),
  ...orderedRooms('store', storeRooms, storePatterns),
];
