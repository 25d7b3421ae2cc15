import { buildEvent } from '../src/fixtures/buildEvent.ts';
import { buildLead, buildLeads } from '../src/fixtures/buildLead.ts';
import { buildConfig } from '../src/fixtures/buildConfig.ts';
import { buildStats } from '../src/fixtures/buildStats.ts';
import { buildTeam } from '../src/fixtures/buildTeam.ts';
import { buildUser } from '../src/fixtures/buildUser.ts';

/** The server's URL in the application. */
export const server = 'https://crm.example.test';

/**
 * The entry point of each widget, how an application renders it, and a text that shows that it is
 * rendered.
 */
export const widgets = [
  {
    name: 'CaptureDialog',
    entry: 'capture-dialog',
    props: `{ isOpen: true, onOpenChange: tell('onOpenChange'), initialMethod: 'manual' }`,
    shows: 'Save lead',
  },
  { name: 'LeadTable', entry: 'lead-table', props: '{}', shows: 'Grace Mwangi' },
  {
    name: 'LeadDetail',
    entry: 'lead-detail',
    props: `{ leadId: '${buildLead().id}', onClose: tell('onClose') }`,
    shows: 'Recent Activity',
  },
  { name: 'EventsGrid', entry: 'events-grid', props: '{}', shows: buildEvent().name },
  { name: 'AssignmentPanel', entry: 'assignment-panel', props: '{}', shows: 'Asha Verma' },
  { name: 'TeamOverview', entry: 'team-overview', props: '{}', shows: 'Asha Verma' },
  { name: 'ImportPanel', entry: 'import-panel', props: '{}', shows: 'Import leads' },
] as const;

const imports = widgets
  .map(({ name, entry }) => `import { ${name} } from '@cardinal/crm-features/${entry}';`)
  .join('\n');

const table = widgets.map(({ name, props }) => `  ${name}: [${name}, ${props}],`).join('\n');

/**
 * Code that the page and the server share: the table of widgets, with callbacks that record their
 * calls.
 */
const shared = `
import { CrmProvider } from '@cardinal/crm-features/provider';
import { createElement } from 'react';
${imports}
export const told = [];
const tell = (name) => (...detail) => told.push([name, ...detail]);
const table = {
${table}
};
export const names = Object.keys(table);
export function element(name, settings) {
  const [Widget, props] = table[name];
  return createElement(CrmProvider, { baseUrl: '${server}', ...settings }, createElement(Widget, props));
}
`;

/** The application's page, with its own cache, colour scheme and styles. */
const page = `
import '@cardinal/ui/widgets';
import './page.css';
import { QueryClient } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { element } from './widgets.js';
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
queryClient.setQueryData(['the page'], 'its own');
window.cacheSize = () => queryClient.getQueryCache().getAll().length;
const query = new URLSearchParams(location.search);
let asked = 0;
const token = async () => ['old-token', 'new-token'][asked++] ?? 'new-token';
createRoot(document.getElementById('root')).render(
  element(query.get('widget'), {
    queryClient,
    token,
    realtime: false,
    theme: query.get('theme') ?? 'light',
    locale: query.get('locale') ?? 'en-GB',
  }),
);
`;

const onServer = `
import { renderToString } from 'react-dom/server';
import { element, names } from './widgets.js';
const rendered = Object.fromEntries(
  names.flatMap((name) => [
    [name, renderToString(element(name, { token: 'token', theme: 'light', locale: 'ar' }))],
    [name + ', signed out', renderToString(element(name, {}))],
  ]),
);
process.stdout.write(JSON.stringify(rendered));
`;

/** Files of the application. */
export const files = {
  'widgets.js': shared,
  'main.js': page,
  'server.js': onServer,
  'page.css': 'body { margin: 40px; background: rgb(1, 2, 3); } h1 { color: rgb(4, 5, 6); }',
  'index.html':
    '<!doctype html><html lang="en"><title>Host</title><h1>Host</h1><button id="own">Own</button>' +
    '<div id="root"></div><script type="module" src="/main.js"></script></html>',
  'package.json': '{ "type": "module" }',
};

const leads = buildLeads(6);

/** The server's responses by path; unknown paths return an empty list. */
export const answers: Readonly<Record<string, unknown>> = {
  '/api/auth/me': buildUser({ role: 'manager' }),
  '/api/leads': [buildLead(), ...leads],
  [`/api/leads/${buildLead().id}`]: buildLead(),
  '/api/events': [buildEvent()],
  '/api/users': buildTeam(),
  '/api/dashboard/stats': buildStats(),
  '/api/config': buildConfig(),
};
