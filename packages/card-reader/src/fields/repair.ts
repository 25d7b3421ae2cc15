import type { CardLine } from './lines/cardLine.ts';
import type { FoundEmail } from './email.ts';
import {
  addressSpellings,
  editDistance,
  longestCommonRun,
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
 * Mends an email's domain by the card's web address: small letters are misread easily, but
 * rarely the same way twice. The reading that agrees better with the other lines wins.
 */
export function repairDomain(
  email: FoundEmail,
  web: FoundWeb[],
  lines: readonly CardLine[],
): string {
  const [local = '', printed = ''] = email.value.split('@');
  // The label of the web site's line may stick to the domain.
  const domain = printed.replace(/^w{1,3}\./, '');
  if (freeMail.has(mainLabel(domain))) return email.value;
  // "mailacme.com" beside "acme.com": the dot of the sub-domain was lost.
  const parent = web.find(
    ({ host }) => domain.endsWith(host) && subDomain.test(domain.slice(0, -host.length)),
  );
  if (parent) return `${local}@${domain.slice(0, -parent.host.length)}.${parent.host}`;
  const twin = web.find(
    ({ host }) => host !== domain && (sameLook(host, domain) || differsLittle(host, domain)),
  );
  const confirmed = web.some(({ host }) => mainLabel(host) === mainLabel(domain));
  const choice = twin ? betterOf(domain, twin, email.confidence, lines) : domain;
  return `${local}@${confirmed ? domain : likeCompany(choice, lines)}`;
}

const subDomain = /^(?:e?mail|mx|post|corp|office)$/;

const sameLook = (a: string, b: string) => lookalike(a) === lookalike(b);
const differsLittle = (a: string, b: string) =>
  Math.min(a.length, b.length) >= 6 && editDistance(a, b) <= maxDifference;

function betterOf(
  domain: string,
  twin: FoundWeb,
  confidence: number,
  lines: readonly CardLine[],
): string {
  const agreement = (host: string) =>
    Math.max(
      0,
      ...otherTexts(lines).map((text) => longestCommonRun(squash(mainLabel(host)), text)),
    );
  // Double letters are often read as one, never one as two.
  const [shorter, longer] = [domain, twin.host].toSorted((a, b) => a.length - b.length);
  if (shorter && longer && isDoubled(longer, shorter)) return longer;
  const difference = agreement(twin.host) - agreement(domain);
  if (difference !== 0) return difference > 0 ? twin.host : domain;
  return twin.confidence > confidence + 0.02 ? twin.host : domain;
}

/** Whether a text is the other with one letter doubled. */
const isDoubled = (longer: string, shorter: string) =>
  longer.length === shorter.length + 1 &&
  [...longer].some(
    (letter, index) =>
      letter === longer[index + 1] && longer.slice(0, index) + longer.slice(index + 1) === shorter,
  );

const otherTexts = (lines: readonly CardLine[]) =>
  lines.filter(({ kind }) => !kind).map(({ text }) => squash(text));

/** Mends look-alike letters of a domain (1 for l, rn for m) by the lines that spell the company. */
function likeCompany(domain: string, lines: readonly CardLine[]): string {
  const label = mainLabel(domain);
  const mended = label
    .split('-')
    .map((part) => lettersFrom(part, otherTexts(lines)))
    .join('-');
  return domain.replace(label, mended);
}

/** Spells `part` as in the text that contains it in look-alike letters; unchanged if none does. */
function lettersFrom(part: string, texts: readonly string[]): string {
  if (part.length < 4 || texts.some((text) => text.includes(part))) return part;
  for (const text of texts) {
    for (let start = 0; start + 4 <= text.length; start++) {
      for (let length = part.length - 1; length <= part.length + 1; length++) {
        const piece = text.slice(start, start + length);
        if (piece.length === length && piece !== part && sameLook(piece, part)) return piece;
      }
    }
  }
  return part;
}

/** Mends look-alike letters of the part before the @ by the person's name. */
export function repairLocalPart(email: string, name: string): string {
  const [local = '', domain = ''] = email.split('@');
  const words = name
    .split(/[\s-]+/)
    .flatMap(addressSpellings)
    .filter((word) => word.length >= 3);
  const forms = [...words, ...words.flatMap((word) => withOthers(word, words))];
  const mended = local.replace(
    /[a-z0-9]+/g,
    (token) =>
      forms.find((form) => form === token) ??
      // "ljones" looks like "jones", but more like "ljones" read as "ijones".
      forms.find((form) => form.length === token.length && sameLook(form, token)) ??
      // Letters are lost, not added: a longer token carries more than the name.
      forms.find(
        (form) =>
          form.length >= token.length &&
          form.charAt(0) === token.charAt(0) &&
          sameLook(form, token),
      ) ??
      token,
  );
  return `${mended}@${domain}`;
}

/** "jdoe" and "johndoe": a word's initial or the word itself before each other word. */
const withOthers = (word: string, words: readonly string[]) =>
  words.flatMap((other) => (other === word ? [] : [word.charAt(0) + other, word + other]));

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
