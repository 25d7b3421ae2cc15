// Finds the catalogues of messages, and the translations of each.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../shared/lib.mjs';

/** Where the translations stand: a folder for each language, a file for each room. */
const languagesFolders = ['packages/crm-features/src/languages', 'apps/portal/src/languages'];

const load = (path) => import(pathToFileURL(join(root, path)).href);

const isCatalogue = (value) =>
  typeof value === 'object' && value !== null && 'english' in value && 'translations' in value;

/** All catalogues: `{ path, name, english, translations }`. */
export async function findCatalogues() {
  const paths = globSync('{packages,apps}/*/src/**/*.ts', {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  }).filter((path) =>
    /^export const \w+(: Catalogue<| = (publicMessages|sharedMessages|siteMessages|messages)\()/m.test(
      readFileSync(join(root, path), 'utf8'),
    ),
  );
  const found = [];
  for (const path of paths.toSorted()) {
    for (const [name, value] of Object.entries(await load(path))) {
      if (isCatalogue(value)) found.push({ path: path.replaceAll('\\', '/'), name, ...value });
    }
  }
  return found;
}

/** The rooms of a language: for each file its folder and name, and its messages by the names of the catalogues. */
export async function readRooms(language) {
  const paths = languagesFolders.flatMap((folder) =>
    globSync(`${folder}/${language}/*.ts`, { cwd: root }).toSorted(),
  );
  return Promise.all(
    paths.map(async (path) => ({
      folder: dirname(dirname(path)),
      room: basename(path, '.ts'),
      messages: (await load(path)).default,
    })),
  );
}

/** The messages of a tree with their paths: `['toasts.saved', 'Saved']`. */
export const messagesOf = (tree, path = []) =>
  Object.entries(tree).flatMap(([name, entry]) =>
    typeof entry === 'string'
      ? [[[...path, name].join('.'), entry]]
      : messagesOf(entry, [...path, name]),
  );
