import type { Event, Import } from '@cardinal/contract';
import { Heading, Select, Text } from '@cardinal/ui';
import { useId } from 'react';
import { importMessages } from '../texts.ts';
import { choices, head, section } from './ImportPanel.css.ts';
import type { ImportAgent } from './ValuesSection.tsx';
import { useTexts } from '../../language/index.ts';

/** Id of the option for none; no record has it. */
const none = 'none';

/** An event at which the people of a file can have been met. */
export type ImportEvent = Pick<Event, 'id' | 'name'>;

export interface DefaultsSectionProps {
  defaults: Import['defaults'];
  events: readonly ImportEvent[];
  agents: readonly ImportAgent[];
  /** Whether the user may assign leads to others. */
  mapsAssignee: boolean;
  onDefaultsChange: (change: Partial<Import['defaults']>) => void;
}

/** The event and the owner of the leads whose rows name none. */
export function DefaultsSection({ defaults, mapsAssignee, ...props }: DefaultsSectionProps) {
  const texts = useTexts(importMessages).defaults;
  const titleId = useId();
  const events = props.events.map(({ id, name }) => ({ id, label: name }));
  const agents = props.agents.map(({ id, first_name: first, last_name: last }) => ({
    id,
    label: `${first} ${last}`.trim(),
  }));
  return (
    <section aria-labelledby={titleId} className={section}>
      <div className={head}>
        <Heading level={2} size="md" id={titleId}>
          {texts.title}
        </Heading>
        <Text size="sm" tone="muted">
          {mapsAssignee ? texts.description : texts.descriptionOfEvent}
        </Text>
      </div>
      <div className={choices}>
        <Select
          label={texts.event}
          items={[{ id: none, label: texts.noEvent }, ...events]}
          selectedKey={defaults.event_id ?? none}
          onSelectionChange={(id) => props.onDefaultsChange({ event_id: id === none ? null : id })}
        />
        {mapsAssignee && (
          <Select
            label={texts.assignTo}
            items={[{ id: none, label: texts.nobody }, ...agents]}
            selectedKey={defaults.assigned_to ?? none}
            onSelectionChange={(id) =>
              props.onDefaultsChange({ assigned_to: id === none ? null : id })
            }
          />
        )}
      </div>
    </section>
  );
}
