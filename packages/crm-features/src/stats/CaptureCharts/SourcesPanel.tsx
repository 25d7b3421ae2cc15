import type { Captures } from '@cardinal/contract';
import { Skeleton } from '@cardinal/ui';
import { chartMessages } from '../texts.ts';
import {
  note,
  sourceBar,
  sourceCount,
  sourceItem,
  sourceList,
  sourceName,
} from './CaptureCharts.css.ts';
import { topSources } from './chart.ts';
import { formatsOf } from './chartFormats.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { sourceLabel } from '../../format/index.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

/** Number of sources in the breakdown; the last one sums up the others. */
const mostSources = 5;

interface SourcesProps {
  sources: Captures['sources'];
  formatted: (count: number) => string;
}

/** A bar for each source, beside its name and number. */
function Sources({ sources, formatted }: SourcesProps) {
  const chartTexts = useTexts(chartMessages);
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

export interface SourcesPanelProps {
  /** The figures; undefined until they have loaded. */
  captures: Captures | undefined;
  locale: string;
}

/** The leads of each source. */
export function SourcesPanel({ captures, locale }: SourcesPanelProps) {
  const chartTexts = useTexts(chartMessages);
  const labels = useTexts(labelMessages);
  const named = captures?.sources.map(({ source, leads }) => ({
    source: sourceLabel(source, labels),
    leads,
  }));
  const sources = topSources(named ?? [], mostSources, chartTexts.otherSources);
  const format = formatsOf(locale);
  const table = named && {
    caption: chartTexts.sourcesTable,
    columns: chartTexts.sourceColumns,
    rows: named.map(({ source, leads }) => [source, format.number(leads)]),
  };
  return (
    <ChartPanel title={chartTexts.sources} table={table}>
      {captures ? (
        <Sources sources={sources} formatted={(count) => format.number(count)} />
      ) : (
        <Skeleton width="100%" height={120} />
      )}
      {captures && !captures.sources_complete && (
        <p className={note}>
          {chartTexts.latest({
            count: captures.sources.reduce((sum, { leads }) => sum + leads, 0),
          })}
        </p>
      )}
    </ChartPanel>
  );
}
