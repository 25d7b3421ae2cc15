// `npm run messages`: what is wrong with the messages, and what a new language lacks.
//   npm run messages               checks every language
//   npm run messages -- new fr     writes a file for each room, with the English texts to translate
//   npm run messages -- missing fr lists what still is in English, with the place of each message
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fail, root } from '../shared/lib.mjs';
import { findCatalogues, languagesFolders, messagesOf, readRooms } from './catalogues.mjs';
import { problemsIn } from './problemsIn.mjs';

/** The catalogue of each entry of a room; German has all of them. */
async function roomsWithEnglish() {
  const catalogues = await findCatalogues();
  const german = await Promise.all(
    catalogues.map(async (catalogue) => ({ catalogue, texts: await catalogue.translations.de() })),
  );
  const catalogueOf = (texts) => german.find((entry) => entry.texts === texts)?.catalogue;
  return (await readRooms('de')).map(({ folder, room, messages }) => ({
    folder,
    room,
    entries: Object.entries(messages).map(([name, texts]) => [name, catalogueOf(texts)]),
  }));
}

async function writeLanguage(language) {
  const folders = languagesFolders.map((folder) => join(root, folder, language));
  const existing = folders.find((folder) => existsSync(folder));
  if (existing !== undefined) fail(`${relative(root, existing)} exists already.`);
  for (const folder of folders) mkdirSync(folder);
  for (const { folder, room, entries } of await roomsWithEnglish()) {
    const texts = entries.map(
      ([name, { path, english }]) => `// ${path}\n${name}: ${JSON.stringify(english)},\n`,
    );
    const path = join(root, folder, language, `${room}.ts`);
    writeFileSync(path, `export default {\n${texts.join('')}} as const;\n`);
  }
  process.stdout.write(
    `${folders.map((folder) => relative(root, folder)).join(' and ')} are to translate. Then add the language to ` +
      'packages/contract/src/messages/languages.ts; the compiler lists the catalogues to which it must be added. ' +
      'See docs/languages.md.\n',
  );
}

async function listMissing(language) {
  const translated = new Map(
    (await readRooms(language)).map(({ room, messages }) => [room, messages]),
  );
  let count = 0;
  for (const { room, entries } of await roomsWithEnglish()) {
    for (const [name, { path, english }] of entries) {
      const known = new Map(messagesOf(translated.get(room)?.[name] ?? {}));
      for (const [message, text] of messagesOf(english)) {
        if (known.get(message) !== undefined && known.get(message) !== text) continue;
        count += 1;
        process.stdout.write(`${path}  ${message}\n    ${text}\n`);
      }
    }
  }
  process.stdout.write(`${count} messages of ${language} are missing or as in English.\n`);
}

const [command, language] = process.argv.slice(2);
if (command !== undefined && !/^[a-z]{2,3}$/.test(language ?? '')) {
  fail('Name a language by its code: npm run messages -- new fr');
}
if (command === 'new') await writeLanguage(language);
else if (command === 'missing') await listMissing(language);
else {
  const problems = await problemsIn(await findCatalogues());
  if (problems.length > 0) fail(problems.join('\n'));
  process.stdout.write('All messages are well formed.\n');
}
