import { defineConfig } from 'oxlint';

/** Folders of packages/crm-features/src that features share; every other folder is a feature. */
const features = [
  'auth',
  'capture',
  'communications',
  'events',
  'importing',
  'leads',
  'members',
  'stats',
  'team',
];

interface Restricted {
  /** What may not be imported. */
  group: string[];
  /** Why not, and what to do instead. */
  message: string;
}

const typesOnly = {
  name: '@cardinal/contract',
  allowTypeImports: true,
  message:
    'The browser ships no zod: import only types from here, and values from @cardinal/contract/fold, /labels, /limits, /mail-text or /paths.',
};

const appsAndRouter: Restricted = {
  group: ['@cardinal/portal*', '@cardinal/mock-server*', 'react-router*'],
  message:
    'Features know no router and no app: take URL state and callbacks as props; the route of the portal wires them.',
};

const primitives: Restricted = {
  group: ['react-aria-components'],
  message:
    'Features use the primitives of @cardinal/ui; what is missing there belongs there, with its stories.',
};

const internals: Restricted = {
  group: ['@cardinal/*/src/**'],
  message: 'Import what the package exports, not its inside; export it there if others need it.',
};

const ownNothing: Restricted = {
  group: ['@cardinal/*', '../../*/src/**', '../../../*/src/**'],
  message:
    'The card reader imports no other package of ours, so that anyone can use it alone: take what you need as a parameter.',
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
          'A feature imports no other feature: pass what must meet as a slot, or let it meet in the route of the portal.',
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

/** What a room of the server may not import. */
interface Room {
  /** Folders of apps/mock-server/src that it may not import. */
  rooms: string[];
  /** Packages that it may not import. */
  packages?: string[];
  /** Patterns that are allowed all the same. */
  except?: string[];
  message: string;
}

/**
 * The layers of the server, from the top: routes → services → store; `http` serves the routes, and
 * services use ports and announce through `realtime`.
 */
const serverRooms: Readonly<Record<string, Room>> = {
  routes: {
    rooms: ['store', 'ports'],
    packages: ['kysely'],
    message:
      'A route turns a call into a call of a service: put rules, queries and ports into the area’s folder in services, and create them in its index.ts.',
  },
  http: {
    rooms: ['routes', 'services', 'store', 'ports', 'realtime'],
    packages: ['kysely'],
    except: ['**/services/shared/**'],
    message:
      'http is the same for every call: it knows principals and failures (services/shared), no area. Take what you need as a parameter, and pass it in app.ts.',
  },
  services: {
    rooms: ['routes', 'http'],
    packages: ['hono', 'hono/*', '@hono/*', 'kysely', 'pg'],
    // The template for the HTML of emails has nothing to do with requests.
    except: ['hono/html'],
    message:
      'Services know neither HTTP nor SQL: throw a Failure (services/shared/failures.ts), to which http gives a status; take plain values from the route; put queries into the store.',
  },
  realtime: {
    rooms: ['routes', 'http', 'services', 'ports'],
    packages: ['hono', 'hono/*', '@hono/*', 'kysely', 'pg'],
    except: ['**/services/shared/**'],
    message:
      'realtime delivers changes to sockets: what a change is comes from the services, and the upgrade of a socket belongs to routes/live.ts.',
  },
  ports: {
    rooms: ['routes', 'http', 'services', 'store', 'realtime'],
    packages: ['hono', 'hono/*', '@hono/*', 'kysely', 'pg'],
    message: 'A port knows nothing of the server: give it plain values, and use it from a service.',
  },
};

/**
 * The rooms of the store, from the top: accounts → records → leads → engine. The files beside them
 * (schema, pages, ids, keys, stored JSON) serve them all.
 */
const storeRooms = ['accounts', 'records', 'leads', 'engine'];

const belowServices: Restricted = {
  group: ['routes', 'http', 'services', 'realtime', 'ports'].map((room) => `**/${room}/**`),
  message:
    'The store is the lowest layer: take what it needs as a parameter, and throw an error of its own, which services turn into a Failure.',
};

const storeLayers = [
  layer(['apps/mock-server/src/store/**'], [sharedWithBrowser, belowServices]),
  ...storeRooms.flatMap((room, index) => {
    const above = storeRooms.slice(0, index).map((other) => `**/${other}/**`);
    if (above.length === 0) return [];
    const message = `${room} is below ${storeRooms.slice(0, index).join(' and ')}: put a query that needs both into the higher room.`;
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

export default defineConfig({
  options: { reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'oxc', 'unicorn', 'promise', 'vitest'],
  jsPlugins: ['./tools/lintRules.mjs'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
    perf: 'error',
  },
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-filename-extension': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-autofocus': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/consistent-type-specifier-style': ['error', 'prefer-top-level'],
    'import/no-duplicates': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'no-console': 'error',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'react/iframe-missing-sandbox': 'error',
    'max-lines': [
      'error',
      {
        max: 300,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
  },
  overrides: [
    layer(
      ['packages/contract/src/**'],
      [
        {
          group: ['@cardinal/*', 'react*', 'hono*', '../../*'],
          message:
            'The contract stands at the bottom: it imports zod and nothing of ours. Put what you need here into packages/contract itself.',
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
          // `labels` is made of the files of its folder.
          group: ['*', '!./labels/*'],
          message:
            'fold, labels, limits, mailText and paths ship to the browser as they are: they import nothing, not even zod.',
        },
      ],
    ),
    layer(
      ['packages/ui/src/**'],
      [
        {
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
            'ui knows nothing of leads, data or routes: take what you need as a prop, and wire it in packages/crm-features.',
        },
      ],
    ),
    layer(['packages/crm-features/src/**'], [appsAndRouter, primitives], [typesOnly]),
    ...features.map(featureLayer),
    layer(
      ['apps/portal/src/**'],
      [
        {
          group: ['@cardinal/mock-server*', 'react-aria-components'],
          message:
            'The portal composes features and primitives: talk to the server through @cardinal/crm-features, and use @cardinal/ui.',
        },
      ],
      [typesOnly],
    ),
    layer(
      ['packages/card-reader/src/**'],
      [
        ownNothing,
        runsInBrowser,
        {
          group: ['onnxruntime-*', '**/engine/**'],
          message:
            'What runs the models is chosen by the platform: take a ModelLoader, and implement it in src/engine or src/node.',
        },
      ],
    ),
    layer(['packages/card-reader/src/engine/**'], [ownNothing, runsInBrowser]),
    layer(['packages/card-reader/src/node/**'], [ownNothing]),
    layer(['apps/mock-server/**'], [sharedWithBrowser]),
    ...serverLayers,
    ...storeLayers,
    {
      // They never ship, so they may use the schemas; the layers between packages still hold.
      files: [
        'packages/crm-features/src/{mocks,fixtures}/**',
        '**/*.stories.tsx',
        '**/*.test.{ts,tsx}',
      ],
      rules: { 'no-restricted-imports': ['error', { patterns: [internals] }] },
    },
    { files: ['tools/**', 'apps/mock-server/bench/**'], rules: { 'no-console': 'off' } },
    {
      files: ['packages/**', 'apps/portal/**', 'stories/**', '.storybook/**'],
      rules: {
        'house/play-is-async-arrow': 'error',
        'house/siblings-by-index': 'error',
        'house/styles-by-name': 'error',
      },
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'apps/portal/e2e/**'],
      rules: { 'max-lines': 'off' },
    },
  ],
  ignorePatterns: ['**/dist', '**/dist.next', 'storybook-static', '.tsc'],
});
