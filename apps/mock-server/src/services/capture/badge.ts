import { lengths } from '@cardinal/contract/limits';
import type { CardReading } from '../../ports/cards/index.ts';

/** Codes that say neither whose badge it is nor where to look: they contain a password or a place. */
const otherUses = /^\s*(?:WIFI|SMSTO|SMS|GEO|BEGIN|OTPAUTH|BITCOIN|MECARD):/i;
const webAddress = /^https?:\/\/\S+$/i;
// oxlint-disable-next-line no-control-regex -- the expression finds control characters
const blanks = /[\s\u0000-\u001f\u007f\u2028\u2029]+/g;

/** Whether the code is the address of a website on a card that says itself whose it is. */
function isWebsite({ code, fields }: CardReading): boolean {
  const isCard = fields.email !== '' || fields.phone !== '';
  return isCard && code !== null && webAddress.test(code.text.trim());
}

/**
 * The text of a code that is kept with the lead until it is known whose badge it is; '' if there is no
 * code, or it has been understood.
 */
export function badgeCodeOf(reading: CardReading): string {
  const { code } = reading;
  if (!code || code.isContact || otherUses.test(code.text) || isWebsite(reading)) return '';
  const text = code.text.toWellFormed().replace(blanks, ' ').trim();
  return text.length <= lengths.badgeCode ? text : '';
}

/** What else is on the card, with the website of its code. */
export function alsoOn(reading: CardReading): CardReading['also'] {
  const { also, code } = reading;
  if (!code || !isWebsite(reading)) return also;
  return { ...also, web: [...new Set([...also.web, code.text.trim()])] };
}
