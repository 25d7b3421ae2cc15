import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

import { byDomain, byLegalForm, byPostcode, byStyle, byWord } from './countryEvidence.ts';
import { withoutAccents } from '../people/strings.ts';

/** The countries that a card or lead speaks of, most likely first. */
export interface CountryGuess {
  countries: CountryCode[];
  /** Whether the first is beyond doubt: enough speaks for it, and little for another one. */
  sure: boolean;
  /** Whether the card itself speaks of the first. */
  isOnCard: boolean;
}

/** The countries that the numbers of a workspace are from. */
export interface UsedCountries {
  /** The one that most are from, if there are enough to tell. */
  home?: CountryCode;
  /** All of them, the most frequent first. */
  all: readonly CountryCode[];
}

/** Fewer numbers than this say nothing, nor do those of which a smaller share agree. */
const fewestNumbers = 5;
const leastShare = 0.6;

/** Where the people come from whose numbers are known already. @param numbers In international form */
export function usedCountries(numbers: readonly string[]): UsedCountries {
  const counts = new Map<CountryCode, number>();
  let count = 0;
  for (const number of numbers) {
    const country = parsePhoneNumberFromString(number)?.country;
    if (country === undefined) continue;
    counts.set(country, (counts.get(country) ?? 0) + 1);
    count += 1;
  }
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1]);
  const [first, most] = ranked[0] ?? [undefined, 0];
  const isHome = count >= fewestNumbers && most >= count * leastShare;
  return { ...(first && isHome && { home: first }), all: ranked.map(([country]) => country) };
}

/** What one piece of evidence counts. */
const weights = { code: 3, domain: 2.5, word: 1.8, postcode: 2.2 };
const enough = 1.8;
const lead = 0.5;

/**
 * The country that a card's numbers are dialled from. Everything on the card votes: numbers with
 * their country code, the ending of its domains, the words and postcode of its address, and how its
 * numbers are grouped.
 */
export function countriesOf(
  texts: readonly string[],
  domains: readonly string[],
  home?: CountryCode,
): CountryGuess {
  const votes = new Map<CountryCode, number>();
  const vote = (country: CountryCode | undefined, weight: number) => {
    if (country) votes.set(country, (votes.get(country) ?? 0) + weight);
  };
  const codes = texts.flatMap((text) => countryOfCode(text) ?? []);
  for (const [index, country] of [...new Set(codes)].entries()) {
    vote(country, index ? weights.code / 2 : weights.code);
  }
  const ofDomains = domains.flatMap((domain) => byDomain[domain.split('.').at(-1) ?? ''] ?? []);
  for (const country of new Set(ofDomains)) vote(country, weights.domain);
  // A blank inside a group of digits was not printed: "91 9.299.4358".
  const all = withoutAccents(texts.join('\n')).replace(/(?<=\d) (?=\d[.-])/g, '');
  for (const [pattern, country] of byWord) if (pattern.test(all)) vote(country, weights.word);
  for (const [pattern, ...sharing] of byLegalForm) {
    if (!pattern.test(all)) continue;
    vote(sharing.find((country) => country === home) ?? sharing[0], weights.word);
  }
  for (const [pattern, country] of byPostcode) {
    if (pattern.test(all)) vote(country, weights.postcode);
  }
  for (const [pattern, country, weight] of byStyle) if (pattern.test(all)) vote(country, weight);
  const ranked = [...votes].toSorted((a, b) => b[1] - a[1]);
  const [first = 0, second = 0] = ranked.map(([, weight]) => weight);
  const countries = ranked.map(([country]) => country);
  const sure = first >= enough && first - second >= lead;
  if (home && !sure && !countries.includes(home)) countries.push(home);
  return { countries, sure, isOnCard: ranked.length > 0 };
}

function countryOfCode(text: string): CountryCode | undefined {
  const international = /\+\s?(\d[\d\s().-]{6,})/.exec(text)?.[1];
  if (!international) return undefined;
  return parsePhoneNumberFromString(`+${international.replace(/\(0\)/, '')}`)?.country;
}

/** The country of a person's international number, or else of the domain of their address. */
export const countryOfPerson = (e164: string | null, email: string): CountryCode | undefined =>
  (e164 === null ? undefined : parsePhoneNumberFromString(e164)?.country) ??
  byDomain[email.toLowerCase().split('.').at(-1) ?? ''];
