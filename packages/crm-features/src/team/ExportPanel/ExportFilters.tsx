import { leadSources, leadStatuses, leadTypes } from '@cardinal/contract/labels';
import { Button, Heading, Select } from '@cardinal/ui';
import { personName } from '../../format/index.ts';
import { initialExport, isFiltered } from '../exportState.ts';
import { exportMessages } from '../exportTexts.ts';
import { fields, group, legend, legendAction } from './ExportPanel.css.ts';
import type { ExportPanelViewProps } from './exportPanelViewProps.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

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

const named = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ id: value, label: labels[value] }));

export interface ExportFiltersProps extends Pick<
  ExportPanelViewProps,
  'state' | 'onStateChange' | 'agents' | 'events'
> {
  isDisabled: boolean;
}

/** Which leads an export includes. */
export function ExportFilters({
  state,
  onStateChange,
  agents,
  events,
  isDisabled,
}: ExportFiltersProps) {
  const { filters: texts } = useTexts(exportMessages);
  const labels = useTexts(labelMessages);
  const change = (part: Partial<typeof state>) => onStateChange({ ...state, ...part });
  return (
    <fieldset className={group} disabled={isDisabled}>
      <legend className={legend}>
        <Heading level={3}>{texts.title}</Heading>
        {isFiltered(state) && (
          <Button
            size="sm"
            variant="quiet"
            className={legendAction}
            onPress={() =>
              change({ ...initialExport, format: state.format, columns: state.columns })
            }
          >
            {texts.clear}
          </Button>
        )}
      </legend>
      <div className={fields}>
        <Filter
          label={texts.status}
          allLabel={texts.allStatuses}
          items={named(leadStatuses, labels.statuses)}
          value={state.status}
          onChange={(status) => change({ status })}
        />
        <Filter
          label={texts.type}
          allLabel={texts.allTypes}
          items={named(
            leadTypes.filter((type) => type !== 'All Leads'),
            labels.types,
          )}
          value={state.type}
          onChange={(type) => change({ type })}
        />
        <Filter
          label={texts.source}
          allLabel={texts.allSources}
          items={named(Object.values(leadSources), labels.sources)}
          value={state.source}
          onChange={(source) => change({ source })}
        />
        <Filter
          label={texts.assigned}
          allLabel={texts.everyone}
          items={[
            { id: 'none', label: texts.nobody },
            ...agents.map((agent) => ({ id: agent.id, label: personName(agent) })),
          ]}
          value={state.assignedTo}
          onChange={(assignedTo) => change({ assignedTo })}
        />
        {events.length > 0 && (
          <Filter
            label={texts.event}
            allLabel={texts.allEvents}
            items={events.map(({ id, name }) => ({ id, label: name }))}
            value={state.eventId}
            onChange={(eventId) => change({ eventId })}
          />
        )}
      </div>
    </fieldset>
  );
}
