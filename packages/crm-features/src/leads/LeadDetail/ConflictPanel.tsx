import { leadFields, type LeadField } from '@cardinal/contract/labels';
import { Button, InlineAlert, RadioCards } from '@cardinal/ui';
import { useState } from 'react';
import { detailTexts } from '../detailTexts.ts';
import type { Choice, Conflict } from './leadEdit.ts';
import { conflict as conflictClass, submit } from './LeadDetail.css.ts';

const texts = detailTexts.changed;

export interface ConflictPanelProps {
  conflicts: readonly Conflict[];
  isSaving: boolean;
  /** Called with a choice for each field. */
  onSave: (choices: Readonly<Partial<Record<LeadField, Choice>>>) => void;
}

const cards = ({ yours, theirs }: Conflict) => [
  { id: 'yours' as const, label: texts.yours, description: yours || texts.empty },
  { id: 'theirs' as const, label: texts.theirs, description: theirs || texts.empty },
];

/** Both versions of every field that two people changed, to choose from. */
export function ConflictPanel({ conflicts, isSaving, onSave }: ConflictPanelProps) {
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
          label={leadFields[conflict.field].label}
          items={cards(conflict)}
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
