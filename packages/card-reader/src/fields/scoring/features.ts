import { legalForm, onlyLegalForm } from '@cardinal/contact/people/legalForms';
import { isPersonName } from '@cardinal/contact/people/people';
import {
  isAllCaps,
  longestCommonRun,
  lookalike,
  squash,
  withoutAccents,
  wordsOf,
} from '@cardinal/contact/people/strings';
import type { Candidate } from '../lines/candidates.ts';
import { heightOf, type CardLine } from '../lines/cardLine.ts';
import { roleWords } from '../vocabulary.ts';
import { isUsualWord } from '../words/positionWords.ts';
import { isListed } from '../words/lexicon.ts';
import { mailboxWords, type CardContext, type Evidence } from './evidence.ts';
import { placeFeatures } from './placeFeatures.ts';
import { contactKinds, viewOf, type CardView, type Features } from './view.ts';

/** The features of each candidate, in the model's order. */
export function rowsOf(
  candidates: readonly Candidate[],
  lines: readonly CardLine[],
  context: CardContext,
): Float64Array[] {
  const view = viewOf(lines, context);
  return candidates.map((candidate) =>
    Float64Array.from(Object.values(featuresOf(candidate, view))),
  );
}

/** Everything the model weighs about a candidate. */
function featuresOf(candidate: Candidate, view: CardView): Features {
  return {
    ...wording(candidate, view),
    ...lexical(candidate, view),
    ...placeFeatures(candidate, view),
    ...merge(candidate, view),
    ...restOfLine(candidate, view),
    ...surroundings(view),
  };
}

/** What the text itself shows. */
function wording({ text, confidence }: Candidate, view: CardView): Features {
  const e = view.evidence(text);
  const letters = text.replace(/[^\p{L}]/gu, '');
  const mailbox = squash(view.context.local);
  return {
    words: e.words.length,
    coreWords: e.core.length,
    title: Number(e.hasTitle),
    degree: Number(e.hasDegree),
    role: e.role,
    legal: Number(e.legal),
    unit: Number(e.unit),
    industry: Number(e.industry),
    digit: Number(e.hasDigit),
    sign: Number(e.hasSign),
    smallWords: e.smallWords,
    endsSentence: Number(e.endsSentence),
    offers: Number(e.offers),
    initial: Number(e.hasInitial),
    domain: e.domain,
    looksLikeDomain: Number(view.context.domains.some((domain) => isLookalike(domain, text))),
    mailbox: e.mailbox,
    mailboxRun: mailbox.length > 3 ? longestCommonRun(squash(text), mailbox) : 0,
    people: e.people,
    ampersand: Number(text.includes('&')),
    capitals: Number(isAllCaps(text)),
    capitalised: Number(/^\p{Lu}\p{Ll}/u.test(text)),
    letters: letters.length,
    otherSigns: text.length - letters.length,
    confidence,
    inBrackets: Number(/^\(.*\)$/.test(text)),
    separator: Number(/[,:;|/•·]/.test(text)),
    endsOpen: Number(/[-&,]$|\b(?:and|of|for|the|de|und|et)$/i.test(text)),
    startsOpen: Number(/^(?:&|of|and|und|et|de|for|in|at|by)\b/i.test(text)),
  };
}

/** Whether a text is a domain's label but for letters that look alike. */
const isLookalike = (domain: string, text: string) => lookalike(domain) === lookalike(squash(text));

/** What kinds of words it has, as shares of its words. */
function lexical({ text }: Candidate, view: CardView): Features {
  const { core, words } = view.evidence(text);
  const plain = core.map(squash).filter((word) => word.length > 1);
  const kinds = plain.map((word) => ({
    name: isListed(word, 'names'),
    common: isListed(word, 'common'),
    english: isListed(word, 'english'),
    job: isListed(word, 'jobs'),
  }));
  return {
    listedNames: shareOf(plain, isPersonName),
    names: shareOf(kinds, ({ name }) => name),
    onlyNames: shareOf(kinds, ({ name, common }) => name && !common),
    common: shareOf(kinds, ({ common }) => common),
    english: shareOf(kinds, ({ english }) => english),
    jobs: shareOf(kinds, ({ job }) => job),
    unknown: shareOf(kinds, ({ name, english }) => !name && !english),
    usual: shareOf(words, isUsualWord),
  };
}

const shareOf = <T>(items: readonly T[], is: (item: T) => boolean) =>
  items.length ? items.filter(is).length / items.length : 0;

