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
  const sideOf = perField(scannedFields, (name) => (front.suggested_lead[name] ? front : back));
  return {
    ...scan,
    suggested_lead: {
      ...scan.suggested_lead,
      ...perField(scannedFields, (name) => sideOf[name].suggested_lead[name]),
      notes: [before, scan]
        .map((side) => side.suggested_lead.notes)
        .join('\n')
        .trim(),
      badge_code: scan.suggested_lead.badge_code || before.suggested_lead.badge_code,
    },
    confidence: perField(cardFields, (name) => sideOf[name].confidence[name]),
    // Of a side that is no longer shown there are no places to show.
    regions: perField(cardFields, (name) =>
      sideOf[name] === scan ? scan.regions[name] : undefined,
    ),
    reasons: perField(cardFields, (name) =>
      sideOf[name].suggested_lead[name] ? sideOf[name].reasons[name] : undefined,
    ),
    alternatives: {
      phones: phonesOf(front, back),
      names: front.alternatives.names,
    },
    also: {
      web: [...new Set([...scan.also.web, ...before.also.web])],
      handles: [...new Set([...scan.also.handles, ...before.also.handles])],
      address: front.also.address.length ? front.also.address : back.also.address,
    },
    badge: scan.badge ?? before.badge,
    text: [...before.text, ...scan.text],
  };
}
