import type { Activity } from '@cardinal/contract';
import { leadFieldNames, leadFields, nextStepLabels } from '@cardinal/contract/labels';
import type { LabelTexts } from '../labelTexts.ts';
import { historyMessages, type HistoryTexts } from './historyTexts.ts';
import { spokenZone } from './spokenZone.ts';

/** The values of a message by name. */
type Values = Readonly<Record<string, string>>;

/** A message that the server writes, and what it is recognised by. */
interface Pattern<Name> {
  name: Name;
  pattern: RegExp;
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

const patternsOf = <Name extends string>(tree: Readonly<Record<Name, string>>) =>
  // The names of an object are those of its type.
  (Object.keys(tree) as Name[]).map((name): Pattern<Name> => {
    const parts = tree[name].split(/\{(\w+)\}/);
    // A day may have a comma, like the text before the minutes.
    const source = parts.map((part, index) =>
      index % 2 ? `(?<${part}>${part === 'minutes' ? String.raw`\d+` : '.+?'})` : escaped(part),
    );
    return { name, pattern: new RegExp(`^${source.join('')}$`, 'u') };
  });

const { titles, lines, moments } = historyMessages.english;
const titlePatterns = patternsOf(titles);
const linePatterns = patternsOf(lines);
const momentPatterns = patternsOf(moments);

/** The key with this label; undefined if there is none. */
const keyOf = <Key extends string>(
  keys: readonly Key[],
  labelOf: (key: Key) => string,
  label: string,
) => keys.find((key) => labelOf(key) === label);

const steps = ['call', 'email', 'meeting', 'other'] as const;

/** Says in another language what the server has written in English. */
export interface HistoryLanguage {
  texts: HistoryTexts;
  labels: LabelTexts;
  /** Writes a day, given as 2026-11-26. */
  day: (iso: string) => string;
  /** The language and region of dates and time zones. */
  locale: string;
}

/** The label of one of a known set of values, such as a status; others are what somebody typed. */
const labelIn = (known: Readonly<Record<string, string>>, value: string) =>
  Object.hasOwn(known, value) ? (known[value] ?? value) : value;

function stepLabel(label: string, { labels }: HistoryLanguage): string {
  const step = keyOf(steps, (key) => nextStepLabels[key], label);
  return step ? labels.steps[step] : label;
}

/** "Tuesday, 1 December 2026" in another language. */
function spokenDate(english: string, locale: string): string {
  const at = Date.parse(`${english.replace(/^\p{L}+,? /u, '')} UTC`);
  const options = { dateStyle: 'full', timeZone: 'UTC', numberingSystem: 'latn' } as const;
  return Number.isNaN(at) ? english : new Intl.DateTimeFormat(locale, options).format(at);
}

/** The values of a message, those that the product names in the user's language. */
function wordedValues(values: Values, language: HistoryLanguage): Values {
  const { labels, texts, day, locale } = language;
  const words: Readonly<Record<string, (value: string) => string>> = {
    from: (status) => labelIn(labels.statuses, status),
    to: (status) => labelIn(labels.statuses, status),
    source: (source) => labelIn(labels.sources, source),
    step: (label) => stepLabel(label, language),
    day,
    at: (moment) => worded(moment, momentPatterns, texts.moments, language),
    date: (date) => spokenDate(date, locale),
    zone: (zone) => spokenZone(zone, locale),
    field: (label) => {
      const field = keyOf(leadFieldNames, (name) => leadFields[name].label, label);
      return field ? labels.fields[field] : label;
    },
    before: (value) => (value === historyMessages.english.empty ? texts.empty : value),
    after: (value) => (value === historyMessages.english.empty ? texts.empty : value),
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, words[name]?.(value) ?? value]),
  );
}

/** A text that one of the patterns recognises, in the other language; others as they are. */
function worded<Name extends string>(
  text: string,
  patterns: readonly Pattern<Name>[],
  said: Readonly<Record<Name, unknown>>,
  language: HistoryLanguage,
): string {
  for (const { name, pattern } of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const say = said[name];
    return typeof say === 'function'
      ? String(say(wordedValues(found.groups ?? {}, language)))
      : String(say);
  }
  return text;
}

/** An entry of the history in the language of the user; what users wrote stays. */
export function wordedEntry<Entry extends Pick<Activity, 'type' | 'title' | 'description'>>(
  entry: Entry,
  language: HistoryLanguage,
): Entry {
  const { type, title, description } = entry;
  const line = (text: string) => {
    const [what = '', ...note] = type === 'next_step' ? text.split(' · ') : [text];
    const isStep = type === 'next_step' && !text.startsWith('Next step');
    return isStep
      ? [stepLabel(labelIn(language.labels.types, what), language), ...note].join(' · ')
      : worded(text, linePatterns, language.texts.lines, language);
  };
  return {
    ...entry,
    title: worded(title, titlePatterns, language.texts.titles, language),
    description: type === 'note' ? description : description.split('\n').map(line).join('\n'),
  };
}