/** How its lines go together; nothing for a single line. */
function merge({ parts, lines, text }: Candidate, view: CardView): Features {
  const [first = '', second = ''] = parts;
  const isMerged = lines.length > 1;
  const evidence = parts.map((part) => view.evidence(part));
  const [a, b] = evidence;
  const max = (of: (e: Evidence) => number) => (isMerged ? Math.max(...evidence.map(of)) : 0);
  const min = (of: (e: Evidence) => number) => (isMerged ? Math.min(...evidence.map(of)) : 0);
  const gaps = lines.slice(1).map((line, index) => line.box.y0 - (lines[index]?.box.y1 ?? 0));
  const height = Math.max(1, ...lines.map(({ box }) => heightOf(box)));
  return {
    partRoleMost: max((e) => e.role),
    partRoleLeast: min((e) => e.role),
    partPeopleMost: max((e) => e.people),
    partPeopleLeast: min((e) => e.people),
    partMailbox: isMerged
      ? Math.max(...parts.map((part) => mailboxWords(part, view.context.local)))
      : 0,
    partUnit: max((e) => Number(e.unit)),
    domainGain: isMerged ? view.evidence(text).domain - max((e) => e.domain) : 0,
    firstLegal: Number(isMerged && legalForm.test(first)),
    secondLegal: Number(isMerged && legalForm.test(second)),
    secondOnlyLegal: Number(isMerged && onlyLegalForm.test(second)),
    secondIndustry: Number(isMerged && b?.industry === true),
    secondWords: isMerged ? wordsOf(second).length : 0,
    secondSmall: isMerged ? (b?.smallWords ?? 0) : 0,
    secondRole: Number(isMerged && roleWords.test(withoutAccents(second))),
    caseDiffers: Number(isMerged && /\p{Ll}/u.test(first) !== /\p{Ll}/u.test(second)),
    opens: Number(isMerged && /[-&]$|\b(?:and|und|et|y|e|of|de|del|for|the)$/i.test(first)),
    goesOn: Number(
      isMerged && /^(?:&|of\b|and\b|und\b|et\b|de\b|for\b|in\b|at\b|\()/i.test(second),
    ),
    gap: isMerged ? Math.max(...gaps) / height : 0,
    firstPeople: isMerged ? (a?.people ?? 0) : 0,
  };
}

/** What else stands on the lines that it is a part of; nothing for whole lines. */
function restOfLine({ pieces, text }: Candidate, view: CardView): Features {
  const [first] = pieces;
  const last = pieces.at(-1);
  const before = first ? first.line.text.slice(0, first.start) : '';
  const after = last ? last.line.text.slice(last.end) : '';
  const [a, b] = [before, after].map((text) =>
    /\p{L}/u.test(text) ? view.evidence(text) : undefined,
  );
  const isPart = (text: string) => /[\p{L}\d]/u.test(text);
  return {
    fromContact: Number(contactKinds.has(first?.line.kind) && first?.line.kind !== 'address'),
    fromAddress: Number(first?.line.kind === 'address'),
    cutBefore: Number(isPart(before)),
    cutAfter: Number(isPart(after)),
    signBefore: Number(/[,;:|/•·(–—-]\s*$/.test(before)),
    signAfter: Number(/^\s*[,;:|/•·)–—-]/.test(after)),
    commaAfter: Number(/^\s*,/.test(after)),
    digitsBefore: Number(/\d/.test(before)),
    digitsAfter: Number(/\d/.test(after)),
    beforeRole: a?.role ?? 0,
    afterRole: b?.role ?? 0,
    beforePeople: a?.people ?? 0,
    afterPeople: b?.people ?? 0,
    afterCompany: Number(b?.industry || b?.legal || false),
    beforeCompany: Number(a?.industry || a?.legal || false),
    beforeWords: a?.words.length ?? 0,
    afterWords: b?.words.length ?? 0,
    afterDegree: Number(b?.hasDegree ?? false),
    caseBefore: caseChange(before, text),
    caseAfter: caseChange(after, text),
  };
}

/** Whether a text is in capitals and what stands beside it is not, or the other way round. */
const caseChange = (rest: string, text: string) =>
  Number(/\p{L}{2}/u.test(rest) && /\p{Ll}/u.test(rest) !== /\p{Ll}/u.test(text));

/** What the rest of the card has. */
function surroundings({ lines, free, contacts, context, evidence }: CardView): Features {
  return {
    cardLines: lines.length,
    cardFree: free.length,
    cardContacts: contacts.length,
    cardMailbox: Number(context.local !== ''),
    cardDomain: Number(context.domains.length > 0),
    cardRoles: free.filter(({ text }) => evidence(text).role === 1).length,
    cardLegal: free.filter(({ text }) => evidence(text).legal).length,
    cardPeople: free.filter(({ text }) => evidence(text).people > 0.6).length,
  };
}
