import { fold } from '@cardinal/contract/fold';
import { leadSources, sourceSynonyms } from '@cardinal/contract/labels';
import { CalendarDays, FileUp, PencilLine, ScanLine, Tag, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const icons: Readonly<Record<string, LucideIcon>> = {
  [leadSources.scan]: ScanLine,
  [leadSources.manual]: PencilLine,
  [leadSources.event]: CalendarDays,
  [leadSources.referral]: Users,
  [leadSources.import]: FileUp,
};

const labels = new Map(
  Object.values(leadSources).flatMap((label) =>
    [label, ...(sourceSynonyms[label] ?? [])].map((spelling) => [fold(spelling), label]),
  ),
);

/** The label of a source for any of its spellings; other texts are their own labels. */
export const sourceLabel = (source: string): string => labels.get(fold(source)) ?? source;

/** The icon of a source. */
export function sourceIcon(source: string): LucideIcon {
  return icons[sourceLabel(source)] ?? Tag;
}
