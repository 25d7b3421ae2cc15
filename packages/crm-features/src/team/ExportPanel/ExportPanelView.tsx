import type { Event, TeamUser } from '@cardinal/contract';
import {
  exportColumnLabels,
  exportColumns,
  leadSources,
  leadStatuses,
  leadTypes,
  sheetFormats,
} from '@cardinal/contract/labels';
import {
  Button,
  Checkbox,
  Heading,
  InlineAlert,
  ProgressBar,
  RadioCards,
  Select,
  Text,
} from '@cardinal/ui';
import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { useId } from 'react';
import { personName } from '../people.ts';
import { formatSize, initialExport, isFiltered, toggleColumn } from '../exportState.ts';
import type { ExportState } from '../exportState.ts';
import { exportTexts as texts } from '../exportTexts.ts';
import {
  buttons,
  columns as columnsClass,
  count as countClass,
  fields,
  foot,
  group,
  head,
  legend,
  legendAction,
  matches,
  panel,
} from './ExportPanel.css.ts';

/** How many leads match the filters. */
export type MatchCount =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'known'; count: number; isCapped: boolean };

/** The last saved file. */
export interface SavedFile {
  name: string;
  bytes: number;
}

/** Props of ExportPanelView. */
export interface ExportPanelViewProps {
  state: ExportState;
  onStateChange: (state: ExportState) => void;
  /** The people whose leads can be chosen; empty until they are known. */
  agents: readonly TeamUser[];
  /** The events whose leads can be chosen; empty until they are known. */
  events: readonly Pick<Event, 'id' | 'name'>[];
  count: MatchCount;
  onExport: () => void;
  /** Bytes that have arrived while an export is in progress, or null. */
  received: number | null;
  /** Called to cancel the export in progress. */
  onCancel: () => void;
  /** The last saved file, or null. */
  saved: SavedFile | null;
  /** Why the last export failed, or null. */
  failure: string | null;
  locale: string;
}

const icons = { xlsx: FileSpreadsheet, csv: FileText } as const;

/** Id of the option that hides nothing; an item needs an id. */
const all = '*';

interface FilterProps {
  label: string;
  /** Label of the option that hides nothing. */
  allLabel: string;
  items: readonly { id: string; label: string }[];
  value: string | null;
  onChange: (value: string | null) => void;
}

function Filter({ label, allLabel, items, value, onChange }: FilterProps) {
  return (
    <Select
      label={label}
      items={[{ id: all, label: allLabel }, ...items]}
      selectedKey={value ?? all}
      onSelectionChange={(id) => onChange(id === all ? null : id)}
    />
  );
}

const named = (values: readonly string[]) => values.map((value) => ({ id: value, label: value }));

/** How many leads will be exported, as a sentence. */
function countText(count: MatchCount, locale: string): string {
  if (count.kind === 'loading') return texts.count.loading;
  if (count.kind === 'failed') return texts.count.failed;
  const number = new Intl.NumberFormat(locale).format(count.count);
  if (count.count === 0) return texts.count.none;
  return count.isCapped ? texts.count.moreThan(number) : texts.count.leads(number, count.count);
}

/** Chooses format, leads and columns of an export. Shows every state, and fetches nothing. */
export function ExportPanelView(props: ExportPanelViewProps) {
  const { state, onStateChange, agents, events, count, received, saved, failure, locale } = props;
  const titleId = useId();
  const change = (part: Partial<ExportState>) => onStateChange({ ...state, ...part });
  const number = new Intl.NumberFormat(locale);
  const { filters } = texts;
  const isExporting = received !== null;
  const isNothing = count.kind === 'known' && count.count === 0;
  const reason = () => {
    if (state.columns.length === 0) return texts.columns.none;
    return isNothing ? texts.noMatch : undefined;
  };
  const everyColumn = state.columns.length === exportColumns.length;

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

      <fieldset className={group} disabled={isExporting}>
        <legend className={legend}>
          <Heading level={3}>{filters.title}</Heading>
          {isFiltered(state) && (
            <Button
              size="sm"
              variant="quiet"
              className={legendAction}
              onPress={() =>
                change({ ...initialExport, format: state.format, columns: state.columns })
              }
            >
              {filters.clear}
            </Button>
          )}
        </legend>
        <div className={fields}>
          <Filter
            label={filters.status}
            allLabel={filters.allStatuses}
            items={named(leadStatuses)}
            value={state.status}
            onChange={(status) => change({ status })}
          />
          <Filter
            label={filters.type}
            allLabel={filters.allTypes}
            items={named(leadTypes.filter((type) => type !== 'All Leads'))}
            value={state.type}
            onChange={(type) => change({ type })}
          />
          <Filter
            label={filters.source}
            allLabel={filters.allSources}
            items={named(Object.values(leadSources))}
            value={state.source}
            onChange={(source) => change({ source })}
          />
          <Filter
            label={filters.assigned}
            allLabel={filters.everyone}
            items={[
              { id: 'none', label: filters.nobody },
              ...agents.map((agent) => ({ id: agent.id, label: personName(agent) })),
            ]}
            value={state.assignedTo}
            onChange={(assignedTo) => change({ assignedTo })}
          />
          {events.length > 0 && (
            <Filter
              label={filters.event}
              allLabel={filters.allEvents}
              items={events.map(({ id, name }) => ({ id, label: name }))}
              value={state.eventId}
              onChange={(eventId) => change({ eventId })}
            />
          )}
        </div>
      </fieldset>

      <fieldset className={group} disabled={isExporting}>
        <legend className={legend}>
          <Heading level={3}>{texts.columns.title}</Heading>
          <span className={countClass}>
            {texts.columns.count(
              number.format(state.columns.length),
              number.format(exportColumns.length),
            )}
          </span>
        </legend>
        <Checkbox
          isSelected={everyColumn}
          isIndeterminate={!everyColumn && state.columns.length > 0}
          isDisabled={isExporting}
          onChange={(isAll) => change({ columns: isAll ? exportColumns : [] })}
        >
          {texts.columns.all}
        </Checkbox>
        <div className={columnsClass}>
          {exportColumns.map((column) => (
            <Checkbox
              key={column}
              isSelected={state.columns.includes(column)}
              isDisabled={isExporting}
              onChange={(isChosen) =>
                change({ columns: toggleColumn(state.columns, column, isChosen) })
              }
            >
              {exportColumnLabels[column]}
            </Checkbox>
          ))}
        </div>
      </fieldset>

      {failure !== null && (
        <InlineAlert tone="danger" title={texts.toasts.failed}>
          {failure}
        </InlineAlert>
      )}
      {saved && failure === null && !isExporting && (
        <InlineAlert tone="success" title={texts.done(saved.name, formatSize(saved.bytes, locale))}>
          {texts.saved}
        </InlineAlert>
      )}
      {isExporting && (
        <ProgressBar
          label={
            received === 0
              ? texts.progress.starting
              : `${texts.progress.label}: ${texts.progress.received(formatSize(received, locale))}`
          }
        />
      )}

      <div className={foot}>
        <Text role="status" className={matches}>
          {countText(count, locale)}
        </Text>
        <div className={buttons}>
          {isExporting && <Button onPress={props.onCancel}>{texts.cancel}</Button>}
          <Button
            variant="primary"
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
