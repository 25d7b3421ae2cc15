import { inOneLine, lengths } from '@cardinal/contract';
import type { CardReading } from '../../ports/cards/index.ts';

/** Codes that identify neither a person nor a website: they contain a password or a place. */
const otherUses = /^\s*(?:WIFI|SMSTO|SMS|GEO|BEGIN|OTPAUTH|BITCOIN|MECARD):/i;
const webAddress = /^https?:\/\/\S+$/i;

/** Whether the code is a website's URL on a card that names its owner. */
function isWebsite({ code, fields }: CardReading): boolean {
  const isCard = fields.email !== '' || fields.phone !== '';
  return isCard && code !== null && webAddress.test(code.text.trim());
}

/**
 * The text of a code that is kept with the lead until the owner of the badge is known; '' if there
 * is no code, or it has been interpreted.
 */
export function badgeCodeOf(reading: CardReading): string {
  const { code } = reading;
  if (!code || code.isContact || otherUses.test(code.text) || isWebsite(reading)) return '';
  const text = inOneLine(code.text.toWellFormed());
  return text.length <= lengths.badgeCode ? text : '';
}

/** Additional content of the card, with the website in its code. */
export function alsoOn(reading: CardReading): CardReading['also'] {
  const { also, code } = reading;
  if (!code || !isWebsite(reading)) return also;
  return { ...also, web: [...new Set([...also.web, code.text.trim()])] };
}
