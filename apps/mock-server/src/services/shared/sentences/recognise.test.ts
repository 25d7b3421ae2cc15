import { globSync, readFileSync } from 'node:fs';
import * as contract from '@cardinal/contract';
import { expect, it } from 'vitest';
import { knownGerman } from './knownGerman.ts';
import { isRecognised, knownMessages, translated } from './recognise.ts';

const server = new URL('../../../', import.meta.url);

/** Every message that a schema of the contract has of its own. */
function schemaMessages(): Set<string> {
  const seen = new Set<unknown>();
  const messages = new Set<string>();
  const read = (error: (issue: object) => unknown) => {
    for (const input of [undefined, 1]) {
      const message = error({ input, code: 'custom', path: [] });
      if (typeof message === 'string') messages.add(message);
    }
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const name of Object.getOwnPropertyNames(value)) {
      const entry: unknown = Reflect.get(value, name);
      // Every `error` in zod's definitions is of this kind.
      if (name === 'error' && typeof entry === 'function') read(entry as typeof String);
      else visit(entry);
    }
  };
  visit({ ...contract });
  return messages;
}

/** Sentences that no user reads: of the API's description, and of the inside of the server. */
const notSaid = /^(?:The process (?:was )?ended|Nobody is waiting for these rows|Begins with `)/;

/** The sentences in files; what is put into them is "9". */
function sentencesIn(pattern: string): string[] {
  const texts = globSync(pattern, { cwd: server })
    .filter((path) => !/(?:\.test|Cases)\.ts$/.test(path))
    .map((path) => readFileSync(new URL(path, server), 'utf8'))
    .join('\n');
  const written = texts.matchAll(
    /'(\p{Lu}[^'\n]* [^'\n]*\.)'|"(\p{Lu}[^"\n]* [^"\n]*\.)"|`((?:\p{Lu}|\$\{)[^`\n]* [^`\n]*\.)`/gu,
  );
  return [...written]
    .map(([, ...found]) => (found.find(Boolean) ?? '').replaceAll(/\$\{[^}]*\}/g, '9'))
    .filter((text) => !/ \w\.$|`\.$/.test(text) && !notSaid.test(text));
}

it('takes none of its sentences for another one', async () => {
  const { names: _names, ...english } = knownMessages.english;
  const filled = (groups: object) =>
    Object.values(groups).flatMap((texts: object) =>
      Object.values(texts).map((message) => String(message).replaceAll(/\{\w+\}/g, '9')),
    );
  const said = await Promise.all(filled(english).map((text) => translated(text, 'de')));
  const { names: _labels, ...german } = knownGerman;
  expect(said).toEqual(filled(german));
});

it('knows every message of the schemas', () => {
  const messages = schemaMessages();
  expect(messages.size).toBeGreaterThan(150);
  expect([...messages].filter((message) => !isRecognised(message))).toEqual([]);
});

it.each([
  ['schemas', '../../../packages/contract/src/{events,leads,accounts,system,mail}/*.ts', 30],
  ['files', 'ports/sheets/**/*.ts', 25],
  ['pictures', '../../../packages/card-reader/src/scan/pictureRefusals.ts', 3],
  ['emails', 'ports/mail/smtp.ts', 2],
  ['imports', 'services/importing/{rows,job,process,attendees}/*.ts', 5],
  ['HubSpot', '{ports/crm,services/crm}/*.ts', 5],
])('knows the sentences about %s', (_name, pattern, least) => {
  const found = sentencesIn(pattern);
  expect(found.length).toBeGreaterThanOrEqual(least);
  expect(found.filter((text) => !isRecognised(text))).toEqual([]);
});

it.each([
  ['First name is required.', 'Vorname ist erforderlich.', 'नाम ज़रूरी है।'],
  [
    'captured_from must be in the years 1970 to 9999, in UTC.',
    'captured_from muss in den Jahren 1970 bis 9999 liegen, in UTC.',
    'captured_from: साल 1970 से 9999 के बीच होना चाहिए (UTC में)।',
  ],
  [
    'Two columns are mapped to Badge Code.',
    'Zwei Spalten sind Badge-Code zugeordnet.',
    'दो कॉलम बैज कोड से जुड़े हैं।',
  ],
  [
    'This file has more than 1,000,000 cells or 9 characters. Split it.',
    'Diese Datei hat mehr als 1.000.000 Zellen oder 9 Zeichen. Teilen Sie sie auf.',
    'इस फ़ाइल में 10,00,000 से ज़्यादा सेल या 9 से ज़्यादा अक्षर हैं। इसे हिस्सों में बाँटें।',
  ],
  [
    'HubSpot does not accept the key: HubSpot answered 401.',
    'HubSpot akzeptiert den Schlüssel nicht: HubSpot hat mit 401 geantwortet.',
    'HubSpot यह कुंजी नहीं मान रहा: HubSpot ने 401 जवाब दिया।',
  ],
  [
    'The mail server did not accept the email: 550 No such user',
    'Der Mailserver hat die E-Mail nicht angenommen: 550 No such user',
    'मेल सर्वर ने ईमेल नहीं लिया: 550 No such user',
  ],
  ['Words of another system.', 'Words of another system.', 'Words of another system.'],
])('says “%s” in German and Hindi', async (english, german, hindi) => {
  expect(await translated(english, 'en')).toBe(english);
  expect(await translated(english, 'de')).toBe(german);
  expect(await translated(english, 'hi')).toBe(hindi);
});
