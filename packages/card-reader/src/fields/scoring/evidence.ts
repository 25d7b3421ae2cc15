import type { CountryCode } from 'libphonenumber-js/max';

import { withoutDegrees } from '@cardinal/contact/people/degrees';
import { mainLabel } from '../repair.ts';
import { isPersonName } from '@cardinal/contact/people/people';
import { soundsLikeName } from './sounds.ts';
import {
  addressSpellings,
  longestCommonRun,
  lookalike,
  squash,
  withoutAccents,
  wordsOf,
} from '@cardinal/contact/people/strings';
import { hasLegalForm, legalForm } from '@cardinal/contact/people/legalForms';
import {
  degree,
  freeMail,
  honorific,
  nameParticle,
  nameSuffix,
  sharedMailbox,
} from '@cardinal/contact/people/nameWords';
import { industryWords, roleWords, unitWords, weakRoleWords } from '../vocabulary.ts';

/** What the rest of the card says about who and which company it is. */
export interface CardContext {
  /** The labels of the email's and the web's domain, without those of mail providers. */
  domains: string[];
  /** The part of the email before the @; empty for a shared mailbox. */
  local: string;
  country?: CountryCode;
}

/**
 * @param email the person's address
 * @param others further addresses on the card; a company's own mailbox often spells its name
 */
export function contextOf(
  email: string,
  hosts: readonly string[],
  others: readonly string[] = [],
  country?: CountryCode,
): CardContext {
  const [local = '', domain = ''] = email.split('@');
  const labels = [domain, ...hosts].map(mainLabel).filter((label) => label && !freeMail.has(label));
  return {
    domains: [...new Set([...labels, ...others.flatMap(companyMailbox)].map(squash))].filter(
      Boolean,
    ),
    local: sharedMailbox.test(local) ? '' : local.toLowerCase(),
    country,
  };
}

const companyMailbox = (email: string): string[] => {
  const [local = '', domain = ''] = email.split('@');
  const isCompany = freeMail.has(mainLabel(domain)) && !sharedMailbox.test(local);
  return isCompany && local.length >= 4 ? [local] : [];
};

/** What a text shows of being a name, a company or a position. */
export interface Evidence {
  words: string[];
  /** Words that are neither title nor degree. */
  core: string[];
  title: boolean;
  degree: boolean;
  /** 0 none, 0.5 a word that also stands in company names, 1 a position. */
  role: number;
  legal: boolean;
  /** Whether it names a part of a company: "Customs Department". */
  unit: boolean;
  industry: boolean;
  digit: boolean;
  sign: boolean;
  /** Words beginning with a small letter that are no particle. */
  smallWords: number;
  endsSentence: boolean;
  /** Whether it says what is offered, or what somebody was: "Dealers of …", "Formerly …". */
  offers: boolean;
  initial: boolean;
  /** Likeness to the domain, 0 to 1. */
  domain: number;
  /** Words found in the email's local part, weighted. */
  mailbox: number;
  /** Share of words that are known given or family names, 0 to 1; more than half a name counts. */
  people: number;
}

export function evidenceOf(text: string, context: CardContext): Evidence {
  const plain = withoutAccents(text);
  const words = wordsOf(text);
  const core = wordsOf(withoutDegrees(text, context.local)).filter(
    (word) => !honorific.test(word) && !nameSuffix.test(word) && !isDottedDegree(word),
  );
  const named = core.filter(
    (word) => nameParticle.test(word) || word.split('-').some(isPersonName),
  );
  const isLocal =
    core.length >= 2 &&
    core.length <= 3 &&
    core.every((word) => isPersonName(word) || soundsLikeName(word, context.country));
  const last = words.at(-1) ?? '';
  const industry = industryWords.test(plain);
  const mailbox = mailboxHits(core, context.local);
  // "royal_printing@…" is the company's mailbox, not a person's.
  const spelt = core.length > 1 && mailbox >= core.length * 1.5;
  const isCompanyMailbox = industry && spelt;
  const known = core.length ? named.length / core.length : 0;
  const people = isLocal ? Math.max(known, localShare) : known;
  return {
    words,
    core,
    title: words.length > 1 && honorific.test(words[0] ?? ''),
    degree:
      words.length > 2 &&
      words.slice(1).some((word) => nameSuffix.test(word) || isDottedDegree(word)),
    role: roleOf(plain),
    legal: hasLegalForm(text),
    unit: namesUnit(text),
    industry,
    digit: /\d/.test(text),
    sign: /[@/!?:;+=]/.test(text.replace(/\b[sdac]\/[olp]\b/gi, '')),
    smallWords: core.filter((word) => /^\p{Ll}/u.test(word) && !nameParticle.test(word)).length,
    endsSentence: /[.!]$/.test(text) && !nameSuffix.test(last) && !/^\p{L}\.$/u.test(last),
    offers: offer.test(plain),
    initial: core.length > 1 && core.some((word) => /^(?:\p{Lu}\.){1,3}$|^\p{Lu}$/u.test(word)),
    domain: Math.max(domainLikeness(text, context.domains), isCompanyMailbox ? 0.8 : 0),
    mailbox: isCompanyMailbox ? 0 : mailbox,
    people,
  };
}

