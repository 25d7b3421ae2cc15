import { mainLabel } from './repair.ts';
import { isFamilyName, isGivenName } from './people.ts';
import { addressSpellings, longestCommonRun, squash, withoutAccents, wordsOf } from './strings.ts';
import {
  freeMail,
  honorific,
  industryWords,
  legalForm,
  nameParticle,
  nameSuffix,
  roleWords,
  sharedMailbox,
  weakRoleWords,
} from './vocabulary.ts';

/** What the rest of the card says about who and which company it is. */
export interface CardContext {
  /** The labels of the email's and the web's domain, without those of mail providers. */
  domains: string[];
  /** The part of the email before the @; empty for a shared mailbox. */
  local: string;
}

export function contextOf(email: string, hosts: readonly string[]): CardContext {
  const [local = '', domain = ''] = email.split('@');
  const labels = [domain, ...hosts].map(mainLabel).filter((label) => label && !freeMail.has(label));
  return {
    domains: [...new Set(labels.map(squash))].filter(Boolean),
    local: sharedMailbox.test(local) ? '' : local.toLowerCase(),
  };
}

/** What a text shows of being a name, a company or a position. */
export interface Evidence {
  words: string[];
  /** Words that are neither title nor degree. */
  core: string[];
  hasTitle: boolean;
  hasDegree: boolean;
  /** 0 none, 0.5 a word that also stands in company names, 1 a position. */
  role: number;
  legal: boolean;
  industry: boolean;
  hasDigit: boolean;
  hasSign: boolean;
  /** Words beginning with a small letter that are no particle. */
  smallWords: number;
  endsSentence: boolean;
  hasInitial: boolean;
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
  const core = words.filter((word) => !honorific.test(word) && !nameSuffix.test(word));
  const named = core.filter((word) => nameParticle.test(word) || word.split('-').some(isName));
  const last = words.at(-1) ?? '';
  return {
    words,
    core,
    hasTitle: words.length > 1 && honorific.test(words[0] ?? ''),
    hasDegree: words.length > 2 && words.slice(1).some((word) => nameSuffix.test(word)),
    // "Sarah Carpenter" is no carpenter.
    role: core.length > 1 && named.length === core.length ? 0 : roleOf(plain),
    legal: legalForm.test(text),
    industry: industryWords.test(plain),
    hasDigit: /\d/.test(text),
    hasSign: /[@/!?:;+=]/.test(text.replace(/\b[sdac]\/[olp]\b/gi, '')),
    smallWords: core.filter((word) => /^\p{Ll}/u.test(word) && !nameParticle.test(word)).length,
    endsSentence: /[.!]$/.test(text) && !nameSuffix.test(last) && !/^\p{L}\.$/u.test(last),
    hasInitial: core.some((word) => /^\p{L}\.$/u.test(word)),
    domain: domainLikeness(text, context.domains),
    mailbox: mailboxHits(core, context.local),
    people: core.length ? named.length / core.length : 0,
  };
}

const isName = (word: string) => isGivenName(word) || isFamilyName(word);

function roleOf(plain: string): number {
  if (!roleWords.test(plain)) return 0;
  const strong = wordsOf(plain)
    .filter((word) => !weakRoleWords.test(word))
    .join(' ');
  if (roleWords.test(strong)) return 1;
  return strong.replace(/[^\p{L}]/gu, '') === '' ? 0.9 : 0.5;
}

/** How much of a domain a text spells, from 0 to 1; initials count, too. */
export function domainLikeness(text: string, domains: readonly string[]): number {
  const names = addressSpellings(text.replace(legalForm, ' ')).filter(Boolean);
  const initials = withoutAccents(text)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0))
    .join('');
  const likeness = (name: string, domain: string) => {
    const run = longestCommonRun(name, domain);
    if (run < 4) return initials.length > 1 && initials === domain ? 0.8 : 0;
    const ofShorter = Math.min(1, run / Math.max(5, Math.min(name.length, domain.length)));
    return ofShorter * (0.6 + (0.4 * run) / Math.max(name.length, domain.length));
  };
  const scores = names.flatMap((name) => domains.map((domain) => likeness(name, domain)));
  return Math.max(0, ...scores);
}

function mailboxHits(core: readonly string[], local: string): number {
  const mailbox = squash(local);
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
