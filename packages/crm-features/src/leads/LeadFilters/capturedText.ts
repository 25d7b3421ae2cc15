import { formatDays } from '../../format/days.ts';
import { leadTexts } from '../texts.ts';
import { capturedFilters, daysOf, type CapturedFilter } from './timeFilters.ts';

const { filters: texts } = leadTexts;

/** "Captured yesterday", "Captured 1 – 30 Nov 2026", "Captured since 1 Nov 2026". */
export function capturedText(captured: CapturedFilter, locale: string): string {
  const known = capturedFilters.find((one) => one === captured);
  if (known) return texts.capturedIn[known];
  const days = daysOf(captured);
  if (!days) return texts.captured;
  const text = formatDays(days, locale);
  if (days.to === '') return texts.capturedSince(text);
  return days.from === '' ? texts.capturedUntil(text) : texts.capturedOn(text);
}
