import type { LeadField } from '@cardinal/contract/labels';
import { Button, InlineAlert, RadioCards } from '@cardinal/ui';
import { useState } from 'react';
import { detailMessages, type DetailTexts } from '../detailTexts.ts';
import type { Choice, Conflict } from './leadEdit.ts';
import { conflict as conflictClass, submit } from './LeadDetail.css.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages, type LabelTexts } from '../../language/labelTexts.ts';
import { fieldValue } from '../../format/index.ts';

export interface ConflictPanelProps {
  conflicts: readonly Conflict[];
  isSaving: boolean;
  /** Called with a choice for each field. */
  onSave: (choices: Readonly<Partial<Record<LeadField, Choice>>>) => void;
}

const cards = (
  { field, yours, theirs }: Conflict,
  texts: DetailTexts['changed'],
  labels: LabelTexts,
) => [
  {
    id: 'yours' as const,
    label: texts.yours,
    description: fieldValue(field, yours, labels) || texts.empty,
  },
  {
    id: 'theirs' as const,
    label: texts.theirs,
    description: fieldValue(field, theirs, labels) || texts.empty,
  },
];

/** Both versions of every field that two people changed, to choose from. */
export function ConflictPanel({ conflicts, isSaving, onSave }: ConflictPanelProps) {
  const texts = useTexts(detailMessages).changed;
  const labels = useTexts(labelMessages);
  // Nothing is preselected: either choice would overwrite something unseen.
  const [choices, setChoices] = useState<Partial<Record<LeadField, Choice>>>({});
  const isComplete = conflicts.every(({ field }) => choices[field] !== undefined);
  return (
    <div className={conflictClass}>
      <InlineAlert tone="warning" title={texts.title}>
        {texts.conflict}
      </InlineAlert>
      {conflicts.map((conflict) => (
        <RadioCards<Choice>
          key={conflict.field}
          label={labels.fields[conflict.field]}
          items={cards(conflict, texts, labels)}
          selectedKey={choices[conflict.field] ?? null}
          onSelectionChange={(choice) => setChoices({ ...choices, [conflict.field]: choice })}
        />
      ))}
      <Button
        variant="primary"
        isDisabled={!isComplete}
        isBusy={isSaving}
        onPress={() => onSave(choices)}
        className={submit}
      >
        {texts.save}
      </Button>
    </div>
  );
}
