import type { Scan } from '@cardinal/contract';
import { cardFields, perField, scannedFields } from '@cardinal/contract/labels';

const isNamed = ({ suggested_lead: lead }: Scan) => Boolean(lead.first_name || lead.last_name);

const differs = (one: string, other: string) =>
  one !== '' && other !== '' && one.toLowerCase() !== other.toLowerCase();

/** The further numbers of both, each once. */
const phonesOf = (front: Scan, back: Scan) =>
  [front, back]
    .flatMap(({ alternatives }) => alternatives.phones)
    .filter(({ number }, index, all) => all.findIndex((one) => one.number === number) === index);

/**
 * Adds what an earlier picture shows, if the two are the sides of one card: only one of them names
 * a person, and they name no two companies. Where both fill a field, the side with the person does.
 */
export function withOtherSide(scan: Scan, before: Scan): Scan {
  const [front, back] = isNamed(scan) ? [scan, before] : [before, scan];
  const companies = [front, back].map(({ suggested_lead }) => suggested_lead.company);
  if (!isNamed(front) || isNamed(back) || differs(companies[0] ?? '', companies[1] ?? ''))
    return scan;
  return joinSides(front, back, scan);
}

/**
 * What both sides of a card say; where both fill a field, the front does.
 * @param shown The side whose picture the places of the fields are shown on
 */
export function joinSides(front: Scan, back: Scan, shown: Scan): Scan {
  const other = shown === front ? back : front;
  const sideOf = perField(scannedFields, (name) => (front.suggested_lead[name] ? front : back));
  return {
    ...shown,
    suggested_lead: {
      ...shown.suggested_lead,
      ...perField(scannedFields, (name) => sideOf[name].suggested_lead[name]),
      notes: [other, shown]
        .map((side) => side.suggested_lead.notes)
        .join('\n')
        .trim(),
      badge_code: shown.suggested_lead.badge_code || other.suggested_lead.badge_code,
    },
    confidence: perField(cardFields, (name) => sideOf[name].confidence[name]),
    // Of a side that is no longer shown there are no places to show.
    regions: perField(cardFields, (name) =>
      sideOf[name] === shown ? shown.regions[name] : undefined,
    ),
    reasons: perField(cardFields, (name) =>
      sideOf[name].suggested_lead[name] ? sideOf[name].reasons[name] : undefined,
    ),
    alternatives: {
      phones: phonesOf(front, back),
      names: front.alternatives.names,
    },
    also: {
      web: [...new Set([...shown.also.web, ...other.also.web])],
      handles: [...new Set([...shown.also.handles, ...other.also.handles])],
      address: front.also.address.length ? front.also.address : back.also.address,
    },
    badge: shown.badge ?? other.badge,
    text: [...other.text, ...shown.text],
  };
}
