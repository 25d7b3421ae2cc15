import type { TextsOf } from '@cardinal/contract/messages';
import type { Import, ImportValue, ImportValueField, TeamUser } from '@cardinal/contract';
import { importValueFields, leadSources, leadStatuses } from '@cardinal/contract/labels';
import { Button, Heading, Icon, Select, Text } from '@cardinal/ui';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { importMessages } from '../texts.ts';
import {
  arrow,
  group,
  groupTitle,
  head,
  list,
  name,
  pair,
  sample,
  section,
  start,
  words,
} from './ImportPanel.css.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages, type LabelTexts } from '../../language/labelTexts.ts';

/** Maximum number of a field's texts shown at first. */
const fewValues = 6;

/** A user to whom leads can be assigned. */
export type ImportAgent = Pick<TeamUser, 'id' | 'first_name' | 'last_name'>;

export interface ValuesSectionProps {
  values: Import['values'];
  /** The agents who can own leads. */
  agents: readonly ImportAgent[];
  onValueChange: (field: ImportValueField, text: string, value: string | null) => void;
}

/** Whether the file has values that can be mapped. */
export const hasValues = (values: Import['values']): boolean =>
  importValueFields.some((field) => values[field].length > 0);

/** Id of the option that keeps a text in the notes; the ids of values start with another sign. */
const keep = 'keep';
const idOf = (value: string | null) => (value === null ? keep : `=${value}`);
const valueOf = (id: string) => (id === keep ? null : id.slice(1));

function optionsFor(
  field: ImportValueField,
  { text, value }: ImportValue,
  agents: readonly ImportAgent[],
  texts: TextsOf<typeof importMessages>['values'],
  labels: LabelTexts,
) {
  const kept = { id: keep, label: texts.keep };
  switch (field) {
    case 'lead_status':
      return [
        ...leadStatuses.map((status) => ({ id: idOf(status), label: labels.statuses[status] })),
        kept,
      ];
    case 'source': {
      const own = Object.values(leadSources);
      const isOwn = (one: string) => own.some((source) => source === one);
      const others = [...new Set([text, value ?? text])].filter((one) => !isOwn(one));
      return [
        ...others.map((one) => ({
          id: idOf(one),
          label: one === text ? texts.asIs({ text }) : one,
        })),
        ...own.map((source) => ({ id: idOf(source), label: labels.sources[source] })),
        kept,
      ];
    }
    case 'assigned_to': {
      const known = agents.map(({ id, first_name: first, last_name: last }) => ({
        id: idOf(id),
        label: `${first} ${last}`.trim(),
      }));
      const isKnown = value === null || known.some(({ id }) => id === idOf(value));
      return [...known, ...(isKnown ? [] : [{ id: idOf(value), label: texts.former }]), kept];
    }
  }
}

interface GroupProps extends Omit<ValuesSectionProps, 'values'> {
  field: ImportValueField;
  listed: readonly ImportValue[];
}

function ValueGroup({ field, listed, agents, onValueChange }: GroupProps) {
  const texts = useTexts(importMessages).values;
  const labels = useTexts(labelMessages);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? listed : listed.slice(0, fewValues);
  return (
    <fieldset className={group}>
      <legend className={groupTitle}>{texts.groups[field]}</legend>
      <ul className={list}>
        {shown.map((one) => (
          <li key={one.text} className={pair}>
            <span className={words}>
              <span className={name}>{one.text}</span>
              <span className={sample}>
                {[
                  texts.rows({ count: one.count }),
                  ...(one.remembered ? [texts.remembered] : []),
                ].join(' · ')}
              </span>
            </span>
            <Icon icon={ArrowRight} className={arrow} />
            <Select
              aria-label={texts.meaning({ text: one.text })}
              items={optionsFor(field, one, agents, texts, labels)}
              selectedKey={idOf(one.value)}
              onSelectionChange={(id) => {
                const value = valueOf(id);
                if (value !== one.value) onValueChange(field, one.text, value);
              }}
            />
          </li>
        ))}
      </ul>
      {shown.length < listed.length && (
        <Button size="sm" className={start} onPress={() => setShowsAll(true)}>
          {texts.more({ count: listed.length - shown.length })}
        </Button>
      )}
    </fieldset>
  );
}

/** The mapping of each status, source and owner in the file. */
export function ValuesSection({ values, ...props }: ValuesSectionProps) {
  const texts = useTexts(importMessages).values;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={section}>
      <div className={head}>
        <Heading level={2} size="md" id={titleId}>
          {texts.title}
        </Heading>
        <Text size="sm" tone="muted">
          {texts.description}
        </Text>
      </div>
      {importValueFields
        .filter((field) => values[field].length > 0)
        .map((field) => (
          <ValueGroup key={field} field={field} listed={values[field]} {...props} />
        ))}
    </section>
  );
}
