// The files of a language: where they stand, what a new one contains, and what is missing in them.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../shared/lib.mjs';
import { findCatalogues, messagesOf, readRooms } from './catalogues.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

/** How a catalogue loads the German texts of a language that has no room of its own: file and name. */
const germanImport = /import\('\.\/(\w*german)\.ts'\)\)\.(\w+)/i;

/** `lettersInFrench` for `lettersInGerman`: files and texts are named after their language. */
function renamed(german, language) {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return german.replaceAll('German', name).replaceAll('german', name.toLowerCase());
}

/** The titles of the stories that show a catalogue: those of the components that use it. */
function storiesOf(name, components) {
  const folders = components.filter(({ code }) => code.includes(name)).map(({ folder }) => folder);
  const titles = [...new Set(folders)].flatMap((folder) =>
    globSync('*.stories.tsx', { cwd: join(root, folder) }).flatMap(
      (file) => /title: '([^']+)'/.exec(read(join(folder, file)))?.[1] ?? [],
    ),
  );
  return [...new Set(titles)].toSorted();
}

/**
 * The files of a language, with the English messages of each: the rooms of the portal, the emails to
 * users, what visitors read. German has all of them.
 */
export async function filesOf(language) {
  const catalogues = await findCatalogues();
  const components = globSync('{packages/crm-features,apps/portal}/src/**/*.tsx', { cwd: root })
    .filter((path) => !/\.(stories|test)\.tsx$/.test(path))
    .map((path) => ({ folder: dirname(path), code: read(path) }));
  const described = ({ name, path, english }) => ({
    path,
    english,
    stories: storiesOf(name, components),
  });
  const german = await Promise.all(
    catalogues.map(async (catalogue) => ({ catalogue, texts: await catalogue.translations.de() })),
  );
  const rooms = (await readRooms('de')).map(({ folder, room, messages }) => ({
    path: join(folder, language, `${room}.ts`),
    entries: Object.entries(messages).map(([name, texts]) =>
      Object.assign(described(german.find((entry) => entry.texts === texts).catalogue), { name }),
    ),
  }));
  const others = catalogues.flatMap((catalogue) => {
    const [, file, name] = germanImport.exec(read(catalogue.path)) ?? [];
    if (file === undefined) return [];
    return {
      path: join(dirname(catalogue.path), `${renamed(file, language)}.ts`),
      name: renamed(name, language),
      entries: [described(catalogue)],
    };
  });
  return [...rooms, ...others];
}

const property = (name) => (/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name));

/** Messages without a text, each below the English one. */
const blank = (tree) =>
  Object.entries(tree)
    .map(([name, entry]) => {
      const key = Array.isArray(tree) ? '' : `${property(name)}: `;
      if (typeof entry === 'string') return `// ${entry.replaceAll('\n', ' ')}\n${key}'',\n`;
      const [open, close] = Array.isArray(entry) ? '[]' : '{}';
      return `${key}${open}\n${blank(entry)}${close},\n`;
    })
    .join('');

const place = ({ path, stories }) =>
  [`// ${path}`, ...stories.map((title) => `// Shown by the stories of ${title}.`), ''].join('\n');

/** A file to translate. */
export const blankFile = ({ name, entries }) =>
  name === undefined
    ? `export default {\n${entries.map((entry) => `${place(entry)}${entry.name}: {\n${blank(entry.english)}},\n`).join('')}} as const;\n`
    : `${place(entries[0])}export const ${name} = {\n${blank(entries[0].english)}} as const;\n`;

/** The messages of a file that have no text yet, with the English one, its place and its stories. */
export async function missingIn({ path, name, entries }) {
  const file = join(root, path);
  const module = existsSync(file) ? await import(pathToFileURL(file).href) : {};
  return entries.flatMap((entry) => {
    const texts = name === undefined ? module.default?.[entry.name] : module[name];
    const known = new Map(messagesOf(texts ?? {}));
    return messagesOf(entry.english)
      .filter(([id]) => !known.get(id))
      .map(([id, english]) => ({ id, english, path: entry.path, stories: entry.stories }));
  });
}

/** The code of a catalogue that loads German, loading another language too. */
export const alsoLoading = (code, language) =>
  new RegExp(`^ +${language}: async`, 'm').test(code)
    ? code
    : code.replace(
        /^( +)de: (async \(\) =>\s.+),$/gm,
        (line, indent, load) =>
          `${line}\n${indent}${language}: ${load
            .replace('/languages/de/', `/languages/${language}/`)
            .replace(germanImport, (found) => renamed(found, language))},`,
      );
