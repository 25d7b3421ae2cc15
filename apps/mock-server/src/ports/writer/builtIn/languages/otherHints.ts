import type { Brief } from '../../writer.ts';
import type { Facts } from '../facts/facts.ts';
import { clean } from '../facts/names.ts';
import type { OtherFacts, Wish } from './words.ts';

/** A language of these letters. */
type OtherLanguage = 'de' | 'hi';

/** What notes and answers say, as far as letters in other languages than English can repeat it. */
type OtherHints = Pick<
  OtherFacts,
  'wish' | 'ofWish' | 'interests' | 'hasQuantity' | 'hasDeadline' | 'avoidsCalls'
>;

/** Words for what a lead wants. What it is for follows in German, after a word of `before`. */
interface WishWords {
  wish: Wish;
  words: RegExp;
  before: RegExp;
}

/** In German, Hindi or English; the first one counts. */
const wishWords: readonly WishWords[] = [
  {
    wish: 'price',
    words: /\b(?:angebot|preise?|preisanfrage|kosten)\b|कोटेशन|कीमत|दाम|रेट/iu,
    before: /^(?:für|über)\s/i,
  },
  {
    wish: 'show',
    words: /\b(?:demo|vorführung|präsentation)\b|डेमो/iu,
    before: /^(?:für|mit|zu[mr]?|vo[nm]|de[rs])\s/i,
  },
  {
    wish: 'trial',
    words: /\b(?:testphase|teststellung|testzugang)\b|ट्रायल/iu,
    before: /^(?:für|mit|vo[nm]|de[rs])\s/i,
  },
  {
    wish: 'samples',
    words: /\bmuster\b|सैंपल|नमूने/iu,
    before: /^(?:für|vo[nm]|de[rs])\s/i,
  },
  {
    wish: 'send',
    words: /\b(?:katalog|broschüre|unterlagen|prospekt|infos|preisliste)\b|कैटलॉग|ब्रोशर|जानकारी/iu,
    before: /^(?:für|über|zu[mr]?)\s/i,
  },
];
const unwanted =
  /\b(?:kein\w*|nicht|nie|schon|bereits|gesendet|geschickt|erledigt|no|not|sent|done)\b|नहीं|(?:^|\s)मत(?:\s|$)|भेज द/iu;

