import type { CardLine } from './lines/cardLine.ts';
import { withoutAccents } from '@cardinal/contact/people/strings';
import { hasLegalForm } from '@cardinal/contact/people/legalForms';
import { isDegrees } from '@cardinal/contact/people/nameWords';
import { addressWords, labelOnly, placeNames, roleWords, watermark } from './vocabulary.ts';

const ukPostcode = /\b[A-Z]{1,2}\d{1,2}[A-Z]?\s?\d[A-Z]{2}\b/;

/** Marks the address lines and the labels that stand alone. */
export function findAddress(lines: CardLine[]): CardLine[] {
  const address: CardLine[] = [];
  for (const line of lines) {
    if (line.kind) continue;
    if (isNoEntry(line.text)) line.kind = 'label';
    else if (isAddress(line.text)) {
      line.kind = 'address';
      address.push(line);
    }
  }
  return address;
}

/** Labels, degrees and watermarks belong to no field. */
const isNoEntry = (text: string) => labelOnly.test(text) || watermark.test(text) || isDegrees(text);

function isAddress(text: string): boolean {
  const plain = withoutAccents(text);
  const digits = text.replace(/\D/g, '').length;
  if (/^p\.?\s?o\.?\s?box|^postfach|^apartado/i.test(text)) return true;
  if (/\b\d{5,6}\b|\b\d{5}-\d{3}\b|\b\d{2}-\d{3}\b/.test(text) || ukPostcode.test(text))
    return true;
  if (digits / text.length > 0.35 || (digits >= 3 && text.includes(','))) return true;
  if (hasLegalForm(text)) return false;
  const street = addressWords.test(plain);
  if (digits >= 1 && (street || placeNames.test(plain))) return true;
  return isPlace(plain) || (street && text.includes(',') && !roleWords.test(plain));
}

/** Nothing but places: "Dubai, UAE", or a list that ends in a country: "Andheri East, Mumbai". */
function isPlace(plain: string): boolean {
  const parts = plain.split(/\s*[,–|]\s*|\s+-\s+/).filter(Boolean);
  const isPlaceName = (part: string) =>
    part.replace(placeNames, '').replace(/\b(?:city|state)\b|[^\p{L}]/giu, '') === '';
  return (
    parts.every(isPlaceName) ||
    (parts.length > 1 && isPlaceName(parts.at(-1) ?? '') && !roleWords.test(plain))
  );
}
