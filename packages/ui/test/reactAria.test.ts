// @vitest-environment node
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { useLocalizedStringDictionary as dictionaryOf } from 'react-aria/useLocalizedStringFormatter';
import { beforeAll, expect, it } from 'vitest';
import '../src/components/MessagesProvider/arabic.ts';
import '../src/components/MessagesProvider/german.ts';
import '../src/components/MessagesProvider/hindi.ts';

const root = new URL('../../../', import.meta.url);

/** Leaves the texts of React Aria out, so that their names are found only where they are used. */
const withoutTexts: Plugin = {
  name: 'without-texts',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]intl[\\/].*[a-z]{2}-[A-Z]{2}\.mjs$/ }, () => ({
      contents: 'export default {};',
    }));
  },
};

/** The names of React Aria's texts that our components use, once for each of its dictionaries. */
let used: string[] = [];

beforeAll(async () => {
  const { metafile, outputFiles } = await build({
    absWorkingDir: fileURLToPath(root),
    entryPoints: ['packages/ui/src/index.ts'],
    outdir: 'not-written',
    bundle: true,
    metafile: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom', '@fontsource-variable/*'],
    plugins: [withoutTexts],
    logLevel: 'error',
  });
  // Each module follows a comment with its path.
  const modules = outputFiles.flatMap(({ text }) => text.split(/^\s*\/\/ (?=node_modules\/)/m));
  const dictionaries = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([file, { bytesInOutput }]) => /\/intl\/.*en-US/.test(file) && bytesInOutput > 0)
    .map(([file]) => file);
  const names = await Promise.all(
    dictionaries.map(async (file) => {
      const english: { default: object } = await import(new URL(file, root).href);
      const folder = dirname(file.replace('/intl/', '/'));
      const code = modules.filter((module) => module.startsWith(`${folder}/`)).join('\n');
      return Object.keys(english.default).filter((name) => code.includes(JSON.stringify(name)));
    }),
  );
  used = names.flat();
}, 60_000);

it('finds the texts', () => {
  expect(used).toEqual(expect.arrayContaining(['countAnnouncement', 'dismiss', 'increase']));
  // Nothing can be dragged with the keyboard.
  expect(used).not.toContain('dragStartedKeyboard');
});

it.each(['de-DE', 'de-AT', 'hi-IN', 'en-DE', 'ar-AE'])('has every text in %s', (locale) => {
  const englishOnly = used.filter((name) => {
    const dictionary = dictionaryOf({ 'en-US': { [name]: 'in English' } });
    return dictionary.getStringForLocale(name, locale) === 'in English';
  });
  expect(englishOnly).toEqual(locale.startsWith('en') ? used : []);
});

it('tells the texts apart by their names alone', () => {
  expect(used).toEqual([...new Set(used)]);
});
