import { Skeleton } from '@cardinal/ui';
import { useState } from 'react';
import { chartMessages } from '../texts.ts';
import { axis, bars, chart, frame, marked } from './CaptureCharts.css.ts';
import {
  barsPath,
  busiestDay,
  chartHeight,
  dayAt,
  dayWidth,
  totalOf,
  type CaptureDay,
} from './chart.ts';
import { formatsOf } from './chartFormats.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { useTexts } from '../../language/index.ts';

export interface DaysPanelProps {
  /** The leads of each day; undefined until they have loaded. */
  days: readonly CaptureDay[] | undefined;
  /** Whether the user's days are the UTC days of the figures; if not, the chart says so. */
  isUtc: boolean;
  locale: string;
}

interface BarsProps {
  days: readonly CaptureDay[];
  /** Description of the chart. */
  label: string;
  /** Index of the day under the pointer. */
  pointed: number | undefined;
  onPoint: (index: number | undefined) => void;
}

/** A bar for each day. */
function Bars({ days, label, pointed, onPoint }: BarsProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${days.length * dayWidth} ${chartHeight}`}
      preserveAspectRatio="none"
      className={chart}
      onPointerMove={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const place = (event.clientX - box.left) / box.width;
        const isMirrored = event.currentTarget.matches(':dir(rtl)');
        onPoint(dayAt(isMirrored ? 1 - place : place, days.length));
      }}
      onPointerLeave={() => onPoint(undefined)}
    >
      <path className={bars} d={barsPath(days)} />
      {pointed !== undefined && <path className={marked} d={barsPath(days, pointed)} />}
    </svg>
  );
}

/** The leads of each day, as a chart that shows the figure of the day under the pointer. */
export function DaysPanel({ days, isUtc, locale }: DaysPanelProps) {
  const chartTexts = useTexts(chartMessages);
  const [pointed, setPointed] = useState<number>();
  if (!days) {
    return (
      <ChartPanel title={chartTexts.days} at={<Skeleton width={64} />}>
        <Skeleton width="100%" height={120} />
      </ChartPanel>
    );
  }
  const format = formatsOf(locale);
  const count = totalOf(days);
  const busiest = busiestDay(days);
  const day = pointed === undefined ? undefined : days[pointed];
  const [first] = days;
  const last = days.at(-1);
  return (
    <ChartPanel
      title={chartTexts.days}
      at={
        day
          ? chartTexts.onDay({ count: day.leads, day: format.day(day) })
          : chartTexts.leads({ count })
      }
      table={{
        caption: chartTexts.daysTable,
        columns: isUtc ? chartTexts.dayColumns : chartTexts.utcDayColumns,
        rows: days.toReversed().map((one) => [format.day(one), format.number(one.leads)]),
      }}
    >
      <div className={frame}>
        <Bars
          days={days}
          label={
            busiest
              ? chartTexts.summary({ count, day: format.day(busiest), most: busiest.leads })
              : chartTexts.noLeads
          }
          pointed={pointed}
          onPoint={setPointed}
        />
        <div className={axis}>
          <span aria-hidden>{first && format.day(first)}</span>
          {!isUtc && <span>{chartTexts.inUtc}</span>}
          <span aria-hidden>{isUtc ? chartTexts.today : last && format.day(last)}</span>
        </div>
      </div>
    </ChartPanel>
  );
}
