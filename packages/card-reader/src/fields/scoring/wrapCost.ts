import type { Candidate } from '../lines/candidates.ts';
import { heightOf } from '../lines/cardLine.ts';
import {
  domainLikeness,
  evidenceOf,
  mailboxWords,
  type CardContext,
  type Evidence,
} from './evidence.ts';
import { isFamilyName, isGivenName } from '@cardinal/contact/people/people';
import { isUsualWord } from '../words/positionWords.ts';
import { isAllCaps, withoutAccents, wordsOf } from '@cardinal/contact/people/strings';
import { hasLegalForm, legalForm, onlyLegalForm } from '@cardinal/contact/people/legalForms';
import { nameParticle, nameSuffix } from '@cardinal/contact/people/nameWords';
import { industryWords, roleWords, unitWords, weakRoleWords } from '../vocabulary.ts';

/** A candidate, and how its letters compare with the card's other lines. */
interface SizedCandidate extends Candidate {
  /** Whether no line of the card has much larger letters. */
  isTallest: boolean;
}

/** What a candidate of several lines loses as a name, a company and a position. */
interface Cost {
  name: number;
  company: number;
  position: number;
}

/** The cost of a candidate of one line. */
export const noCost: Cost = { name: 0, company: 0, position: 0 };

/**
 * The cost of merging lines into one candidate. A merge is for wrapped text: it must not swallow a
 * line that is another field.
 */
export function wrapCost(candidate: SizedCandidate, context: CardContext, whole: Evidence): Cost {
  const [first = '', second = ''] = candidate.parts;
  const base = candidate.lines.length === 2 ? 0.55 : 0.8;
  const cost = { name: base + 0.5, company: base * 0.7, position: base + 0.6 };
  const isRole = (part: string) =>
    roleWords.test(withoutAccents(part)) &&
    !industryWords.test(withoutAccents(part)) &&
    !legalForm.test(part);
  if (candidate.parts.some(isRole)) {
    cost.company += 3;
    cost.name += 2;
    if (!candidate.parts.every(isRole)) cost.position += 1;
  }
  // A department stands beside the company's name, not in it.
  if (candidate.parts.some((part) => unitWords.test(withoutAccents(part)))) cost.company += 1.5;
  if (wrapsPosition(candidate, context)) cost.position -= 2.5;
  if (legalForm.test(first) && !leadingForm.test(first) && !continuesLegalForm(first, second)) {
    cost.company += 2.2;
  }
  const best = Math.max(...candidate.parts.map((part) => domainLikeness(part, context.domains)));
  const gains = whole.domain > best + 0.02;
  if (!gains && !legalForm.test(second)) cost.company += 0.9;
  if (candidate.parts.some((part) => mailboxWords(part, context.local) >= 2)) cost.company += 1.5;
  if (!mailboxWords(second, context.local) && !nameSuffix.test(second)) cost.name += 1;
  if (completesMark(candidate, context)) {
    cost.company -= 1.6;
  } else if (candidate.isMark) {
    // A slogan below the name is a sentence.
    cost.company += evidenceOf(second, context).smallWords > 1 ? 3 : 1.2;
    cost.position += 2;
  }
  if (fillsTwoLines(candidate, context)) cost.company -= 2.3;
  if (candidate.evenness < 0.8 && !candidate.isBlock && !legalForm.test(second)) {
    cost.company += 0.7;
    cost.name += 0.7;
  }
  if (/\p{Ll}/u.test(first) !== /\p{Ll}/u.test(second) && !onlyLegalForm.test(second)) {
    cost.company += 1.2;
    cost.name += 0.8;
    cost.position += 0.8;
  }
  if (candidate.parts.slice(1).some((part) => onlyLegalForm.test(part))) cost.company -= 1.6;
  else if (
    endsCompany(candidate.parts.at(-1) ?? second) &&
    mayBeginCompany(first, second, context) &&
    (candidate.isBlock || candidate.evenness > 0.75)
  ) {
    cost.company -= 2;
  }
  if (endsName(candidate, context)) cost.name -= 2.2;
  // The line ends in the middle of something.
  if (first.endsWith('-') || nameParticle.test(wordsOf(first).at(-1) ?? '')) cost.name -= 2;
  if (
    /(?:&|-|\b(?:and|und|et|y|e|of|de|del|du|des|di|da|do|dos|la|las|los|van|der|für|för|for))$/i.test(
      first,
    ) ||
    second.startsWith('&') ||
    /^(?:of|and|und|et|de|du|des|del|della|di|da|do|dos|am|im|an|in|for|für|by|at)\s/.test(second)
  ) {
    cost.company -= 2;
    cost.position -= 2.5;
  }
  return cost;
}

