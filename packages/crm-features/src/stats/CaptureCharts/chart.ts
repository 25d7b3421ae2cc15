import type { Captures } from '@cardinal/contract';

/** One day of the chart. */
export type CaptureDay = Captures['days'][number];

/** Width of one day in the drawing, of which the bar takes `barWidth`. */
export const dayWidth = 10;
const barWidth = 7;
/** Height of the drawing. */
export const chartHeight = 100;
/** A day with leads is never invisible. */
const least = 2;

/** The bars as one path, which renders faster than thirty elements. */
export function barsPath(days: readonly CaptureDay[], only?: number): string {
  const most = Math.max(1, ...days.map(({ leads }) => leads));
  return days
    .flatMap(({ leads }, index) => {
      if (leads === 0 || (only !== undefined && only !== index)) return [];
      const height = Math.max(least, (leads / most) * chartHeight);
      const x = index * dayWidth + (dayWidth - barWidth) / 2;
      return [`M${x} ${chartHeight}v${-round(height)}h${barWidth}v${round(height)}z`];
    })
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The day below a position in the drawing, from 0 at its start to 1 at its end. */
export function dayAt(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(place * count)));
}

/** The first of the days with the most leads; undefined if there are no leads. */
export function busiestDay(days: readonly CaptureDay[]): CaptureDay | undefined {
  const [first] = days.toSorted((a, b) => b.leads - a.leads);
  return first && first.leads > 0 ? first : undefined;
}

/** Number of leads of all days. */
export const totalOf = (days: readonly CaptureDay[]): number =>
  days.reduce((sum, { leads }) => sum + leads, 0);

/** A list of sources with at most `most` entries; the last one sums up the others. */
export function topSources(
  sources: Captures['sources'],
  most: number,
  others: string,
): Captures['sources'] {
  if (sources.length <= most) return sources;
  const rest = sources.slice(most - 1);
  const leads = rest.reduce((sum, source) => sum + source.leads, 0);
  return [...sources.slice(0, most - 1), { source: others, leads }];
}
