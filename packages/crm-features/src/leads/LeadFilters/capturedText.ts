import { formatDays } from '../../format/days.ts';
import type { LeadTexts } from '../texts.ts';
import { capturedFilters, daysOf, type CapturedFilter } from './timeFilters.ts';

/** "Captured yesterday", "Captured 1 – 30 Nov 2026", "Captured since 1 Nov 2026". */
export function capturedText(
  captured: CapturedFilter,
  locale: string,
  texts: LeadTexts['filters'],
): string {
  const known = capturedFilters.find((one) => one === captured);
  if (known) return texts.capturedIn[known];
  const days = daysOf(captured);
  if (!days) return texts.captured;
  const text = formatDays(days, locale);
  if (days.to === '') return texts.capturedSince({ day: text });
  return days.from === '' ? texts.capturedUntil({ day: text }) : texts.capturedOn({ days: text });
}
