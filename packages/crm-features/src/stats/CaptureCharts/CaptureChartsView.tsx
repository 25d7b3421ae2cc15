import type { Captures } from '@cardinal/contract';
import { InlineAlert } from '@cardinal/ui';
import { chartMessages } from '../texts.ts';
import { charts, room } from './CaptureCharts.css.ts';
import { DaysPanel } from './DaysPanel.tsx';
import { SourcesPanel } from './SourcesPanel.tsx';
import { useTexts } from '../../language/index.ts';

export interface CaptureChartsViewProps {
  /** The figures; undefined until they have loaded. */
  captures: Captures | undefined;
  /** Why they could not be loaded, as a sentence; null without an error. */
  error?: string | null;
  /** Called to load the figures again. */
  onRetry: () => void;
  /**
   * Whether the user's days are the UTC days of the figures; if not, the chart says so.
   * @default true
   */
  isUtc?: boolean;
  /** Locale of dates and numbers. */
  locale: string;
}

/** The leads captured in the last 30 days, by day and by source. */
export function CaptureChartsView({
  captures,
  error,
  onRetry,
  isUtc = true,
  locale,
}: CaptureChartsViewProps) {
  const chartTexts = useTexts(chartMessages);
  if (error && !captures) {
    return (
      <InlineAlert tone="danger" title={chartTexts.failed} onRetry={onRetry}>
        {error}
      </InlineAlert>
    );
  }
  return (
    <div className={room}>
      <div className={charts} aria-busy={captures === undefined}>
        <DaysPanel days={captures?.days} isUtc={isUtc} locale={locale} />
        <SourcesPanel captures={captures} locale={locale} />
      </div>
    </div>
  );
}
