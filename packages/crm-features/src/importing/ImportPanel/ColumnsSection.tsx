import type { Import, ImportField, ImportMapping } from '@cardinal/contract';
import { attendeeFields, importFields } from '@cardinal/contract/labels';
import {
  announce,
  Button,
  Heading,
  Icon,
  IconButton,
  InlineAlert,
  Select,
  Text,
} from '@cardinal/ui';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { useId, useState } from 'react';
import { missingIn, sharedFields, withMove, type SharedField } from '../importState.ts';
import { importMessages } from '../texts.ts';
import {
  arrow,
  group,
  groupTitle,
  head,
  list,
  name,
  pair,
  places,
  placed,
  sample,
  section,
  start,
  words,
} from './ImportPanel.css.ts';
import { useTexts } from '../../language/index.ts';

/** Maximum number of unmapped columns shown at first; exports of other programs have hundreds. */
const fewUnmapped = 6;

export interface ColumnsSectionProps {
  columns: Import['columns'];
  mapping: ImportMapping;
  /** See `Import`. */
  order: number[];
  /** Whether the user may assign leads to others. */
  mapsAssignee: boolean;
  /** Whether the file is a list of attendees, which fills in fewer fields. */
  isAttendeeList: boolean;
  onFieldChange: (column: number, field: ImportField | null) => void;
  onOrderChange: (order: number[]) => void;
}

interface OrderProps extends Pick<ColumnsSectionProps, 'columns' | 'order' | 'onOrderChange'> {
  shared: SharedField;
}

/** The columns of one field in the order in which they take precedence. */
function ColumnOrder({ columns, order, shared, onOrderChange }: OrderProps) {
  const importTexts = useTexts(importMessages);
  const texts = importTexts.columns;
  const last = shared.columns.length - 1;
  return (
    <fieldset className={group}>
      <legend className={groupTitle}>
        {texts.order({ field: importTexts.fields[shared.field] })}
      </legend>
      <ol className={places}>
        {shared.columns.map((column, place) => {
          const title = columns[column]?.name ?? '';
          const moveTo = (to: number) => {
            onOrderChange(withMove({ order }, shared, place, to));
            announce(
              texts.moved({
                column: title,
                place: to + 1,
                count: last + 1,
              }),
            );
          };
          return (
            <li key={column} className={placed}>
              <span className={words}>
                <span className={name}>{title}</span>
              </span>
              <IconButton
                icon={ArrowUp}
                aria-label={texts.up({ column: title })}
                // Keeps the focus at the end of the list, unlike a disabled button.
                disabledReason={place === 0 ? texts.isFirst : undefined}
                onPress={() => moveTo(place - 1)}
              />
              <IconButton
                icon={ArrowDown}
                aria-label={texts.down({ column: title })}
                disabledReason={place === last ? texts.isLast : undefined}
                onPress={() => moveTo(place + 1)}
              />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

/** Id of the option that leaves a column out. */
const skip = 'skip';

/** The field of each column in the file. */
export function ColumnsSection({ columns, mapping, mapsAssignee, ...props }: ColumnsSectionProps) {
  const importTexts = useTexts(importMessages);
  const texts = importTexts.columns;
  const { order, isAttendeeList, onFieldChange, onOrderChange } = props;
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  // The set of shown columns does not change while their fields are edited.
  const [first] = useState(() => shownAtFirst(mapping));
  const missing = missingIn(mapping, isAttendeeList);
  const fields: readonly ImportField[] = isAttendeeList
    ? attendeeFields
    : importFields.filter((field) => field !== 'assigned_to' || mapsAssignee);
  const items = [
    { id: skip, label: texts.skip },
    ...fields.map((field) => ({ id: field, label: importTexts.fields[field] })),
  ];
  const shown = columns
    .map((column, index) => ({ ...column, index, field: mapping[index] ?? null }))
    .filter(({ index }) => showsAll || first.has(index));
  const hidden = columns.length - shown.length;

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
      {missing && (
        <InlineAlert tone="warning">
          {missing === 'badge' ? importTexts.attendees.missing : texts.missing[missing]}
        </InlineAlert>
      )}
      <ul className={list}>
        {shown.map(({ name: column, samples, index, field }) => (
          <li key={index} className={pair}>
            <span className={words}>
              <span className={name}>{column}</span>
              <span className={sample}>{samples[0] ?? texts.empty}</span>
            </span>
            <Icon icon={ArrowRight} className={arrow} />
            <Select
              aria-label={texts.field({ column })}
              items={items}
              selectedKey={field ?? skip}
              onSelectionChange={(id) => {
                const chosen = fields.find((one) => one === id) ?? null;
                if (chosen !== field) onFieldChange(index, chosen);
              }}
            />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button size="sm" className={start} onPress={() => setShowsAll(true)}>
          {texts.more({ count: hidden })}
        </Button>
      )}
      {sharedFields({ mapping, order }).map((shared) => (
        <ColumnOrder
          key={shared.field}
          columns={columns}
          order={order}
          shared={shared}
          onOrderChange={onOrderChange}
        />
      ))}
    </section>
  );
}

/** The mapped columns, and the first of the others. */
function shownAtFirst(mapping: ImportMapping): ReadonlySet<number> {
  const unmapped = mapping.flatMap((field, index) => (field === null ? [index] : []));
  const mapped = mapping.flatMap((field, index) => (field === null ? [] : [index]));
  return new Set([...mapped, ...unmapped.slice(0, fewUnmapped)]);
}
