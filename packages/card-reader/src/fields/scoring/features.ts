import { legalForm, onlyLegalForm } from '@cardinal/contact/people/legalForms';
import { isPersonName } from '@cardinal/contact/people/people';
import {
  isAllCaps,
  longestCommonRun,
  lookalike,
  squash,
  withoutAccents,
} from '@cardinal/contact/people/strings';
import type { Candidate } from '../lines/candidates.ts';
import { heightOf, type CardLine } from '../lines/cardLine.ts';
import { roleWords } from '../vocabulary.ts';
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
    Float64Array.from(Object.values(featuresOf(candidate, view)), Number),
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
  const { words, core, ...shown } = view.evidence(text);
  const letters = text.replace(/[^\p{L}]/gu, '');
  const mailbox = squash(view.context.local);
  return {
    ...shown,
    words: words.length,
    coreWords: core.length,
    looksLikeDomain: view.context.domains.some((domain) => isLookalike(domain, text)),
    mailboxRun: mailbox.length > 3 ? longestCommonRun(squash(text), mailbox) : 0,
    ampersand: text.includes('&'),
    capitals: isAllCaps(text),
    capitalised: /^\p{Lu}\p{Ll}/u.test(text),
    letters: letters.length,
    otherSigns: text.length - letters.length,
    confidence,
    inBrackets: /^\(.*\)$/.test(text),
    separator: /[,:;|/•·]/.test(text),
    endsOpen: /[-&,]$|\b(?:and|of|for|the|de|und|et)$/i.test(text),
    startsOpen: /^(?:&|of|and|und|et|de|for|in|at|by)\b/i.test(text),
  };
}

/** Whether a text is a domain's label but for letters that look alike. */
const isLookalike = (domain: string, text: string) => lookalike(domain) === lookalike(squash(text));

/** What kinds of words it has, as shares of its words. */
function lexical({ text }: Candidate, view: CardView): Features {
  const { core } = view.evidence(text);
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
  };
}

const shareOf = <T>(items: readonly T[], is: (item: T) => boolean) =>
  items.length ? items.filter(is).length / items.length : 0;

/** How its lines go together; nothing for a single line. */
function merge({ parts, lines, text }: Candidate, view: CardView): Features {
  const [first = '', second = ''] = parts;
  const evidence = parts.map((part) => view.evidence(part));
  const [a, b] = evidence;
  const max = (of: (e: Evidence) => number) => Math.max(...evidence.map(of));
  const min = (of: (e: Evidence) => number) => Math.min(...evidence.map(of));
  const gaps = lines.slice(1).map((line, index) => line.box.y0 - (lines[index]?.box.y1 ?? 0));
  const height = Math.max(1, ...lines.map(({ box }) => heightOf(box)));
  const shown: Features = {
    partRoleMost: max((e) => e.role),
    partRoleLeast: min((e) => e.role),
    partPeopleMost: max((e) => e.people),
    partPeopleLeast: min((e) => e.people),
    partMailbox: Math.max(...parts.map((part) => mailboxWords(part, view.context.local))),
    partUnit: evidence.some(({ unit }) => unit),
    domainGain: view.evidence(text).domain - max((e) => e.domain),
    firstLegal: legalForm.test(first),
    secondLegal: legalForm.test(second),
    secondOnlyLegal: onlyLegalForm.test(second),
    secondIndustry: b?.industry ?? false,
    secondWords: b?.words.length ?? 0,
    secondSmall: b?.smallWords ?? 0,
    secondRole: roleWords.test(withoutAccents(second)),
    caseDiffers: caseChange(first, second),
    opens: /[-&]$|\b(?:and|und|et|y|e|of|de|del|for|the)$/i.test(first),
    goesOn: /^(?:&|of\b|and\b|und\b|et\b|de\b|for\b|in\b|at\b|\()/i.test(second),
    gap: Math.max(...gaps) / height,
    firstPeople: a?.people ?? 0,
  };
  return lines.length > 1
    ? shown
    : Object.fromEntries(Object.keys(shown).map((feature) => [feature, 0]));
}

/** What else stands on the lines that it is a part of; nothing for whole lines. */
function restOfLine({ pieces, text }: Candidate, view: CardView): Features {
  const [first] = pieces;
  const last = pieces.at(-1);
  const before = first ? first.line.text.slice(0, first.start) : '';
  const after = last ? last.line.text.slice(last.end) : '';
  return {
    fromContact: contactKinds.has(first?.line.kind) && first?.line.kind !== 'address',
    fromAddress: first?.line.kind === 'address',
    signBefore: /[,;:|/•·(–—-]\s*$/.test(before),
    signAfter: /^\s*[,;:|/•·)–—-]/.test(after),
    commaAfter: /^\s*,/.test(after),
    ...beside('before', before, text, view),
    ...beside('after', after, text, view),
  };
}

function beside(side: 'before' | 'after', rest: string, text: string, view: CardView): Features {
  const e = /\p{L}/u.test(rest) ? view.evidence(rest) : undefined;
  return {
    [`${side}Cut`]: /[\p{L}\d]/u.test(rest),
    [`${side}Digits`]: /\d/.test(rest),
    [`${side}Role`]: e?.role ?? 0,
    [`${side}People`]: e?.people ?? 0,
    [`${side}Company`]: e?.industry || e?.legal || false,
    [`${side}Words`]: e?.words.length ?? 0,
    [`${side}Degree`]: e?.degree ?? false,
    [`${side}Case`]: caseChange(rest, text),
  };
}

/** Whether a text is in capitals and what stands beside it is not, or the other way round. */
const caseChange = (rest: string, text: string) =>
  /\p{L}{2}/u.test(rest) && /\p{Ll}/u.test(rest) !== /\p{Ll}/u.test(text);

/** What the rest of the card has. */
function surroundings({ lines, free, contacts, context, evidence }: CardView): Features {
  return {
    cardLines: lines.length,
    cardFree: free.length,
    cardContacts: contacts.length,
    cardMailbox: context.local !== '',
    cardDomain: context.domains.length > 0,
    cardRoles: free.filter(({ text }) => evidence(text).role === 1).length,
    cardLegal: free.filter(({ text }) => evidence(text).legal).length,
    cardPeople: free.filter(({ text }) => evidence(text).people > 0.6).length,
  };
}