/** Whether a text says where somebody works, not as what: "Customs Department". */
export function namesUnit(text: string): boolean {
  const plain = withoutAccents(text);
  return unitWords.test(plain) && !roleWords.test(plain.replace(workWords, ' '));
}

/** What names are worth that only sound like some, as a share of those that are known. */
const localShare = 0.6;

/** "D.M.D.", but not the initials of a name before it. */
const isDottedDegree = (word: string) => /\p{Lu}\.\p{L}/u.test(word) && degree.test(word);

/** What departments do, in words that also stand for a position. */
const workWords =
  /(?<!\p{L})(?:sales|marketing|operations|finance|procurement|purchasing|human resources|hr|r&d|business development|quality assurance|customer success|\p{L}*(?:vertrieb|einkauf|verkauf)|commercial[e]?|ventas|vendas|ventes|achats|vendite|prodej|satis|pazarlama|salja|administrativ[oa])(?!\p{L})/giu;

const offer =
  /^\W*(?:specialist|expert|professional|dealer|manufacturer|supplier|exporter|importer|stockist|provider|leader)s?\s+(?:in|of|for)\b|^\W*(?:all (?:kinds|types) of|we\b|our\b|your\b)|^\W*(?:former(?:ly)?|ex|past|retired|previously|ehemals|ancien(?:ne)?)\b/i;

function roleOf(plain: string): number {
  if (!roleWords.test(plain) || offer.test(plain)) return 0;
  const strong = wordsOf(plain)
    .filter((word) => !weakRoleWords.test(word))
    .join(' ');
  if (roleWords.test(strong)) return 1;
  return strong.replace(/[^\p{L}]/gu, '') === '' ? 0.9 : 0.5;
}

/** How much of a domain a text spells, from 0 to 1. */
function domainLikeness(text: string, domains: readonly string[]): number {
  const names = addressSpellings(text.replace(legalForm, ' ')).filter(Boolean);
  const words = new Set(wordsOf(text).map(squash));
  const likeness = (name: string, domain: string) => {
    if (name.length > 4 && lookalike(name) === lookalike(domain)) return 1;
    if (words.has(domain)) return name === domain ? 1 : 0.85;
    const run = longestCommonRun(name, domain);
    if (run < 4) return 0;
    const ofShorter = Math.min(1, run / Math.max(5, Math.min(name.length, domain.length)));
    return ofShorter * (0.6 + (0.4 * run) / Math.max(name.length, domain.length));
  };
  const scores = names.flatMap((name) => domains.map((domain) => likeness(name, domain)));
  return Math.max(0, ...scores);
}

/** What a mailbox is worth that consists of a name's initials: "ih@…" for Ingeborg Haaland. */
const initialsWorth = 1.2;

function mailboxHits(core: readonly string[], local: string): number {
  const mailbox = squash(local);
  const initials = core.map((word) => squash(word).charAt(0)).join('');
  if (core.length > 1 && initials === mailbox) return initialsWorth;
  const hit = (word: string) => {
    const names = addressSpellings(word);
    const name = names[0] ?? '';
    if (names.some((form) => form.length >= 3 && mailbox.includes(form))) return 1.5;
    const run = name.length >= 4 && mailbox.length >= 4 ? longestCommonRun(name, mailbox) : 0;
    return run >= 4 && run >= name.length - 2 ? 1 : 0;
  };
  // Of a double name the address may carry one half.
  return core.reduce((sum, word) => sum + Math.max(...[word, ...word.split('-')].map(hit)), 0);
}

/** How many words of a text stand in the email's local part. */
export const mailboxWords = (candidate: string, local: string): number =>
  wordsOf(candidate).filter((word) =>
    addressSpellings(word).some((form) => form.length > 2 && squash(local).includes(form)),
  ).length;
