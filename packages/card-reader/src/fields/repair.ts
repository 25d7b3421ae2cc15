import type { FoundEmail } from './email.ts';
import {
  addressSpellings,
  editDistance,
  lookalike,
  squash,
} from '@cardinal/contact/people/strings';
import { freeMail } from '@cardinal/contact/people/nameWords';
import type { FoundWeb } from './web.ts';

/** Two readings of one domain may differ by this many letters. */
const maxDifference = 2;

/** What registries of countries put before their ending: `acme.co.uk`, `acme.ad.jp`, `acme.ind.br`. */
const secondLevel =
  /^(?:co|com|org|net|ac|gov|go|edu|ed|gob|gouv|or|ne|ad|gr|lg|re|pe|asn|id|sch|school|ltd|plc|me|nhs|firm|gen|ind|res|web|biz|my|info|nom|mil|adm|adv|arq|art|bio|blog|eco|emp|eng|esp|etc|far|imb|inf|jor|jus|leg|med|mus|not|ntr|odo|pro|psc|psi|rec|srv|tur|tv|vet)$/;

/** The label that names the company: `acme` of `mail.acme.co.uk` or `acme.com`. */
export function mainLabel(host: string): string {
  const labels = host.split('.');
  const [second = '', ending = ''] = labels.slice(-2);
  // Some sell what looks like a country's: `acme.uk.com`.
  const isOfCountry = ending.length === 2 ? secondLevel : /^[a-z]{2}$/;
  const isGeneric =
    labels.length > 2 && (isOfCountry.test(second) || /^(?:com?|org|net)$/.test(second));
  return labels.at(isGeneric ? -3 : -2) ?? '';
}

/**
 * Mends an email's domain by the card's web address: small letters are misread easily, but rarely
 * the same way twice.
 */
export function repairDomain(email: FoundEmail, web: FoundWeb[]): string {
  const [local = '', printed = ''] = email.value.split('@');
  // The label of the web site's line may stick to the domain.
  const domain = printed.replace(/^w{1,3}\./, '');
  if (freeMail.has(mainLabel(domain))) return email.value;
  const twin = web.find(
    ({ host }) => host !== domain && (sameLook(host, domain) || differsLittle(host, domain)),
  );
  return `${local}@${twin ? betterOf(domain, twin, email.confidence) : domain}`;
}

const sameLook = (a: string, b: string) => lookalike(a) === lookalike(b);
const differsLittle = (a: string, b: string) =>
  Math.min(a.length, b.length) >= 6 && editDistance(a, b) <= maxDifference;

const clearlySurer = 0.02;
const digitsIn = (host: string) => host.replace(/\D/g, '').length;

function betterOf(domain: string, { host, confidence }: FoundWeb, ofEmail: number): string {
  const [shorter = '', longer = ''] = [domain, host].toSorted((a, b) => a.length - b.length);
  if (sameLook(domain, host) && digitsIn(domain) !== digitsIn(host)) {
    return digitsIn(host) < digitsIn(domain) ? host : domain;
  }
  // Two letters are often read as one: oo as o, rn as m.
  const isLost = longer.length === shorter.length + 1;
  if (isLost && (sameLook(longer, shorter) || isDoubled(longer, shorter))) return longer;
  return confidence > ofEmail + clearlySurer ? host : domain;
}

/** Whether a text is a shorter one with a letter doubled. */
const isDoubled = (longer: string, shorter: string) =>
  [...longer].some(
    (letter, index) =>
      letter === longer[index + 1] && longer.slice(0, index) + longer.slice(index + 1) === shorter,
  );

/** Mends look-alike letters of the part before the @ by the person's name. */
export function repairLocalPart(email: string, name: string): string {
  const [local = '', domain = ''] = email.split('@');
  const words = name
    .split(/[\s-]+/)
    .flatMap(addressSpellings)
    .filter((word) => word.length >= 3);
  const mended = local.replace(
    /[a-z0-9]+/g,
    (token) =>
      // Letters are lost, not added: a longer token carries more than the name.
      words.find((word) => word.length >= token.length && sameLook(word, token)) ?? token,
  );
  return `${mended}@${domain}`;
}

/** Spells a word mark, or a word of it, as the domain does, if they differ in look-alike letters only. */
export function withDomainLetters(company: string, domains: readonly string[]): string {
  const whole = lettersOf(company, domains);
  if (whole !== undefined) {
    let index = 0;
    return company.replace(/[\p{L}\d]/gu, (letter) => inCaseOf(letter, whole[index++] ?? letter));
  }
  return company.replace(/[\p{L}\d]+/gu, (word) => {
    const letters = lettersOf(word, domains);
    if (letters === undefined) return word;
    return [...letters].map((letter, index) => inCaseOf(word[index] ?? '', letter)).join('');
  });
}

/** The domain that looks like a text and is spelt otherwise; undefined if none does. */
function lettersOf(text: string, domains: readonly string[]): string | undefined {
  const form = squash(text);
  if (form.length < 3 || form.length !== text.replace(/[^\p{L}\d]/gu, '').length) return undefined;
  if (domains.includes(form)) return undefined;
  return domains.find((label) => label.length === form.length && sameLook(label, form));
}

const inCaseOf = (printed: string, letter: string) =>
  /\p{Lu}/u.test(printed) ? letter.toUpperCase() : letter;
