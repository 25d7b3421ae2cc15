// `npm run messages`: what is wrong with the messages, and what a new language lacks.
//   npm run messages               checks every language
//   npm run messages -- new fr     writes its files, with the English texts to translate
//   npm run messages -- missing fr lists what has no text yet, with the place of each message
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, root } from '../shared/lib.mjs';
import { findCatalogues } from './catalogues.mjs';
import { alsoLoading, blankFile, filesOf, missingIn } from './newLanguage.mjs';
import { problemsIn } from './problemsIn.mjs';

async function writeLanguage(language) {
  const files = (await filesOf(language)).filter(({ path }) => !existsSync(join(root, path)));
  if (files.length === 0) fail(`All files of ${language} exist already.`);
  for (const file of files) {
    const path = join(root, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, blankFile(file));
  }
  const catalogues = await findCatalogues();
  // Visitors have languages of their own.
  for (const path of new Set(catalogues.map((catalogue) => catalogue.path))) {
    const code = readFileSync(join(root, path), 'utf8');
    if (!code.includes('publicMessages('))
      writeFileSync(join(root, path), alsoLoading(code, language));
  }
  const list = join(root, 'packages/contract/src/messages/languages.ts');
  const listed = readFileSync(list, 'utf8').replace(
    /^export const languages = \[(.+)\]/m,
    (line, known) =>
      known.includes(`'${language}'`) ? line : line.replace(known, `${known}, '${language}'`),
  );
  writeFileSync(list, listed);
  process.stdout.write(
    `${files.map(({ path }) => path).join('\n')}\nare to translate: write each text into the quotes below the ` +
      'English one. See “Adding a language” in docs/languages.md for what follows.\n',
  );
}

async function listMissing(language) {
  const missing = (await Promise.all((await filesOf(language)).map(missingIn))).flat();
  for (const { id, english, path, stories } of missing) {
    process.stdout.write(`${path}  ${id}\n    ${english}\n`);
    if (stories.length > 0) process.stdout.write(`    ${stories.join(', ')}\n`);
  }
  process.stdout.write(`${missing.length} messages of ${language} are missing.\n`);
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
