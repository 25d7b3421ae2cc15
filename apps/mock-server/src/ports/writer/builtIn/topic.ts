/* oxlint-disable house/linear-expressions -- `longestNotes` limits what they are applied to */
import { clean } from './names.ts';
import { lowerFirst, upperFirst } from './words.ts';

/** Characters of notes among which a topic is searched. */
const longestNotes = 2_000;

/** What a lead wants according to the notes, worded for the lead. */
export interface Topic {
  /** Continues "I have noted that …". */
  clause: string;
  /** Continues "Would you still like to …?". */
  wish: string;
  /** As a heading; undefined if it is not a thing. */
  thing: string | undefined;
}

type Kind = 'deed' | 'wanted' | 'about' | 'asked' | 'talked';

/** How notes about what a lead wants start; the topic follows. */
const cues: readonly (readonly [RegExp, Kind])[] = [
  [/(?:wants?|wanted|would like|needs?|needed|hopes|wishes|looking) to/, 'deed'],
  [/(?:interested in|interest in|interest:|keen on|curious about)/, 'wanted'],
  [/(?:wants?|wanted|would like|needs?|needed|needs:|looking for|looks for)/, 'wanted'],
  [/(?:re:|regarding|topic:)/, 'wanted'],
  [/(?:asked about|asks about|asking about|inquired about|enquired about)/, 'about'],
  [/(?:asked for|asks for|asking for|requested|requests|request:|requesting)/, 'asked'],
  [/(?:discussed|talked about|spoke about)/, 'talked'],
];
const subjects =
  /(?:(?:and|also|he|she|they|client|customer|lead|contact|prospect|company|team|is|are|was|were|has|have|still|very|really|mainly|currently|now|seems?|be|been|to)\s+)*/;
const starts = cues.map(
  ([cue, kind]) => [new RegExp(`^${subjects.source}${cue.source}\\s+`, 'i'), kind] as const,
);
/** Short notes contain only the thing. */
const bareThing =
  /^(?:pricing|prices?|price list|quote|quotation|offer|demo|trial|samples?|catalogue|catalog|brochure|proposal|pilot)\b/i;

