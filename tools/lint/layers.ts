// Which files may import what, as overrides of oxlint.config.ts. Each message says what to do instead.
import { readdirSync } from 'node:fs';
import { layer, noneAbove, typesOnly, type Restricted } from './layer.ts';
import { serverLayers, sharedWithBrowser } from './serverLayers.ts';

/** The folders of packages/crm-features/src that features share; every other one is a feature. */
const sharedFolders = new Set([
  'client',
  // Types of the elements of partners' pages.
  'elements',
  'embed',
  'fixtures',
  'format',
  'forms',
  'language',
  'languages',
  'lists',
  'mocks',
  // The questions of an event are asked during capture, and on the lead.
  'questions',
  // The elements show the form for visitors, and the members' screen previews it.
  'visitors',
]);

const features = readdirSync(new URL('../../packages/crm-features/src', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory() && !sharedFolders.has(entry.name))
  .map(({ name }) => name);

const appsAndRouter: Restricted = {
  group: ['@cardinal/portal*', '@cardinal/mock-server*', 'react-router*'],
  message:
    "Features depend on neither a router nor an app: take URL state and callbacks as props, which the portal's route wires.",
};

const primitives: Restricted = {
  group: ['react-aria-components'],
  message: 'Features use the primitives of @cardinal/ui; add missing ones there, with stories.',
};

const ownNothing: Restricted = {
  group: ['@cardinal/*', '!@cardinal/contact', '../../*/src/**', '../../../*/src/**'],
  message:
    'The card reader imports no other package of ours than contact, so that it can be used without Cardinal: take what you need as a parameter.',
};

const onlyContract: Restricted = {
  ...ownNothing,
  group: [...ownNothing.group, '!@cardinal/contract'],
  message: 'Beside contact, scan imports the contract, whose answer it makes of what was read.',
};

const pure: Restricted = {
  group: ['@cardinal/*', 'node:*', 'fs*', 'path', 'module', '../../*/src/**', '../../../*/src/**'],
  message:
    'contact is pure: it imports no other package of ours and nothing of Node. Take what you need as a parameter.',
};

const runsInBrowser: Restricted = {
  group: ['node:*', 'fs*', 'path', 'module', 'sharp', 'onnxruntime-node', '**/node/**'],
  message:
    'The card reader also has to run in a browser: only src/node may use Node and sharp. Add what you need to PictureAdapter or Platform, and implement it in src/node and src/browser.',
};

const readerEverywhere: Restricted[] = [
  ownNothing,
  runsInBrowser,
  {
    group: ['onnxruntime-*', '**/engine/**', '**/browser/**'],
    message:
      'The platform chooses the engine: take a ModelLoader, and implement it in src/engine, src/node or src/browser.',
  },
];

/** The rooms of the card reader, from the top: lines become fields, and pictures lines. */
const readerRooms = ['fields', 'text', 'image'];

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

/** The rooms of ui, from the top: a part built of components stands with the one that owns it. */
const uiRooms = ['components', 'internal', 'styles', 'theme'];

const portalComposes: Restricted = {
  group: ['@cardinal/mock-server*', 'react-aria-components'],
  message:
    'The portal composes features and primitives: talk to the server through @cardinal/crm-features, and use @cardinal/ui.',
};

/**
 * The rooms of the portal, from the top: `app` starts it and chooses a route, `shell` is the frame
 * around the routes, `screen` what every screen has, `state` what URLs and the browser keep.
 */
const portalRooms = ['app', 'routes', 'shell', 'screen', 'state'];

/**
 * Stories and tests never ship, so they may use the contract's schemas and any room of their own
 * package; the layers between packages still apply.
 */
const storiesAndTests = [
  layer(['**/*.stories.tsx', '**/*.test.{ts,tsx}'], []),
  layer(['packages/ui/src/**/*.{stories,test}.{ts,tsx}'], [uiIsPrimitive]),
  layer(
    [
      'packages/crm-features/src/{mocks,fixtures}/**',
      'packages/crm-features/src/**/*.{stories,test}.{ts,tsx}',
    ],
    [appsAndRouter, primitives],
  ),
  layer(['apps/portal/src/**/*.test.{ts,tsx}'], [portalComposes]),
  layer(['packages/contact/src/**/*.test.ts'], [pure]),
  layer(['packages/card-reader/src/**/*.test.ts'], [ownNothing]),
  layer(['apps/mock-server/**/*.test.ts'], [sharedWithBrowser]),
];

const withoutDependencies =
  'csvText, fold, labels, limits, mailText and paths ship to the browser unchanged: they import nothing but one another, not even zod.';

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
      'packages/contract/src/{labels,limits,paths}.ts',
      'packages/contract/src/text/{csvText,fold,mailText}.ts',
    ],
    [
      {
        // `labels` consists of the files in its folder.
        group: ['*', '!./labels/*', '!../labels/*'],
        message: withoutDependencies,
      },
    ],
  ),
  layer(
    ['packages/contract/src/labels/*.ts'],
    [{ group: ['*', '!./*', '!../limits.ts'], message: withoutDependencies }],
  ),
  layer(
    ['packages/contract/src/events/answers.ts'],
    [
      {
        group: ['*', '!../labels.ts', '!../limits.ts', '!./question.ts'],
        message:
          'answers ships to the browser: it must import only types, labels and limits, not even zod.',
      },
    ],
    [
      {
        name: './question.ts',
        allowTypeImports: true,
        message: 'Import only types from question.ts: it contains zod.',
      },
    ],
  ),
  layer(['packages/ui/src/**'], [uiIsPrimitive]),
  ...uiRooms
    .slice(1)
    .map((room) =>
      layer([`packages/ui/src/${room}/**`], [uiIsPrimitive, noneAbove(uiRooms, room)]),
    ),
  layer(['packages/crm-features/src/**'], [appsAndRouter, primitives], [typesOnly]),
  ...features.map(featureLayer),
  layer(['apps/portal/src/**'], [portalComposes], [typesOnly]),
  layer(['packages/contact/src/**'], [pure]),
  ...portalRooms
    .slice(1)
    .map((room) =>
      layer(
        [`apps/portal/src/${room}/**`],
        [portalComposes, noneAbove(portalRooms, room)],
        [typesOnly],
      ),
    ),
  layer(['packages/card-reader/src/**'], readerEverywhere),
  ...readerRooms
    .slice(1)
    .map((room) =>
      layer(
        [`packages/card-reader/src/${room}/**`],
        [...readerEverywhere, noneAbove(readerRooms, room)],
      ),
    ),
  layer(['packages/card-reader/src/{engine,browser}/**'], [ownNothing, runsInBrowser]),
  layer(['packages/card-reader/src/scan/**'], [onlyContract, runsInBrowser]),
  layer(['packages/card-reader/src/{node,training}/**'], [ownNothing]),
  ...serverLayers,
  ...storiesAndTests,
];
