import type { Captures } from '@cardinal/contract';
import { Button, IconButton, InlineAlert, Skeleton, VisuallyHidden } from '@cardinal/ui';
import { ChartColumn, RotateCw, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { chartTexts } from '../texts.ts';
import {
  barsPath,
  busiestDay,
  chartHeight,
  dayAt,
  dayWidth,
  topSources,
  totalOf,
} from './chart.ts';
import type { CaptureDay } from './chart.ts';
import {
  axis,
  bars,
  chart,
  charts,
  figures,
  frame,
  head,
  marked,
  note,
  panel,
  reading,
  room,
  sourceBar,
  sourceCount,
  sourceItem,
  sourceList,
  sourceName,
  tableBox,
  title as titleClass,
  toggle,
} from './CaptureCharts.css.ts';

/** Number of sources in the breakdown; the last one sums up the others. */
const mostSources = 5;

/** Props of CaptureChartsView. */
export interface CaptureChartsViewProps {
  /** The figures; undefined until they have loaded. */
  captures: Captures | undefined;
  /** Why they could not be loaded, as a sentence; null without an error. */
  error?: string | null;
  /** Called to load the figures again. */
  onRetry: () => void;
  /** Locale of dates and numbers. */
  locale: string;
}

/** Formats days (in UTC, as they are counted) and numbers. */
function formatsOf(locale: string) {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(locale);
  return {
    day: ({ date }: CaptureDay) => day.format(new Date(date)),
    leads: (count: number) => chartTexts.leads(number.format(count), count),
    number: (count: number) => number.format(count),
  };
}

/** The leads captured in the last 30 days, by day and by source. */
export function CaptureChartsView({ captures, error, onRetry, locale }: CaptureChartsViewProps) {
  if (error && !captures) {
    return (
      <InlineAlert
        tone="danger"
        title={chartTexts.failed}
        action={
          <Button size="sm" icon={RotateCw} onPress={onRetry}>
            {chartTexts.retry}
          </Button>
        }
      >
        {error}
      </InlineAlert>
    );
  }
  return (
    <div className={room}>
      <div className={charts} aria-busy={captures === undefined}>
        <DaysPanel days={captures?.days} locale={locale} />
        <SourcesPanel captures={captures} locale={locale} />
      </div>
    </div>
  );
}

interface PanelProps {
  title: string;
  /** A note on the figures, beside the title. */
  at?: ReactNode;
  /** The same figures as a table; absent while they are unknown. */
  table?: TableProps;
  children: ReactNode;
}

/** A chart with a title, which can be shown as a table instead. */
function Panel({ title, at, table, children }: PanelProps) {
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section aria-labelledby={titleId} className={panel}>
      <div className={head}>
        <h2 id={titleId} className={titleClass}>
          {title}
        </h2>
        {at !== undefined && <span className={reading}>{at}</span>}
        {table && (
          <IconButton
            size="sm"
            icon={isTable ? ChartColumn : Table2}
            aria-label={isTable ? chartTexts.asChart(title) : chartTexts.asTable(title)}
            className={toggle}
            onPress={() => setTable(!isTable)}
          />
        )}
      </div>
      {isTable && table ? <FigureTable {...table} /> : children}
    </section>
  );
}

function DaysPanel({ days, locale }: { days: readonly CaptureDay[] | undefined; locale: string }) {
  const [pointed, setPointed] = useState<number>();
  if (!days) {
    return (
      <Panel title={chartTexts.days} at={<Skeleton width={64} />}>
        <Skeleton width="100%" height={120} />
      </Panel>
    );
  }
  const format = formatsOf(locale);
  const total = totalOf(days);
  const busiest = busiestDay(days);
  const day = pointed === undefined ? undefined : days[pointed];
  const [first] = days;
  const told = day
    ? chartTexts.onDay(format.leads(day.leads), format.day(day))
    : format.leads(total);
  return (
    <Panel
      title={chartTexts.days}
      at={told}
      table={{
        caption: chartTexts.daysTable,
        columns: chartTexts.dayColumns,
        rows: days.toReversed().map((one) => [format.day(one), format.number(one.leads)]),
      }}
    >
      <div className={frame}>
        <svg
          role="img"
          aria-label={
            busiest
              ? chartTexts.summary(
                  format.leads(total),
                  format.day(busiest),
                  format.number(busiest.leads),
                )
              : chartTexts.noLeads
          }
          viewBox={`0 0 ${days.length * dayWidth} ${chartHeight}`}
          preserveAspectRatio="none"
          className={chart}
          onPointerMove={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            const place = (event.clientX - box.left) / box.width;
            const isMirrored = event.currentTarget.matches(':dir(rtl)');
            setPointed(dayAt(isMirrored ? 1 - place : place, days.length));
          }}
          onPointerLeave={() => setPointed(undefined)}
        >
          <path className={bars} d={barsPath(days)} />
          {pointed !== undefined && <path className={marked} d={barsPath(days, pointed)} />}
        </svg>
        <div className={axis} aria-hidden>
          <span>{first && format.day(first)}</span>
          <span>{chartTexts.today}</span>
        </div>
      </div>
    </Panel>
  );
}

function SourcesPanel({ captures, locale }: { captures: Captures | undefined; locale: string }) {
  const sources = topSources(captures?.sources ?? [], mostSources, chartTexts.otherSources);
  const format = formatsOf(locale);
  const table = captures && {
    caption: chartTexts.sourcesTable,
    columns: chartTexts.sourceColumns,
    rows: captures.sources.map(({ source, leads }) => [source, format.number(leads)]),
  };
  return (
    <Panel title={chartTexts.sources} table={table}>
      {captures ? (
        <Sources sources={sources} formatted={(count) => format.number(count)} />
      ) : (
        <Skeleton width="100%" height={120} />
      )}
      {captures && !captures.sources_complete && (
        <p className={note}>
          {chartTexts.latest(
            format.number(captures.sources.reduce((sum, { leads }) => sum + leads, 0)),
          )}
        </p>
      )}
    </Panel>
  );
}

interface SourcesProps {
  sources: Captures['sources'];
  formatted: (count: number) => string;
}

/** A bar for each source, beside its name and number. */
function Sources({ sources, formatted }: SourcesProps) {
  const most = Math.max(1, ...sources.map(({ leads }) => leads));
  if (sources.length === 0) return <p className={note}>{chartTexts.noLeads}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- without bullets Safari hears no list
    <ul role="list" aria-label={chartTexts.sources} className={sourceList}>
      {sources.map(({ source, leads }) => (
        <li key={source} className={sourceItem}>
          <span dir="auto" title={source} className={sourceName}>
            {source}
          </span>
          <span className={sourceBar} style={{ inlineSize: `${(leads / most) * 100}%` }} />
          <span className={sourceCount}>{formatted(leads)}</span>
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  caption: string;
  columns: readonly [string, string];
  rows: readonly (readonly string[])[];
}

/** The figures of a chart as a table. */
function FigureTable({ caption, columns, rows }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be reachable by keyboard
    <div role="region" aria-label={caption} tabIndex={0} className={tableBox}>
      <table className={figures}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