/** What must not be mentioned to the lead: money, judgements and people. */
const unfit =
  /[€$£₹@"<>{}[\]\\]|\d{5}|\b(?:budget|rabatt\w*|nachlass|billig\w*|wettbewerb\w*|konkurren\w*|chef\w*|schwierig\w*|intern\w*|ihn|ihm|ihre?\w?|seine?\w?|unse\w+|discount|boss)\b|बजट|छूट|सस्त|उनक|अपन|हमार/iu;
/** Where what a German wish is for ends. */
const ending = /\s(?:bis|weil|aber|wenn|falls|sobald|heute|morgen|noch|bitte|per|ab)\s.*$/i;
/** A German clause ends with verbs; what is wanted, with a noun or a number. */
const lastVerbs = /(?:\s\p{Ll}[\p{L}]*)+$/u;
/** How a Hindi clause begins: at the stand, to them. */
const subjects = /^(?:(?:स्टॉल|बूथ|पर|मिले|मुलाकात|हुई|उन्हें|इन्हें|ग्राहक|क्लाइंट|को)\s)+/u;
/** The end of what a Hindi wish is for. */
const ofIt = /^(.*\S)\s(?:का|की|के(?:\s+लिए)?)\s*$/u;

/** Notes that are read, and a text that is repeated, in characters. */
const longest = { notes: 2_000, repeated: 45 };

/** A text that may be repeated to the lead, or ''. */
const repeatable = (text: string) =>
  unfit.test(text) || text.split(' ').length > 7 ? '' : clean(text, longest.repeated);

function germanObject(after: string, before: RegExp): string {
  const named = /^\d/.test(after) ? `für ${after}` : after;
  if (!before.test(named)) return '';
  const object = repeatable(named.replace(ending, '').replace(lastVerbs, ''));
  return object.includes(' ') ? ` ${object}` : '';
}

function hindiObject(before: string, wish: Wish): string {
  const object = repeatable((ofIt.exec(before)?.[1] ?? '').replace(subjects, ''));
  if (object === '') return '';
  const joint = { price: 'का', show: 'का', trial: 'का', send: 'की', samples: 'के' }[wish];
  return `${object} ${joint} `;
}

interface Wanted {
  wish: Wish;
  ofWish: string;
}

/** What a clause wants, and what for, if it says so in the language of the letter. */
function wantedIn(clause: string, language: OtherLanguage): Wanted | undefined {
  for (const { wish, words, before } of wishWords) {
    const found = words.exec(clause);
    if (!found) continue;
    const after = clause.slice(found.index + found[0].length).trim();
    const ofWish =
      language === 'de'
        ? germanObject(after, before)
        : hindiObject(clause.slice(0, found.index), wish);
    return { wish, ofWish };
  }
  return undefined;
}

const clausesOf = (text: string) =>
  text
    .slice(0, longest.notes)
    .split(/[.,;!?\n।]/)
    .map((clause) => clause.replaceAll(/\s+/g, ' ').trim())
    .filter((clause) => clause !== '' && !unwanted.test(clause));

function wantedInEnglish({ topic }: Facts): Wanted | undefined {
  if (!topic || topic.need === 'talk') return undefined;
  const { text, need } = topic;
  if (/\bsamples?\b/i.test(text)) return { wish: 'samples', ofWish: '' };
  return { wish: /\b(?:trial|pilot)/i.test(text) ? 'trial' : need, ofWish: '' };
}

/** Questions about the lead's interests, in the three languages. */
const aboutWishes =
  /\b(?:interess\w*|interest\w*|them(?:a|en)|topics?|produkte?n?|products?|bedarf|brauchen|benötigen|suchen|needs?|looking for|wants?)\b|दिलचस्पी|रुचि|ज़रूरत|चाहिए|विषय|प्रोडक्ट/iu;
const aboutQuantity = /\b(?:wie ?viele?|mengen?|stückzahl|anzahl)\b|कितन|मात्रा|संख्या/iu;
const noChoice = /^(?:other|others|none|sonstiges|anderes|keine?s?|अन्य|कुछ नहीं|कुछ और)$/iu;

/** What the lead chose at the stand. */
function choicesOf({ answers = [] }: Brief): readonly string[] {
  const chosen = answers.find(
    ({ kind, question }) => (kind === 'choices' || kind === 'choice') && aboutWishes.test(question),
  );
  return (chosen?.answer.split(', ') ?? [])
    .map(repeatable)
    .filter((choice) => choice !== '' && !noChoice.test(choice));
}

/** At most two fit into a subject. */
const quoted = (choices: readonly string[], language: OtherLanguage) =>
  new Intl.ListFormat(language).format(
    choices.slice(0, 2).map((choice) => (language === 'de' ? `„${choice}“` : `“${choice}”`)),
  );

const months = 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember';
const hasDeadline = new RegExp(
  String.raw`\bbis\s(?:zu[mr]?\s|spätestens\s)?(?:\d|ende|anfang|mitte|jahresende|weihnachten|nächste|kommende|${months})|\b(?:dringend|eilig|frist|schnellstmöglich)\b|(?:\d|हफ़्ते|महीने|साल|वरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|बर)\s(?:के अंत\s)?तक|तुरंत`,
  'iu',
);
const avoidsCalls =
  /\b(?:keine anrufe|nicht anrufen|(?:nur|lieber)(?: per)? e-?mails?)\b|कॉल (?:न|नहीं|मत)\s|(?:सिर्फ़|केवल) ईमेल/iu;

/** Reads notes and answers in German, Hindi and English. */
export function readOtherHints(brief: Brief, facts: Facts, language: OtherLanguage): OtherHints {
  const { lead, answers = [] } = brief;
  const notes = lead.notes.slice(0, longest.notes);
  const choices = choicesOf(brief);
  const own = [...clausesOf(notes), ...choices]
    .map((clause) => wantedIn(clause, language))
    .find(Boolean);
  // "Demo" is a word of all three languages.
  const wanted = own?.ofWish ? own : (wantedInEnglish(facts) ?? own);
  return {
    wish: wanted?.wish,
    ofWish: wanted?.ofWish ?? '',
    interests: wanted || choices.length === 0 ? '' : quoted(choices, language),
    hasQuantity:
      facts.hasQuantity ||
      /\d/.test(notes) ||
      answers.some(({ question }) => aboutQuantity.test(question)),
    hasDeadline: facts.hasDeadline || hasDeadline.test(notes),
    avoidsCalls: facts.avoidsCalls || avoidsCalls.test(notes),
  };
}
