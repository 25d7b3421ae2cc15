// What is wrong with a message, or with its translation.
import { IntlMessageFormat } from 'intl-messageformat';

/** Names of messages that stand on buttons, which have little room. */
const buttons =
  /(^|\.)(submit|save|cancel|close|retry|undo|add|remove|clear|done|back|again|continue|accept|later|action|yes|no|open|more|edit|delete)$/;
const buttonLength = 32;

const kinds = ['text', 'argument', 'number', 'date', 'time', 'select', 'plural', 'pound', 'tag'];
const argument = (name, kind) => `{${name}${kind === 'argument' ? '' : `, ${kind}`}}`;

/** What a message contains: placeholders and tags, forms of plurals, and what we don't read. */
function contentsOf(elements, found = { uses: new Set(), plurals: [], unknown: [] }) {
  for (const { type, value, options, children, offset, pluralType } of elements) {
    const kind = kinds[type];
    if (kind === 'text' || kind === 'pound') continue;
    if (kind === 'date' || kind === 'time') found.unknown.push(argument(value, kind));
    if (kind === 'plural' && (offset !== 0 || pluralType !== 'cardinal')) {
      found.unknown.push(`${argument(value, kind)} with an offset or ordinals`);
    }
    if (kind === 'tag') found.uses.add(`<${value}>`);
    else found.uses.add(argument(value, kind));
    if (kind === 'plural') found.plurals.push({ value, forms: Object.keys(options) });
    if (kind === 'select') {
      for (const name of Object.keys(options)) found.uses.add(`${argument(value, kind)} ${name}`);
    }
    for (const option of Object.values(options ?? {})) contentsOf(option.value, found);
    if (children) contentsOf(children, found);
  }
  return found;
}

/** The length of a message as shown, with its longest forms; a placeholder counts as one character. */
const lengthOf = (elements) =>
  elements.reduce((length, { type, value, options, children }) => {
    if (kinds[type] === 'text') return length + value.length;
    if (children) return length + lengthOf(children);
    if (!options) return length + 1;
    return length + Math.max(...Object.values(options).map((form) => lengthOf(form.value)));
  }, 0);

/** The forms of a language for numbers that occur; French has one more from a million on. */
function pluralForms(language) {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1_000 }, (_, index) => rules.select(index + 1)))];
}

function read(message, language) {
  const ast = new IntlMessageFormat(message, language).getAst();
  const { uses, plurals, unknown } = contentsOf(ast);
  const needed = pluralForms(language);
  const lacking = plurals.flatMap(({ value, forms }) =>
    needed
      .filter((form) => !forms.includes(form))
      .map((form) => `the plural of {${value}} lacks the form "${form}"`),
  );
  const quoted = /'[{}<]/.test(message)
    ? ['an apostrophe before a brace is not read as a quote']
    : [];
  return {
    uses,
    length: lengthOf(ast),
    problems: [...unknown.map((part) => `${part} is not supported`), ...lacking, ...quoted],
  };
}

const without = (some, others) => [...some].filter((entry) => !others.has(entry));

/**
 * What is wrong with a message, as sentences.
 * @param {{ name: string, english: string, language: string, message: string }} entry
 */
export function problemsOf({ name, english, language, message }) {
  if (message === '' && english !== '') return ['it is missing'];
  try {
    const source = read(english, 'en');
    const { uses, length, problems } = read(message, language);
    const longest = Math.max(buttonLength, source.length);
    return [
      ...problems,
      ...without(source.uses, uses).map((part) => `${part} is missing`),
      ...without(uses, source.uses).map((part) => `${part} is not in the English message`),
      ...(message.trim() === message ? [] : ['it begins or ends with a space']),
      ...(buttons.test(name) && length > longest && !/[.?]$|</.test(english)
        ? [`it is too long for a button: ${length} of ${longest} characters`]
        : []),
    ];
  } catch (error) {
    return [`it cannot be read: ${error.message}`];
  }
}
