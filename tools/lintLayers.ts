// Which files may import what, as overrides of oxlint.config.ts. Each message says what to do instead.
import { readdirSync } from 'node:fs';

/** The folders of packages/crm-features/src that features share; every other one is a feature. */
const sharedFolders = new Set([
  'client',
  'embed',
  'fixtures',
  'format',
  'forms',
  'lists',
  'mocks',
  // The questions of an event are asked during capture, and on the lead.
  'questions',
]);

const features = readdirSync(new URL('../packages/crm-features/src', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory() && !sharedFolders.has(entry.name))
  .map(({ name }) => name);

interface Restricted {
  /** What must not be imported. */
  group: string[];
  /** Why not, and what to do instead. */
  message: string;
}

const typesOnly = {
  name: '@cardinal/contract',
  allowTypeImports: true,
  message:
    'zod must not be shipped to the browser: import only types from here, and values from @cardinal/contract/fold, /labels, /limits, /mail-text or /paths.',
};

const appsAndRouter: Restricted = {
  group: ['@cardinal/portal*', '@cardinal/mock-server*', 'react-router*'],
  message:
    "Features depend on neither a router nor an app: take URL state and callbacks as props, which the portal's route wires.",
};

const primitives: Restricted = {
  group: ['react-aria-components'],
  message: 'Features use the primitives of @cardinal/ui; add missing ones there, with stories.',
};

const internals: Restricted = {
  group: ['@cardinal/*/src/**'],
  message: 'Import only what the package exports; if you need more, export it there.',
};

const ownNothing: Restricted = {
  group: ['@cardinal/*', '../../*/src/**', '../../../*/src/**'],
  message:
    'The card reader imports no other package of ours, so that it can be used on its own: take what you need as a parameter.',
};

const runsInBrowser: Restricted = {
  group: ['node:*', 'fs*', 'path', 'module', 'sharp', 'onnxruntime-node', '**/node/**'],
  message:
    'The card reader also has to run in a browser: only src/node may use Node and sharp. Add what you need to PictureAdapter or Platform, and implement it in src/node.',
};

/** An override that forbids imports for some files. */
function layer(files: string[], patterns: Restricted[], paths: (typeof typesOnly)[] = []) {
  const rule = { paths, patterns: [...patterns, internals] };
  return { files, rules: { 'no-restricted-imports': ['error', rule] as ['error', typeof rule] } };
}

/** A feature folder imports no other feature folder. */
function featureLayer(feature: string) {
  const others = features.filter((other) => other !== feature).map((other) => `**/${other}/**`);
  return layer(
    [`packages/crm-features/src/${feature}/**`],
    [
      appsAndRouter,
      primitives,
      {
        group: others,
        message:
          "A feature must not import another feature: pass the other part as a slot, or combine both in the portal's route.",
      },
    ],
    [typesOnly],
  );
}

const sharedWithBrowser: Restricted = {
  group: ['@cardinal/ui*', '@cardinal/crm-features*', '@cardinal/portal*', 'react*'],
  message:
    'The server shares only the contract with the browser: move what both need into packages/contract.',
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
const serverRooms: Readonly<Record<string, Room>> = {
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
    except: ['**/services/shared/**'],
    message:
      'realtime only delivers changes to sockets: services define the changes, and the upgrade of a socket belongs in routes/live.ts.',
  },
  ports: {
    rooms: ['routes', 'http', 'services', 'store', 'realtime'],
    packages: ['hono', 'hono/*', '@hono/*', 'kysely', 'pg'],
    message:
      'A port is independent of the server: pass it plain values, and use it from a service.',
  },
};

/**
 * The folders of the store, from the top: accounts → records → leads → engine. All of them use the
 * files beside them (schema, pages, ids, keys, stored JSON).
 */
const storeRooms = ['accounts', 'records', 'leads', 'engine'];

const belowServices: Restricted = {
  group: ['routes', 'http', 'services', 'realtime', 'ports'].map((room) => `**/${room}/**`),
  message:
    'The store is the lowest layer: take what it needs as a parameter, and throw its own errors, which services turn into Failures.',
};

const storeLayers = [
  layer(['apps/mock-server/src/store/**'], [sharedWithBrowser, belowServices]),
  ...storeRooms.flatMap((room, index) => {
    const above = storeRooms.slice(0, index).map((other) => `**/${other}/**`);
    if (above.length === 0) return [];
    const message = `${room} is below ${storeRooms.slice(0, index).join(' and ')}: put a query that needs both into the higher folder.`;
    const files = [`apps/mock-server/src/store/${room}/**`];
    return [layer(files, [sharedWithBrowser, belowServices, { group: above, message }])];
  }),
];

const serverLayers = Object.entries(serverRooms).map(
  ([room, { rooms, packages = [], except = [], message }]) => {
    const restricted = rooms.map((other) => `**/${other}/**`);
    const allowed = except.map((pattern) => `!${pattern}`);
    const group = [...restricted, ...packages, ...allowed];
    return layer([`apps/mock-server/src/${room}/**`], [sharedWithBrowser, { group, message }]);
  },
);

const uiIsPrimitive: Restricted = {
  group: [
    '@cardinal/contract*',
    '@cardinal/crm-features*',
    '@cardinal/portal*',
    '@cardinal/mock-server*',
    '@tanstack/*',
    'react-router*',
    'msw*',
  ],
  message:
    'ui is independent of leads, data and routes: take what you need as a prop, and wire it in packages/crm-features.',
};

const portalComposes: Restricted = {
  group: ['@cardinal/mock-server*', 'react-aria-components'],
  message:
    'The portal composes features and primitives: talk to the server through @cardinal/crm-features, and use @cardinal/ui.',
};

/**
 * Stories and tests never ship, so they may use the contract's schemas and any room of their own
 * package; the layers between packages still apply.
 */
const storiesAndTests = [
  layer(['**/*.stories.tsx', '**/*.test.{ts,tsx}'], []),
  layer(['packages/ui/src/**/*.{stories,test}.tsx'], [uiIsPrimitive]),
  layer(
    [
      'packages/crm-features/src/{mocks,fixtures}/**',
      'packages/crm-features/src/**/*.{stories,test}.{ts,tsx}',
    ],
    [appsAndRouter, primitives],
  ),
  layer(['apps/portal/src/**/*.test.{ts,tsx}'], [portalComposes]),
  layer(['packages/card-reader/src/**/*.test.ts'], [ownNothing]),
  layer(['apps/mock-server/**/*.test.ts'], [sharedWithBrowser]),
];

/** The layers of the repository; later ones override earlier ones. */
export const layers = [
  layer(
    ['packages/contract/src/**'],
    [
      {
        group: ['@cardinal/*', 'react*', 'hono*', '../../*'],
        message:
          'The contract is the lowest layer: it imports only zod. Put what you need into packages/contract itself.',
      },
    ],
  ),
  layer(
    [
      'packages/contract/src/{fold,labels,limits,mailText,paths}.ts',
      'packages/contract/src/labels/*.ts',
    ],
    [
      {
        // `labels` consists of the files in its folder.
        group: ['*', '!./labels/*'],
        message:
          'fold, labels, limits, mailText and paths ship to the browser unchanged: they must not import anything, not even zod.',
      },
    ],
  ),
  layer(['packages/ui/src/**'], [uiIsPrimitive]),
  layer(['packages/crm-features/src/**'], [appsAndRouter, primitives], [typesOnly]),
  ...features.map(featureLayer),
  layer(['apps/portal/src/**'], [portalComposes], [typesOnly]),
  layer(
    ['packages/card-reader/src/**'],
    [
      ownNothing,
      runsInBrowser,
      {
        group: ['onnxruntime-*', '**/engine/**'],
        message:
          'The platform chooses the engine: take a ModelLoader, and implement it in src/engine or src/node.',
      },
    ],
  ),
  layer(['packages/card-reader/src/engine/**'], [ownNothing, runsInBrowser]),
  layer(['packages/card-reader/src/node/**'], [ownNothing]),
  layer(['apps/mock-server/**'], [sharedWithBrowser]),
  ...serverLayers,
  ...storeLayers,
  ...storiesAndTests,
];
