import { inOneLine, lengths, type Scan } from '@cardinal/contract';
import type { CardReading } from '../types.ts';

/** Codes that identify neither a person nor a website: they contain a password or a place. */
const otherUses = /^\s*(?:WIFI|SMSTO|SMS|GEO|BEGIN|OTPAUTH|BITCOIN|MECARD):/i;
const webAddress = /^https?:\/\/\S+$/i;

const isAddress = (text: string): boolean => webAddress.test(text.trim());

/** Whether the card names its owner; the URL in its code is then that of a website. */
const isCard = ({ fields }: CardReading): boolean => fields.email !== '' || fields.phone !== '';

/** The texts of the codes that contain no contact data; a website's URL last. */
function codesOf({ code, otherCodes }: CardReading): string[] {
  const texts = code && !code.isContact ? [code.text, ...otherCodes] : otherCodes;
  return texts
    .filter((text) => !otherUses.test(text))
    .toSorted((a, b) => Number(isAddress(a)) - Number(isAddress(b)));
}

const keptOf = (text: string): string => inOneLine(text.toWellFormed());
const fits = (text: string): boolean => keptOf(text).length <= lengths.badgeCode;

/** The codes of a badge, without websites. */
const badgesOf = (reading: CardReading): string[] =>
  codesOf(reading).filter((text) => !(isCard(reading) && isAddress(text)));

/**
 * The text of a code that is kept with the lead until the owner of the badge is known; '' if there
 * is no code, or it has been interpreted.
 */
export const badgeCodeOf = (reading: CardReading): string =>
  keptOf(badgesOf(reading).find(fits) ?? '');

/** Lines for the notes: contact data of the code without a field, and codes beside the badge's. */
export function notesOf(reading: CardReading): string {
  const [, ...others] = badgesOf(reading).filter(fits);
  return [...reading.notes, ...others.map((text) => `Code: ${keptOf(text)}`)].join('\n');
}

/** What became of the card's code. */
export function outcomeOf(reading: CardReading): NonNullable<Scan['badge']>['use'] {
  const { code, fields, also, alternatives } = reading;
  if (code?.isContact) {
    const said = [...Object.values(fields), ...also.web, ...also.address, ...reading.notes];
    return said.some(Boolean) || alternatives.phones.length > 0 ? 'filled' : 'unused';
  }
  const [badge] = badgesOf(reading);
  if (badge === undefined) return isCard(reading) && alsoOn(reading) !== also ? 'filled' : 'unused';
  return badgesOf(reading).some(fits) ? 'kept' : 'too_long';
}

/** Additional content of the card, with the websites in its codes. */
export function alsoOn(reading: CardReading): CardReading['also'] {
  const { also } = reading;
  if (!isCard(reading)) return also;
  const websites = codesOf(reading).filter(isAddress);
  if (websites.length === 0) return also;
  return { ...also, web: [...new Set([...also.web, ...websites.map((text) => text.trim())])] };
}
