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

/** The label of a source, also for its older spelling; another text is its own label. */
export function sourceLabel(source: string): string {
  const found = Object.entries(sourceSynonyms).find(([, older]) =>
    older.includes(source.toLowerCase()),
  );
  return found?.[0] ?? source;
}

/** The icon of a source. */
export function sourceIcon(source: string): LucideIcon {
  return icons[sourceLabel(source)] ?? Tag;
}
