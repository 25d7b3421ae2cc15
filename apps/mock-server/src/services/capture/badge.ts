import { inOneLine, lengths } from '@cardinal/contract';
import type { CardReading } from '../../ports/cards/index.ts';

/** Codes that say neither whose badge it is nor where to look: they contain a password or a place. */
const otherUses = /^\s*(?:WIFI|SMSTO|SMS|GEO|BEGIN|OTPAUTH|BITCOIN|MECARD):/i;
const webAddress = /^https?:\/\/\S+$/i;

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
  const text = inOneLine(code.text.toWellFormed());
  return text.length <= lengths.badgeCode ? text : '';
}

/** What else is on the card, with the website of its code. */
export function alsoOn(reading: CardReading): CardReading['also'] {
  const { also, code } = reading;
  if (!code || !isWebsite(reading)) return also;
  return { ...also, web: [...new Set([...also.web, code.text.trim()])] };
}
