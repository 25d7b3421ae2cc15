import type { TextsOf } from '@cardinal/contract/messages';
import { sheetFormats } from '@cardinal/contract/labels';
import { Button, Heading, InlineAlert, ProgressBar, RadioCards, Text } from '@cardinal/ui';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useId } from 'react';
import { formatSize } from '../../format/index.ts';
import type { ExportState } from '../exportState.ts';
import { exportMessages } from '../exportTexts.ts';
import { ExportColumns } from './ExportColumns.tsx';
import { ExportFilters } from './ExportFilters.tsx';
import { buttons, foot, head, matches, panel } from './ExportPanel.css.ts';
import type { ExportPanelViewProps, MatchCount } from './exportPanelViewProps.ts';
import { useTexts } from '../../language/index.ts';

const icons = { xlsx: FileSpreadsheet, csv: FileText } as const;

/** How many leads will be exported, as a sentence. */
function countText(
  count: MatchCount,
  locale: string,
  texts: TextsOf<typeof exportMessages>,
): string {
  if (count.kind === 'loading') return texts.count.loading;
  if (count.kind === 'failed') return texts.count.failed;
  const number = new Intl.NumberFormat(locale).format(count.count);
  if (count.count === 0) return texts.count.none;
  return count.isCapped
    ? texts.count.moreThan({ leads: number })
    : texts.count.leads({ count: count.count });
}

/** The outcome of the last export, or the progress of the current one. */
function Outcome({
  received,
  saved,
  failure,
  locale,
}: Pick<ExportPanelViewProps, 'received' | 'saved' | 'failure' | 'locale'>) {
  const texts = useTexts(exportMessages);
  const isExporting = received !== null;
  return (
    <>
      {failure !== null && (
        <InlineAlert tone="danger" title={texts.toasts.failed}>
          {failure}
        </InlineAlert>
      )}
      {saved && failure === null && !isExporting && (
        <InlineAlert
          tone="success"
          title={texts.done({ name: saved.name, size: formatSize(saved.bytes, locale) })}
        >
          {texts.saved}
        </InlineAlert>
      )}
      {isExporting && (
        <ProgressBar
          label={
            received === 0
              ? texts.progress.starting
              : `${texts.progress.label}: ${texts.progress.received({ size: formatSize(received, locale) })}`
          }
        />
      )}
    </>
  );
}

/** Chooses format, leads and columns of an export. Shows every state, and fetches nothing. */
export function ExportPanelView(props: ExportPanelViewProps) {
  const texts = useTexts(exportMessages);
  const { state, onStateChange, agents, events, count, received, saved, failure, locale } = props;
  const { isPrimary = true } = props;
  const titleId = useId();
  const change = (part: Partial<ExportState>) => onStateChange({ ...state, ...part });
  const isExporting = received !== null;
  const isNothing = count.kind === 'known' && count.count === 0;
  const reason = () => {
    if (state.columns.length === 0) return texts.columns.none;
    return isNothing ? texts.noMatch : undefined;
  };

  return (
    <section aria-labelledby={titleId} className={panel}>
      <div className={head}>
        <Heading level={2} size="md" id={titleId}>
          {texts.title}
        </Heading>
        <Text tone="muted">{texts.description}</Text>
      </div>

      <RadioCards
        label={texts.format}
        selectedKey={state.format}
        onSelectionChange={(format) => change({ format })}
        items={sheetFormats.map((id) => Object.assign({ id, icon: icons[id] }, texts.formats[id]))}
        isDisabled={isExporting}
      />

      <ExportFilters
        state={state}
        onStateChange={onStateChange}
        agents={agents}
        events={events}
        isDisabled={isExporting}
      />
      <ExportColumns
        columns={state.columns}
        onChange={(columns) => change({ columns })}
        isDisabled={isExporting}
        locale={locale}
      />
      <Outcome received={received} saved={saved} failure={failure} locale={locale} />

      <div className={foot}>
        <Text role="status" className={matches}>
          {countText(count, locale, texts)}
        </Text>
        <div className={buttons}>
          {isExporting && <Button onPress={props.onCancel}>{texts.cancel}</Button>}
          <Button
            variant={isPrimary ? 'primary' : 'secondary'}
            icon={Download}
            isBusy={isExporting}
            disabledReason={reason()}
            onPress={props.onExport}
          >
            {texts.submit}
          </Button>
        </div>
      </div>
    </section>
  );
}
