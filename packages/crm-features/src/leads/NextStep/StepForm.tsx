import type { Lead } from '@cardinal/contract';
import { nextStepKinds, type NextStepKind } from '@cardinal/contract/labels';
import { Button, DateTimeField, Form, TextField, ToggleButtonGroup } from '@cardinal/ui';
import { useState } from 'react';
import { useNow } from '../../client/index.ts';
import { useForm, useKept } from '../../forms/index.ts';
import { nextStepMessages } from './nextStepTexts.ts';
import { stepErrors, stepOf, type StepDraft } from './stepDraft.ts';
import { buttons } from './NextStep.css.ts';
import type { NextStepChange } from './useNextStep.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

export interface StepFormProps {
  lead: Lead;
  /** Saves a change; rejects if it could not be saved, which has been shown. */
  onSave: (change: Extract<NextStepChange, { kind: 'set' }>) => Promise<unknown>;
  /** Called when the form is no longer needed. */
  onClose: () => void;
}

/** What comes next with a lead, when, and a note; what was typed is kept until it is saved. */
export function StepForm({ lead, onSave, onClose }: StepFormProps) {
  const texts = useTexts(nextStepMessages);
  const { steps } = useTexts(labelMessages);
  const now = useNow();
  const [initial] = useState(() => stepOf(lead, now()));
  const form = useForm<StepDraft, unknown>({
    initial,
    kept: useKept('next step', lead.id),
    check: (values) => stepErrors(values, texts),
    save: ({ kind, due_at, note }) =>
      // The check has found a missing date.
      onSave({ lead, kind: 'set', step: { kind, due_at: due_at ?? '', note: note.trim() } }),
    onSaved: onClose,
  });
  const { values, set, errors } = form;
  return (
    <Form {...form.props}>
      <ToggleButtonGroup<NextStepKind>
        label={texts.kind}
        size="sm"
        items={nextStepKinds.map((id) => ({ id, label: steps[id] }))}
        selectedKey={values.kind}
        onSelectionChange={(kind) => set({ kind })}
      />
      <DateTimeField
        label={texts.when}
        isRequired
        value={values.due_at}
        onChange={(due_at) => set({ due_at })}
        errorMessage={errors.due_at}
      />
      <TextField
        label={texts.what}
        value={values.note}
        onChange={(note) => set({ note })}
        errorMessage={errors.note}
      />
      <div className={buttons}>
        <Button
          onPress={() => {
            form.discard();
            onClose();
          }}
        >
          {texts.cancel}
        </Button>
        {lead.next_step && (
          <Button
            variant="quiet"
            onPress={() => {
              form.discard();
              void onSave({ lead, kind: 'set', step: null }).then(onClose, () => undefined);
            }}
          >
            {texts.remove}
          </Button>
        )}
        <Button variant="primary" type="submit" isBusy={form.isSaving}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}
