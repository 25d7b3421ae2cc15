import { sentences, type Choose } from '../compose.ts';
import { factsOf } from '../facts/facts.ts';
import { addressOf, clean } from '../facts/names.ts';
import { spokenTime } from '../facts/history.ts';
import type { Brief } from '../../writer.ts';
import { germanLetters } from './german.ts';
import { hindiLetters } from './hindi.ts';
import { readOtherHints } from './otherHints.ts';
import type { LetterWords, OtherFacts, Time } from './words.ts';

/** The languages besides English. */
const others: Readonly<Record<'de' | 'hi', LetterWords>> = { de: germanLetters, hi: hindiLetters };

/** A language besides English. */
export type OtherLanguage = keyof typeof others;

/** Words that show that what a company says about itself is in English. */
const isEnglish =
  /\b(?:and|for|to|of|the|with|we|our|from|in)\s|^(?:supply|sell|make|offer|build)\b/i;

/** What the company says about itself, if it says so in the language of the letter. */
function aboutIn(language: OtherLanguage, about: string, company: string): string {
  const [sentence = ''] = about.trim().split(/(?<=[.!?।])\s|\n/u, 1);
  const text = clean(sentence, 200).replace(/[.!?।]$/u, '');
  if (text === '' || isEnglish.test(text)) return '';
  const isNamed = company !== '' && text.toLowerCase().startsWith(company.toLowerCase());
  if (language === 'hi') {
    if (!/\p{Script=Devanagari}/u.test(text)) return '';
    return `${isNamed || text.startsWith('हम') ? '' : 'हम '}${text}।`;
  }
  if (isNamed) return `${text}.`;
  const rest = text.replace(/^wir\s+/i, '');
  // "liefern Büromöbel" is a sentence after “Wir”, "Büromöbel" is not.
  return /^\p{Ll}/u.test(rest) ? `Wir ${rest}.` : `Wir bieten ${rest}.`;
}

function timeOf(at: number, now: number): Time {
  const spoken = spokenTime(at, now);
  if (spoken === '') return 'now';
  if (spoken === 'earlier this week') return 'this week';
  return spoken === 'last week' ? 'last week' : at;
}

function otherFactsOf(brief: Brief, language: OtherLanguage): OtherFacts {
  const facts = factsOf(brief);
  const { now, contacts, capturedBy } = brief;
  const last = contacts.find(({ at }) => at <= now);
  const hints = readOtherHints(brief, facts, language);
  const by = last && !last.isOwn ? last.by : (capturedBy?.name ?? '');
  return {
    ...facts,
    ...hints,
    colleague: clean(by, 60).split(' ')[0] ?? '',
    last: facts.last && last && { ...facts.last, time: timeOf(last.at, now) },
    eventTime: brief.event ? timeOf(brief.event.endAt, now) : 'now',
    isThisWeek: facts.soon === 'later this week',
    sender: { ...facts.sender, isFormal: facts.sender.tone === 'formal' },
    about: aboutIn(language, brief.sender.about, facts.sender.company),
  };
}

const lowered = (text: string, language: OtherLanguage) =>
  // A letter goes on in lower case after the comma of its greeting.
  language === 'de'
    ? text.replace(/^(?:Mein|Wir|Kann|Wäre|Woran|Was|Brauchen|Möchten|Ist|Gern|Haben)\b/, (word) =>
        word.toLowerCase(),
      )
    : text;

function paragraphsOf(facts: OtherFacts, words: LetterWords, choose: Choose): string[] {
  const { kind, last, status } = facts;
  if (status === 'Closed') return [words.closed(facts)];
  if (last?.type === 'meeting') return [words.meeting(facts)];
  const isKnown = facts.metBy?.isOwn === true || last?.isOwn === true;
  const following = last || isKnown || kind === 'initial' ? words.following(facts, choose) : '';
  // Who continues says again what the company sells, if there is nothing else to write about.
  const continued = sentences(
    following,
    facts.wish || facts.interests || last?.type === 'reply' ? '' : facts.about,
  );
  if (kind === 'initial') {
    const request = words.request(facts, choose);
    const isMeeting = facts.event?.when === 'before' && !facts.wish;
    const next = isMeeting ? '' : words.nextStep(facts);
    return last
      ? [sentences(continued, request), next]
      : [words.opening(facts, choose), request, next];
  }
  const begin = following ? continued : words.opening(facts, choose);
  const question = last?.type === 'reply' ? words.request(facts, choose) : words.stillWanted(facts);
  return [
    sentences(begin, question),
    kind === 'follow_up_1_month' ? words.timing(facts) : words.nextStep(facts),
  ];
}

/** Writes a letter in another language than English: its subject and its text. */
export function otherLetter(brief: Brief, language: OtherLanguage, choose: Choose) {
  const words = others[language];
  const facts = otherFactsOf(brief, language);
  const { firstName, lastName } = brief.lead;
  const { name } = addressOf(firstName, lastName, language === 'de');
  const paragraphs = paragraphsOf(facts, words, choose).filter(Boolean);
  const [first = '', ...rest] = paragraphs;
  return {
    subject: facts.thread || words.subject(facts),
    paragraphs: [words.greeting(name), lowered(first, language), ...rest, words.signOff(facts)],
  };
}
