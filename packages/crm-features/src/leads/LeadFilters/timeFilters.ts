import type { LeadListParams } from '../../client/queries/queryKeys.ts';
import { isDay, midnightOf, type DaySpan } from '../../format/days.ts';

/** Values of the filter for the day of capture: that day, or the last days including today. */
export const capturedFilters = ['today', 'yesterday', '7d', '30d', '90d'] as const;
/** The days of capture that a user has chosen, both included: `2026-11-01..2026-11-30`. */
export type CapturedDays = `${string}..${string}`;
/** A value of the filter for the day of capture. */
export type CapturedFilter = (typeof capturedFilters)[number] | CapturedDays;

/** Values of the filter for the last contact: none in so many days. */
export const contactFilters = ['7d', '14d', '30d', '90d'] as const;
/** A value of the filter for the last contact. */
export type ContactFilter = (typeof contactFilters)[number];

/** Values of the filter for the next step: due before today, by the end of today, or of the last of so many days. */
export const stepFilters = ['overdue', 'today', '7d'] as const;
/** A value of the filter for the next step. */
export type StepFilter = (typeof stepFilters)[number];

const isDays = (text: string): text is CapturedDays => text.includes('..');

/** The chosen days, if the filter has any that exist, in their order. */
export function daysOf(captured: string | null): DaySpan | undefined {
  if (captured === null || !isDays(captured)) return undefined;
  const [from = '', to = '', ...more] = captured.split('..');
  const isKnown = [from, to].every((day) => day === '' || isDay(day));
  const isSpan = from !== '' && to !== '' ? from <= to : from !== to;
  return isKnown && isSpan && more.length === 0 ? { from, to } : undefined;
}

/** Reads a value of the filter for the day of capture; null for any other text. */
export function capturedFilterIn(text: string | null): CapturedFilter | null {
  if (text !== null && isDays(text)) return daysOf(text) ? text : null;
  return capturedFilters.find((one) => one === text) ?? null;
}

/** Midnight in the user's time zone, some days ago, as the server reads it. */
function midnight(now: Date, daysAgo: number): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toISOString();
}

const numberOf = (span: string) => Number.parseInt(span, 10);

function capturedParams(captured: CapturedFilter, now: Date): LeadListParams {
  const days = daysOf(captured);
  if (days) {
    const [from, to] = [midnightOf(days.from), midnightOf(days.to, 1)];
    return { ...(from && { captured_from: from }), ...(to && { captured_to: to }) };
  }
  if (captured === 'today') return { captured_from: midnight(now, 0) };
  if (captured === 'yesterday') {
    return { captured_from: midnight(now, 1), captured_to: midnight(now, 0) };
  }
  return { captured_from: midnight(now, numberOf(captured) - 1) };
}

/** Days after today on which a step may be due. */
const daysAhead: Readonly<Record<StepFilter, number>> = { overdue: -1, today: 0, '7d': 6 };

/** The filters for times; null for those that do not apply. */
export interface TimeFilters {
  captured: CapturedFilter | null;
  contact: ContactFilter | null;
  step: StepFilter | null;
}

/**
 * The filters for times, as parameters of `GET /api/leads`.
 * @param now The moment that determines what today is
 */
export const timeParams = (
  { captured, contact, step }: TimeFilters,
  now: Date,
): NonNullable<LeadListParams> => ({
  ...(captured !== null && capturedParams(captured, now)),
  ...(contact !== null && { last_contact_before: midnight(now, numberOf(contact)) }),
  ...(step !== null && { next_step_before: midnight(now, -daysAhead[step] - 1) }),
});