/** "Mortgage Loan" / "Officer": the first line is no position yet, the second says which. */
function wrapsPosition({ parts, lines, evenness }: Candidate, context: CardContext): boolean {
  const [first = '', second = ''] = parts;
  const { people, mailbox, legal, domain, hasDigit } = evidenceOf(first, context);
  const before = withoutAccents(wordsOf(first).at(-1) ?? '');
  return (
    lines.length === 2 &&
    evenness > 0.85 &&
    wordsOf(second).length <= 2 &&
    wordsOf(first).every(isUsualWord) &&
    evidenceOf(second, context).role === 1 &&
    (!roleWords.test(before) || weakRoleWords.test(before) || beforeRole.test(before)) &&
    !(legal || hasDigit || people > 0.5 || mailbox > 0 || domain > 0.4)
  );
}

/** "Thiago Meirelles" / "Furtado": in the same letters another family name, and nobody's given name. */
function endsName({ parts, lines, evenness }: Candidate, context: CardContext): boolean {
  const [first = '', second = ''] = parts;
  const [word = '', ...more] = wordsOf(second);
  const { people, role } = evidenceOf(first, context);
  return (
    lines.length === 2 &&
    evenness > 0.85 &&
    more.length < 2 &&
    [word, ...more].every((part) => isFamilyName(part) || nameParticle.test(part)) &&
    !(more.length && isGivenName(word)) &&
    people > 0.4 &&
    role === 0
  );
}

/** Words of positions that go on. */
const beforeRole = /^(?:executive|chief|vice|deputy|assistant|general|managing)$/i;

/**
 * A word mark in large letters, and below it the rest of the company's name: its legal form, what
 * companies are called by, or a word that the domain has as well.
 */
function completesMark(candidate: Candidate, context: CardContext): boolean {
  const [mark = '', rest = ''] = candidate.parts;
  const { role, offers, endsSentence, hasDigit, people, mailbox, words, smallWords } = evidenceOf(
    rest,
    context,
  );
  const isLegal = legalForm.test(rest);
  const begins = leadingForm.test(mark) || mayBeginCompany(mark, rest, context);
  // One word in large letters is no person's name, even if people have it.
  const isWord = wordsOf(mark).length === 1 && evidenceOf(mark, context).mailbox === 0;
  if (!candidate.isMark || !(begins || (isWord && !roleWords.test(mark)))) return false;
  if (isAllCaps(mark) !== isAllCaps(rest) && !isLegal) return false;
  if (offers || (endsSentence && !isLegal) || hasDigit || words.length > 6) return false;
  if (smallWords > 1 && !isLegal) return false;
  if (role === 1 || mailbox > 0 || (people > 0.9 && !isLegal)) return false;
  const domain = domainLikeness(candidate.parts.join(' '), context.domains);
  return isLegal || endsCompany(rest) || domain > domainLikeness(mark, context.domains) + 0.05;
}

/** Two lines in the card's largest letters, close together, that name neither a person nor a position. */
function fillsTwoLines(
  { parts, lines, evenness, isTallest }: SizedCandidate,
  context: CardContext,
) {
  const [first = '', second = ''] = parts;
  const [a, b] = lines;
  if (lines.length !== 2 || !a || !b || evenness < 0.9 || !isTallest) return false;
  if (b.box.y0 - a.box.y1 > heightOf(b.box) * 0.45) return false;
  const { role, offers, endsSentence, hasDigit, people, mailbox, smallWords } = evidenceOf(
    second,
    context,
  );
  if (role > 0 || offers || endsSentence || hasDigit || people > 0.5 || mailbox > 0) return false;
  if (smallWords > 1) return false;
  return isAllCaps(first) === isAllCaps(second) && mayBeginCompany(first, second, context);
}

/** Legal forms that stand in front of the name. */
const leadingForm =
  /^(?:pt|uab|sia|ooo|cv|as|oü|c[oô]ng ty|tnhh|firma|ets|soci[eé]t[eé]|sociedade?)(?!\p{L})/iu;

/** The second line ends a company's name: a legal form, or nothing but words of companies. */
const endsCompany = (part: string) =>
  (legalForm.test(part) && !/^\p{Ll}/u.test(part)) ||
  (industryWords.test(wordsOf(withoutAccents(part)).at(-1) ?? '') &&
    !roleWords.test(withoutAccents(part)));

function mayBeginCompany(part: string, next: string, context: CardContext): boolean {
  const { role, mailbox, people, legal, hasSign, endsSentence } = evidenceOf(part, context);
  // An address made of both lines' words is the company's, not a person's.
  const personal = mailbox >= 1.5 && mailboxWords(next, context.local) === 0;
  const isComplete = legal && !leadingForm.test(part);
  return role < 1 && !personal && people < 1 && !isComplete && !hasSign && !endsSentence;
}

const continuesLegalForm = (first: string, second: string) =>
  /^(?:pvt|private|co\.?|gmbh|&)/i.test(second) ||
  /(?:&|\bco\.?|private|pvt\.?|de|s\.a\.)$/i.test(first) ||
  (/&\s*\p{L}+$/u.test(first) && hasLegalForm(second)) ||
  onlyLegalForm.test(second);
