/* oxlint-disable house/linear-expressions -- `longestNotes` limits what they are applied to */
import { clean } from './names.ts';
import { lowerFirst, upperFirst } from './words.ts';

/** Characters of notes among which a topic is searched. */
const longestNotes = 2_000;

/** What it takes to meet a wish: a price, a demonstration, something to send, or a conversation. */
type Need = 'price' | 'show' | 'send' | 'talk';

/** What a lead wants according to the notes, worded for the lead. */
export interface Topic {
  /** `deed`: something to do. `sending`: something that we want to send. */
  kind: Kind;
  /** "a quote for 20 laptops"; of a deed "replace your CRM". */
  text: string;
  /** As a heading, without an article: "Quote for 20 laptops"; '' if it is not a thing. */
  heading: string;
  /** A sentence's end that tells the lead: "you asked for a quote for 20 laptops". */
  clause: string;
  need: Need;
  /** Whether the thing is several, such as samples. */
  isPlural: boolean;
}

type Kind = 'deed' | 'wanted' | 'about' | 'asked' | 'talked' | 'sending';

/** How notes about what a lead wants start; the topic follows. */
const cues: readonly (readonly [RegExp, Kind])[] = [
  [/(?:wants?|wanted|would like|needs?|needed|hopes|wishes|looking) to/, 'deed'],
  [/(?:interested in|interest in|interest:|keen on|curious about)/, 'wanted'],
  [/(?:wants?|wanted|would like|needs?|needed|needs:|looking for|looks for)/, 'wanted'],
  [/(?:re:|regarding|topic:)/, 'wanted'],
  [/(?:asked about|asks about|asking about|inquired about|enquired about)/, 'about'],
  [/(?:asked for|asks for|asking for|requested|requests|request:|requesting)/, 'asked'],
  [/(?:discussed|talked about|spoke about)/, 'talked'],
  [/(?:send|email|mail|prepare|promised|bring)(?:\s+(?:him|her|them|over|the client))?/, 'sending'],
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

const clauses: Readonly<Record<Kind, (text: string, need: Need) => string>> = {
  deed: (deed) => `you’d like to ${deed}`,
  wanted: (thing, need) => {
    if (/^\d/.test(thing)) return `you’re looking for ${thing}`;
    return need === 'show' || need === 'send'
      ? `you’d like ${thing}`
      : `you’re interested in ${thing}`;
  },
  about: (thing) => `you asked about ${thing}`,
  asked: (thing) => `you asked for ${thing}`,
  talked: (thing) => `we talked about ${thing}`,
  sending: (thing) => `I’d like to send you ${thing}`,
};

const needs: readonly (readonly [RegExp, Need])[] = [
  [
    /\b(?:pric(?:e|es|ing)|quotes?|quotations?|offers?|estimates?|costs?|orders?|proposals?)\b/i,
    'price',
  ],
  [
    /\b(?:demo(?:nstration)?s?|trials?|pilots?|presentations?|visit|tour|workshop|meeting)\b/i,
    'show',
  ],
  [
    /\b(?:samples?|catalogues?|catalogs?|brochures?|information|data ?sheets?|documentation|case studies)\b/i,
    'send',
  ],
];

/** The thing itself, without what it is for or about. */
const headOf = (thing: string) => lastWordsBefore.exec(thing)?.[1] ?? thing;

function needOf(kind: Kind, text: string): Need {
  if (kind === 'deed') return 'talk';
  const head = headOf(text);
  // "20 laptops" are to be bought.
  if (/^\d/.test(text)) return 'price';
  // A price list is sent, a price is made.
  if (/\b(?:price list|list of prices)s?$/i.test(head)) return 'send';
  const found = needs.find(([word]) => word.test(head))?.[1] ?? 'talk';
  return found === 'talk' && kind === 'sending' ? 'send' : found;
}

/** What we have only one of. */
const ownPapers = /^an? (?=(?:brochure|catalogue|catalog|price list)\b)/;

function ofThing(kind: Kind, given: string): Topic {
  const text = given.replace(ownPapers, 'our ');
  const need = needOf(kind, text);
  return {
    kind,
    text,
    heading: kind === 'deed' ? '' : upperFirst(text.replace(/^(?:an?|the|some|our)\s+/i, '')),
    clause: clauses[kind](text, need),
    need,
    isPlural: /[^s]s$/.test(headOf(text)),
  };
}

/** "see a demo" is a wish for a demo. */
const wishedThing = /^(?:see|have|get|book|arrange|schedule|receive|try)\s+(?=\S)/i;

function topicOf(clause: string): Topic | undefined {
  const found = starts.find(([start]) => start.test(clause));
  const rest = found ? clause.replace(found[0], '') : bareThing.test(clause) ? clause : '';
  const kind = found?.[1] ?? 'wanted';
  const text = lowerFirst(tidy(quietly(rest)));
  if (text === '') return undefined;
  if (kind !== 'deed') return ofThing(kind, withArticle(text));
  const wished = wishedThing.test(text) && withArticle(text.replace(wishedThing, ''));
  return wished && needOf('wanted', wished) !== 'talk'
    ? ofThing('wanted', wished)
    : ofThing(kind, text);
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
