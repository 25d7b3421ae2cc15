import type { CountryCode } from 'libphonenumber-js/max';

import { countriesOf } from '@cardinal/contact/dialling/country';
import type { TextLine } from '../types.ts';
import { restoreAccents } from './accents/accents.ts';
import { findAddress } from './address.ts';
import { findEmails, findEmailWithoutAt, type FoundEmail } from './email.ts';
import type { CardLine } from './lines/cardLine.ts';
import { findHan, type HanFields } from './lines/han.ts';
import { prepareLines } from './lines/prepareLines.ts';
import { findPhones, type FoundPhone } from './phones/phones.ts';
import { repairDomain } from './repair.ts';
import { contextOf, type CardContext } from './scoring/evidence.ts';
import { findWeb } from './web.ts';

/** A card whose contact data is found; what its other lines say is still open. */
export interface AnalysedCard {
  lines: CardLine[];
  context: CardContext;
  /** Undefined if nothing on the card says where it is from. */
  country: CountryCode | undefined;
  email: FoundEmail | undefined;
  /** The email address with its domain mended; empty if there is none. */
  address: string;
  otherAddresses: string[];
  phones: FoundPhone[];
  hosts: string[];
  handles: string[];
  addressLines: CardLine[];
  han: HanFields;
}

/**
 * Cleans a card's lines and marks those with addresses and numbers.
 * @param home where numbers are dialled if nothing on the card says so
 */
export function analyseCard(textLines: readonly TextLine[], home?: CountryCode): AnalysedCard {
  const lines = prepareLines(textLines);
  const [printed, ...otherEmails] = findEmails(lines);
  const { web, handles } = findWeb(lines);
  const hosts = web.map(({ host }) => host);
  const email = printed ?? findEmailWithoutAt(lines, hosts);
  const address = email ? repairDomain(email, web) : '';
  const guess = countriesOf(
    lines.map(({ text }) => text),
    [...new Set([address.split('@')[1] ?? '', ...hosts])],
    home,
  );
  const [likeliest] = guess.countries;
  // Where others are from says nothing about this card's language and names.
  const country = guess.isOnCard ? likeliest : undefined;
  const phones = findPhones(lines, guess);
  const addressLines = findAddress(lines);
  const han = findHan(lines, country);
  restoreAccents(lines, country, [address, ...hosts]);
  const otherAddresses = otherEmails.map(({ value }) => value);
  const context = contextOf(address, hosts, otherAddresses, country);
  addressLines.push(...han.addresses);
  return {
    lines,
    context,
    country,
    email,
    address,
    otherAddresses,
    phones,
    hosts,
    handles,
    addressLines,
    han,
  };
}
