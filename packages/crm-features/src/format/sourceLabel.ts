import { fold } from '@cardinal/contract/fold';
import { leadSources, sourceSynonyms, type LeadField } from '@cardinal/contract/labels';
import type { LabelTexts } from '../language/labelTexts.ts';

const sources = new Map(
  Object.values(leadSources).flatMap((source) =>
    [source, ...(sourceSynonyms[source] ?? [])].map((spelling) => [fold(spelling), source]),
  ),
);

/** The source that a text names in any of its spellings; undefined for other texts. */
export const knownSource = (text: string) => sources.get(fold(text));

/** The label of a source for any of its spellings; other texts are their own labels. */
export function sourceLabel(text: string, labels: LabelTexts): string {
  const source = knownSource(text);
  return source === undefined ? text : labels.sources[source];
}

/** The value of a field as users read it: sources, statuses and types have labels. */
export function fieldValue(field: LeadField, value: string, labels: LabelTexts): string {
  if (field === 'source') return sourceLabel(value, labels);
  if (field !== 'lead_status' && field !== 'lead_type') return value;
  const names = Object.entries(field === 'lead_status' ? labels.statuses : labels.types);
  return names.find(([name]) => name === value)?.[1] ?? value;
}
