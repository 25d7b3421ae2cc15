/* oxlint-disable house/linear-expressions -- fields of leads and events have at most 200 characters, topics `longestNotes` */
import { hasPlaceholder } from '../../placeholders.ts';

/** Placeholders that users enter for unknown values. */
const nothing = new Set(
  ['n/a', 'N/A', 'na', 'NA', 'null', 'NULL', 'undefined'].concat(
    ['none', 'unknown', 'tbd', 'tba'].flatMap((word) => [
      word,
      word.toUpperCase(),
      word.charAt(0).toUpperCase() + word.slice(1),
    ]),
  ),
);
/** Invisible characters that affect the surrounding text, and emoji. */
const ornaments =
  /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]|\ufe0f|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu;
/**
 * Links and addresses are not names, nor is what could be half a placeholder: the other half may
 * follow with the next name.
 */
const noName = /[[\]{}<>]|%\p{L}|__|:\/\/|\S@\S|^www\./u;

/** A text for use in a sentence; '' if it is unsuitable. @param longest In characters */
export function clean(text: string, longest: number): string {
  const line = text
    .normalize('NFC')
    .replaceAll(ornaments, '')
    .replaceAll(/\(\s*\)/g, ' ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+(?=[,;:!?]|\.(?!\p{L}))/gu, '')
    .replaceAll(/([,;:.!?])[,;:.!?]+/g, '$1')
    .replaceAll(/^(?:[^\p{L}\p{N}.("'„“«]|\.(?!\p{L}))+|[\s,;:|/\\*_–—-]+$/gu, '');
  const isName = /\p{L}/u.test(line) && !noName.test(line) && !nothing.has(line);
  return isName && line.length <= longest && !hasPlaceholder(line) ? line : '';
}

const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
const isLower = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase();
const capitalise = (word: string) =>
  word.toLowerCase().replaceAll(/(?:^|[-'’.])\p{L}/gu, (start) => start.toUpperCase());

/** Initials that stay in capitals: JJ, TJ, CK. */
const isNickname = (word: string) => /^(?:\p{L}J|[^AEIOUY\P{L}]{2})$/u.test(word);

/** A person's name in normal capitalisation, if it is all capitals or all lower case. */
function nameCase(name: string): string {
  if (isLower(name)) return name.split(' ').map(capitalise).join(' ');
  return name
    .split(' ')
    .map((word) =>
      word.length > 1 && isUpper(word) && !isNickname(word) ? capitalise(word) : word,
    )
    .join(' ');
}

const legalForms = new Map([
  ['GMBH', 'GmbH'],
  ['LTD', 'Ltd'],
  ['LTD.', 'Ltd.'],
  ['INC', 'Inc'],
  ['INC.', 'Inc.'],
  ['CO', 'Co'],
  ['CO.', 'Co.'],
  ['PTY', 'Pty'],
  ['SARL', 'Sarl'],
]);
const smallWords = new Set(['OF', 'AND', 'FOR', 'THE', 'IN', 'AT', 'TO', 'DE', 'DU', 'UND']);

/** Words in capitals in normal capitalisation; short ones are treated as abbreviations. */
function titleCase(text: string): string {
  const word = (upper: string, index: number) => {
    if (index > 0 && smallWords.has(upper)) return upper.toLowerCase();
    return legalForms.get(upper) ?? (upper.length > 3 ? capitalise(upper) : upper);
  };
  return isUpper(text) ? text.split(' ').map(word).join(' ') : text;
}

/** Entries in the company field that are not companies. */
const noCompany =
  /^(?:self[- ]?employed|freelance(?:r)?|private|personal|student|retired|home|me)$/i;

/** A company's name for a sentence. A single word in capitals may be its name (UNICEF) and stays. */
export function companyName(text: string): string {
  const name = clean(text, 80);
  if (noCompany.test(name)) return '';
  return name.includes(' ') ? titleCase(name) : name;
}

/** A position for a sentence: "Head of Sales". */
export function positionName(text: string): string {
  const [first = ''] = text.split(/\s*[|;•]\s*|\s+(?:at|@)\s+/i);
  return titleCase(clean(first, 60).replaceAll(/,\s*/g, ' '));
}

const title = /^(?:dr|prof|mr|mrs|ms|miss|mx|sir|herr|frau)\b\.?(?:\s+|$)/i;
const initials = /^(?:\p{L}\.[\s-]?){1,3}$|^\p{L}$/u;
const east = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・\s]+$/u;
/** Addresses that don't belong to a person. */
const mailboxes = new Set(
  'info sales contact office admin support hello team marketing reception hr service mail'.split(
    ' ',
  ),
);

/** The part of a field that is a person's name: 'Grace, PhD' is Grace. */
function personName(text: string): string {
  const [name = ''] = clean(text, 60).split(/\s*[,|;(/"]/, 1);
  return /^(?:[\p{L}\p{M}\s.'’・-]|\u200c|\u200d)+$/u.test(name) ? name : '';
}

/** The salutation for a person. */
export interface Address {
  /** '' if the name does not reveal it. */
  name: string;
  /** Whether a first name alone would be too familiar. */
  isFormal: boolean;
}

const formal = (name: string): Address => ({ name, isFormal: true });
const familiar = (name: string): Address => ({ name, isFormal: false });

/** The salutation for a person with this name. @param isWhole Whether it has both names */
export function addressOf(firstName: string, lastName: string, isWhole = false): Address {
  const given = personName(firstName);
  const family = nameCase(personName(lastName));
  if (east.test(given)) return formal(family && east.test(family) ? `${family}${given}` : given);
  // 'Dr. Anna' 'Schmidt' is Dr. Schmidt.
  const titled = title.exec(given)?.[0].trim() ?? '';
  if (titled && family) return formal(`${nameCase(titled)} ${family}`);
  const bare = nameCase(given.slice(titled.length).trim());
  if (initials.test(bare)) return formal(family && `${bare} ${family}`);
  if (!family && mailboxes.has(bare.toLowerCase())) return familiar('');
  if (isWhole) return formal(family ? `${bare} ${family}` : bare);
  // The whole name in one field: 'Jane Smith', 'jane.smith'.
  return familiar(family ? bare : (bare.split(/[\s.]/, 1)[0] ?? ''));
}
