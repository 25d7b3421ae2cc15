import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { findComponents } from '../../sources/props.ts';
import { recordOf } from './record.ts';
import { componentsSince, listeningNotes, widgetsSince } from './records.ts';
import { widgetGuideOf } from './widgetGuides.ts';
import { widgetPlaces } from './widgetPlaces.ts';
import { widgetRules } from './widgetRules.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const components = findComponents();

/** The components with a docs page below a part of the sidebar. */
const namesBelow = (area: string) =>
  globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
    .flatMap(
      (file) =>
        /title: '((?:UI|CRM)\/.+)'/.exec(readFileSync(`${root}/${file}`, 'utf8'))?.[1] ?? [],
    )
    .filter((title) => title.startsWith(area))
    .map((title) => title.slice(title.lastIndexOf('/') + 1))
    .toSorted();

const publicWidgets = namesBelow('CRM/').filter((name) => name in components);

test('says of every component and every exported widget since when there is one', () => {
  expect(Object.values(componentsSince).flat().toSorted()).toEqual(namesBelow('UI/'));
  expect(Object.values(widgetsSince).flat().toSorted()).toEqual(publicWidgets);
});

test('knows the size of every component', () => {
  const unknown = namesBelow('UI/').filter((name) => !recordOf(name, undefined).size);
  expect(unknown).toEqual([]);
  expect(recordOf('LeadTable', components['LeadTable']?.entry).size?.size).toBeGreaterThan(50);
});

test('says of every exported widget when to use something else', () => {
  expect(publicWidgets.filter((name) => !widgetGuideOf(name))).toEqual([]);
});

test('says what to do and not to do with every widget that the README begins with', () => {
  const readme = readFileSync(`${root}/packages/crm-features/README.md`, 'utf8');
  const named = [...readme.matchAll(/^\| `(\w+)`/gm)].flatMap(([, name]) => name ?? []);
  expect(named.length).toBeGreaterThan(5);
  // Nothing of the provider is seen; the detail has its page under the name of its dialog.
  const pages = named
    .filter((name) => name !== 'CrmProvider')
    .map((name) => (name === 'LeadDetail' ? 'LeadDetailDialog' : name));
  expect(pages.filter((name) => !widgetRules[name])).toEqual([]);
  expect(Object.keys(widgetRules).filter((name) => !publicWidgets.includes(name))).toEqual([]);
});

test('shows examples of widgets by stories that exist', () => {
  const ids = new Set(
    globSync('packages/crm-features/src/**/*.stories.tsx', { cwd: root }).flatMap((file) => {
      const code = readFileSync(`${root}/${file}`, 'utf8');
      const title = /title: '(.+)'/.exec(code)?.[1] ?? '';
      return [...code.matchAll(/^export const (\w+): Story/gm)].map(([, name]) =>
        toId(title, storyNameFromExport(name ?? '')),
      );
    }),
  );
  const shown = Object.values(widgetPlaces).flat();
  expect(shown.map(({ story }) => story).filter((story) => !ids.has(story))).toEqual([]);
  expect(Object.keys(widgetPlaces).filter((name) => !publicWidgets.includes(name))).toEqual([]);
});

test('calls what nothing exports internal', () => {
  expect(recordOf('AuditTrail', undefined).maturity).toBe('internal');
  expect(recordOf('Button', '@cardinal/ui').maturity).toBe('stable');
});

test('names a component that exists in every note about listening', () => {
  expect(Object.keys(listeningNotes).filter((name) => !(name in components))).toEqual([]);
});
