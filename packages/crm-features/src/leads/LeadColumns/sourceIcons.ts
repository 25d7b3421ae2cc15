import { leadSources } from '@cardinal/contract/labels';
import { onePathIcon } from '@cardinal/ui';
import type { LucideIcon } from 'lucide-react';
import { knownSource } from '../../format/index.ts';

const icons: Readonly<Record<string, LucideIcon>> = {
  [leadSources.scan]: onePathIcon(
    'scan-line',
    'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M7 12h10',
  ),
  [leadSources.manual]: onePathIcon(
    'pencil-line',
    'M13 21h8M15 5l4 4M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497Z',
  ),
  [leadSources.event]: onePathIcon(
    'calendar-days',
    'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
  ),
  [leadSources.referral]: onePathIcon(
    'users',
    'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M13 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  ),
  [leadSources.import]: onePathIcon(
    'file-up',
    'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2ZM14 2v5a1 1 0 0 0 1 1h5M12 12v6M15 15l-3-3-3 3',
  ),
};
const otherIcon = onePathIcon(
  'tag',
  'M12.586 2.586A2 2 0 0 0 11.172 2H4a2 2 0 0 0-2 2v7.172a2 2 0 0 0 .586 1.414l8.704 8.704a2.426 2.426 0 0 0 3.42 0l6.58-6.58a2.426 2.426 0 0 0 0-3.42ZM8 7.5a.5.5 0 1 1-1 0 .5.5 0 0 1 1 0Z',
);

/** The icon of a source. */
export function sourceIcon(source: string): LucideIcon {
  return icons[knownSource(source) ?? ''] ?? otherIcon;
}
