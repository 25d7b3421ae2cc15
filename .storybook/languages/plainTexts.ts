import { publicLanguages } from '@cardinal/contract/messages';

/** Attributes that are shown or announced. */
const spoken = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

/**
 * What is not in the language of the page: code, keys, what users wrote, what says so itself, and what was
 * said before the language changed: toasts, outcomes, errors of fields, announcements.
 */
const others = [
  'script, style, textarea, code, kbd, bdi, [contenteditable], [translate="no"], body [lang]',
  '[data-live-announcer], [role="status"], [slot="errorMessage"], [role="alertdialog"]:has(> [role="alert"][aria-live])',
].join(', ');

/** Names, which are the same in every language; languages are named in their own. */
const names = new Set([
  'Cardinal',
  'HubSpot',
  'WhatsApp',
  'CSV',
  'URL',
  'https://',
  ...publicLanguages.map((own) => new Intl.DisplayNames(own, { type: 'language' }).of(own) ?? own),
]);

const isAddress = (text: string) => /^\S+[.@]\S+$/.test(text);

/** The name of a lead of which only the badge is known, as it is stored, sent and exported. */
const badge = /^Badge (?=\S)/;

/** The words of English dates and times, in which views are shown whose story sets the locale. */
const ofDates =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|at|am|pm|in|ago|min|hr|days?|wk|mo|yr|now|today|yesterday|tomorrow)\b/gi;

/** Messages are written in English, and so is what was forgotten. */
const hasWord = (text: string) => /\p{Script=Latin}{2}/u.test(text);
const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text);

/** Every text inside an element. Elements of partners are in the language of their page. */
function textsInside(root: Element): string[] {
  if (root.matches(others)) return [];
  const own = spoken.map((name) => root.getAttribute(name) ?? '');
  const inside = [...root.childNodes].flatMap((node) => {
    if (node instanceof Element) return textsInside(node);
    return node instanceof Text ? [node.data] : [];
  });
  return [...own, ...inside];
}

/** Texts this long are not in data by accident. */
const isPassage = (text: string) => text.split(/\s+/).length >= 3;

/**
 * The texts of a page in Hindi that did not come from its messages: they have words, but none in
 * Devanagari, and are not made of `data`, which users and other systems have written.
 */
export function plainTexts(root: Element, data: ReadonlySet<string>): string[] {
  const suspects = textsInside(root)
    .map((text) => text.trim())
    .filter(
      (text) =>
        hasWord(text) && !isHindi(text) && !data.has(text) && !names.has(text) && !isAddress(text),
    );
  if (suspects.length === 0) return [];
  const longestFirst = [...data].toSorted((a, b) => b.length - a.length);
  const withoutData = (text: string) =>
    longestFirst
      .reduce((rest, known) => rest.replaceAll(known, ' '), text.replace(badge, ''))
      .replaceAll(ofDates, ' ');
  const isQuoted = (text: string) =>
    isPassage(text) && longestFirst.some((known) => known.includes(text));
  return [...new Set(suspects)].filter((text) => hasWord(withoutData(text)) && !isQuoted(text));
}
