import { fold } from '@cardinal/contract/fold';
import { leadSources, sourceSynonyms } from '@cardinal/contract/labels';

const labels = new Map(
  Object.values(leadSources).flatMap((label) =>
    [label, ...(sourceSynonyms[label] ?? [])].map((spelling) => [fold(spelling), label]),
  ),
);

/** The label of a source for any of its spellings; other texts are their own labels. */
export const sourceLabel = (source: string): string => labels.get(fold(source)) ?? source;
