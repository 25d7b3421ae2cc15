import { heightOf, type CardLine } from './cardLine.ts';
import { evidenceOf, type CardContext, type Evidence } from '../scoring/evidence.ts';

const contacts: ReadonlySet<CardLine['kind']> = new Set(['email', 'web', 'phone', 'address']);

/**
 * Marks what goes on with the contact lines as an address: a line right below one of them, in its
 * size and at its edge, that shows nothing of a person, a company or a position.
 * @returns the lines marked
 */
export function findPlaces(lines: readonly CardLine[], context: CardContext): CardLine[] {
  const places: CardLine[] = [];
  for (const line of lines) {
    if (line.kind || saysMore(evidenceOf(line.text, context))) continue;
    if (!lines.some((above) => contacts.has(above.kind) && goesOn(above, line))) continue;
    line.kind = 'address';
    places.push(line);
  }
  return places;
}

const saysMore = (e: Evidence) =>
  e.legal ||
  e.industry ||
  e.hasTitle ||
  e.hasDegree ||
  e.role > 0 ||
  e.mailbox > 0 ||
  e.people > 0 ||
  e.domain > 0.3;

/** How much the sizes of lines of one block differ by measurement, and how far apart they are. */
const leastEvenness = 0.85;
const widestGap = 0.9;

function goesOn({ box: a }: CardLine, { box: b }: CardLine): boolean {
  const [lower, height] = [heightOf(a), heightOf(b)].toSorted((one, other) => one - other);
  if (!lower || !height || lower / height < leastEvenness) return false;
  const gap = b.y0 - a.y1;
  if (gap < -0.3 * height || gap > widestGap * height) return false;
  const offsets = [a.x0 - b.x0, a.x1 - b.x1, (a.x0 + a.x1 - b.x0 - b.x1) / 2];
  return offsets.some((offset) => Math.abs(offset) < height * 0.5);
}