/** What must not be mentioned to the lead: money, judgements, refusals, people and the past. */
const unfit = new RegExp(
  [
    String.raw`[€$£₹@"<>{}[\]\\]|\d{5,}|:\/\/|\bwww\b`,
    String.raw`\b(?:not?|never|don'?t|doesn'?t|isn'?t|won'?t|can'?t|without|stop|unsubscribe|cancel)\b`,
    String.raw`\b(?:budget|discount|cheap\w*|lower|negotiat\w+|lawsuit|legal)\b`,
    String.raw`\b(?:competitors?|rivals?|vendors?|alternatives?|other suppliers?)\b`,
    String.raw`\b(?:boss|wife|husband|kids|children|family|holidays?|vacation|golf|football|weather)\b`,
    String.raw`\b(?:approval|attention|patience|reminder|convincing|persuading|follow-?ups?)\b`,
    String.raw`\b(?:time|decision)$|\b(?:(?-i:it)|nothing|anything|something|everything)\b|\b\d+\s+(?:minute|hour|day|week|month)s?$`,
    String.raw`\b(?:angry|annoy\w*|rude|difficult|fired|divorce\w*|sick|ill|secret|confidential|internal)\b`,
    String.raw`\b(?:password|ignore|instructions?|prompts?|you|your)\b`,
    String.raw`\b(?:sent|done|scheduled|given|received|delivered|booked|signed|declined|rejected|lost|won|shared|paid)\b`,
    String.raw`\b(?:(?-i:us)|me|him|he|she|they|think|wait|leave|quit|sell)\b`,
  ].join('|'),
  'i',
);
/** Where a topic ends. */
const endings =
  /\s+(?:but|because|since|if|when|before|after|until|by|then|so|asap|soon|urgently|today|tomorrow|tonight|(?:next|this|last|coming)\s+(?:week|month|quarter|year|spring|summer|autumn|fall|winter|\w+day)|(?:on\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day|in\s+\d+\s+(?:days?|weeks?|months?))\b.*$/i;
const danglingWords = /(?:\s+(?:and|or|for|of|with|in|to|at|on|the|a|an|&|\+))+$/i;
/** Words and numbers, including characters within them: R&D, on-site, v2.0. */
const plainThing = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\s'’&/+-]|[.,](?=\p{N})){2,}$/u;
const notAThing =
  /^(?:that|this|next|last|if|whether|how|what|why|when|where|who|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

const shorthand: readonly (readonly [RegExp, string])[] = [
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/\s*/gi, 'with '],
  [/\s\+\s/g, ' and '],
  [/\binfos?\b/gi, 'information'],
  [/\bpls\b|\bplease\b/gi, ''],
  [/\b(?:his|her|their|its)\b/gi, 'your'],
];

const articleFirst =
  /^(?:an?|the|our|my|your|some|any|more|two|three|several|new|better|\d)\b|^[A-Z]{2,}\b/;
const countable =
  /^(?:quote|quotation|offer|demo|demonstration|trial|sample|catalogue|catalog|brochure|proposal|pilot|call|callback|meeting|visit|tour|presentation|contract|partnership|order|subscription|upgrade|replacement|system|tool|platform|course|consultation|estimate|package|price list|plan|licence|license|supplier|partner|solution|workshop)$/i;
const lastWordsBefore = /^(.*?)(?:\s+(?:for|of|with|in|on|from|to|about|that|which)\b.*)?$/i;

/** Notes omit articles: 'quote for 20 laptops' is a quote. */
function withArticle(thing: string): string {
  if (articleFirst.test(thing)) return thing;
  const [, head = ''] = lastWordsBefore.exec(thing) ?? [];
  const words = head.split(' ');
  const isCountable = countable.test(words.at(-1) ?? '') || countable.test(head);
  if (!isCountable || words.length > 3) return thing;
  return `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;
}

const keptShort = new Set(
  'THE FOR AND NEW OUR TWO ONE SIX TEN OF IN TO AT ON A AN OR BY AS IS WE IT'.split(' '),
);

/** Notes in capitals in lower case; short words may be abbreviations. */
const quietly = (text: string) =>
  text !== text.toUpperCase()
    ? text
    : text
        .split(' ')
        .map((word) => (word.length < 4 && !keptShort.has(word) ? word : word.toLowerCase()))
        .join(' ');

/** The rest of a clause as it may be mentioned, or '' if it must not. */
function tidy(rest: string): string {
  const core = rest.replaceAll(/\([^)]*\)?/g, ' ').replace(endings, '');
  if (unfit.test(core) || notAThing.test(core)) return '';
  const plain = shorthand.reduce((text, [from, to]) => text.replaceAll(from, to), core);
  const text = clean(plain, 60)
    .replace(danglingWords, '')
    .replaceAll(/[.,;:!?]+$/g, '');
  return plainThing.test(text) && text.split(' ').length <= 9 ? text : '';
}

const clauses: Readonly<Record<Exclude<Kind, 'deed'>, (thing: string) => string>> = {
  wanted: (thing) => `you are interested in ${thing}`,
  about: (thing) => `you asked about ${thing}`,
  asked: (thing) => `you asked for ${thing}`,
  talked: (thing) => `we spoke about ${thing}`,
};

function topicOf(clause: string): Topic | undefined {
  const found = starts.find(([start]) => start.test(clause));
  const rest = found ? clause.replace(found[0], '') : bareThing.test(clause) ? clause : '';
  const kind = found?.[1] ?? 'wanted';
  const text = lowerFirst(tidy(quietly(rest)));
  if (text === '') return undefined;
  if (kind === 'deed') {
    return { clause: `you would like to ${text}`, wish: text, thing: undefined };
  }
  const thing = withArticle(text);
  return { clause: clauses[kind](thing), wish: `talk about ${thing}`, thing: upperFirst(thing) };
}

const clauseEnd =
  /[.!?]+(?:\s|$)|[\n;•|–—]|,\s|\s-\s|\s(?=and\s(?:is|was|wants?|needs?|asked|looking|interested|would)\b)/i;

/**
 * Finds in notes what a lead wants. Notes are written for colleagues, so anything that is unclear or
 * should not be repeated is ignored.
 */
export function findTopic(notes: string): Topic | undefined {
  for (const part of notes.slice(0, longestNotes).split(clauseEnd)) {
    const clause = part
      .replaceAll(/\s+/g, ' ')
      .replace(/^[\s*>•–—-]+/, '')
      .trim();
    const topic = topicOf(clause);
    if (topic) return topic;
  }
  return undefined;
}
