import { leadStatuses, type LeadStatus } from '@cardinal/contract/labels';
import { Button, Form, Heading, TextArea, ToggleButtonGroup, type ToggleItem } from '@cardinal/ui';
import { CircleCheck, Flame, Snowflake, Sun } from 'lucide-react';
import { useId, useRef } from 'react';
import { statusTones } from '../LeadStatus/index.ts';
import { detailMessages } from '../detailTexts.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { FormEdit } from './useLeadEdit.ts';
import {
  form,
  heading as headingClass,
  section,
  statuses,
  submit as submitClass,
} from './LeadDetail.css.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages, type LabelTexts } from '../../language/labelTexts.ts';

const icons = { Hot: Flame, Warm: Sun, Cold: Snowflake, Closed: CircleCheck } as const;

const choicesIn = (labels: LabelTexts): readonly ToggleItem<LeadStatus>[] =>
  leadStatuses.map((id) => ({
    id,
    label: labels.statuses[id],
    icon: icons[id],
    tone: statusTones[id],
  }));

export interface LeadUpdateFormProps {
  edit: FormEdit;
  /** Whether the user may only read. */
  isReadOnly: boolean;
  /** Whether the form has the full width, so that the statuses can be larger. */
  isRoomy: boolean;
}

/** Update Status, with notes. */
export function LeadUpdateForm({ edit, isReadOnly, isRoomy }: LeadUpdateFormProps) {
  const texts = useTexts(detailMessages).status;
  const labels = useTexts(labelMessages);
  const { values, errors, conflicts, onChange } = edit;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const save = async () => {
    if (!edit.isDirty || conflicts.length > 0 || !(await edit.onSave())) return;
    // A disabled button would lose the focus, and the dialog would no longer receive keys.
    const isAtButton = document.activeElement === submit.current;
    if (isAtButton || document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  };
  const saveChoices = async (chosen: Parameters<FormEdit['onSave']>[0]) => {
    // The panel has been removed, and with it the focus. Focusing a field would open a phone's
    // keyboard.
    if (await edit.onSave(chosen)) heading.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-labelledby={titleId} className={section}>
      <Heading
        ref={heading}
        level={3}
        size="md"
        id={titleId}
        tabIndex={-1}
        className={headingClass}
      >
        {texts.title}
      </Heading>
      <Form className={form} onSubmit={() => void save()}>
        <ToggleButtonGroup<LeadStatus>
          aria-labelledby={titleId}
          items={choicesIn(labels)}
          size={isRoomy ? 'md' : 'sm'}
          isDisabled={isReadOnly}
          selectedKey={values.lead_status}
          onSelectionChange={(lead_status) => onChange({ lead_status })}
          className={statuses}
        />
        <TextArea
          label={texts.notes}
          name="notes"
          placeholder={texts.notesPlaceholder}
          rows={3}
          isReadOnly={isReadOnly}
          value={values.notes}
          onChange={(notes) => onChange({ notes })}
          errorMessage={errors.notes}
        />
        {conflicts.length > 0 && (
          <ConflictPanel
            conflicts={conflicts}
            isSaving={edit.isSaving}
            onSave={(chosen) => void saveChoices(chosen)}
          />
        )}
        {conflicts.length === 0 && !isReadOnly && (
          <Button
            ref={submit}
            type="submit"
            isBusy={edit.isSaving}
            isDisabled={!edit.isDirty}
            className={submitClass}
          >
            {texts.update}
          </Button>
        )}
      </Form>
    </section>
  );
}
