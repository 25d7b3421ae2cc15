// What is wrong in catalogues, one line for each problem.
import { messagesOf } from './catalogues.mjs';
import { problemsOf } from './problems.mjs';

/** @param catalogues As `findCatalogues` finds them */
export async function problemsIn(catalogues) {
  const lines = [];
  for (const { path, name: catalogue, english, translations } of catalogues) {
    const languages = [['en', english]];
    for (const [language, load] of Object.entries(translations)) {
      languages.push([language, await load()]);
    }
    const sources = messagesOf(english);
    for (const [language, tree] of languages) {
      const known = new Map(messagesOf(tree));
      for (const [name, source] of sources) {
        const entry = { name, english: source, language, message: known.get(name) ?? '' };
        for (const problem of problemsOf(entry)) {
          lines.push(`${path} ${catalogue}.${name} (${language}): ${problem}`);
        }
      }
    }
  }
  return lines;
}
