import { leadStatuses } from '@cardinal/contract/labels';
import type { LeadStatus } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { Button, Form, InlineAlert, TextArea, ToggleButtonGroup } from '@cardinal/ui';
import type { ToggleItem } from '@cardinal/ui';
import { CircleCheck, Flame, Snowflake, Sun } from 'lucide-react';
import { statusTones } from '../LeadStatus/index.ts';
import { leadTexts } from '../texts.ts';
import { form, submit, theirNotes as theirNotesClass } from './LeadDetail.css.ts';

const texts = leadTexts.detail;

const icons = { Hot: Flame, Warm: Sun, Cold: Snowflake, Closed: CircleCheck } as const;

const choices: readonly ToggleItem<LeadStatus>[] = leadStatuses.map((status) => ({
  id: status,
  label: status,
  icon: icons[status],
  tone: statusTones[status],
}));

/** Props of LeadUpdateForm. */
export interface LeadUpdateFormProps {
  status: LeadStatus;
  onStatusChange: (status: LeadStatus) => void;
  notes: string;
  onNotesChange: (notes: string) => void;
  /** Whether there is anything to save. */
  isDirty: boolean;
  /** Whether saving is on its way. */
  isBusy?: boolean;
  /** What the server found wrong, by field. */
  errors?: Readonly<Record<string, string>>;
  /** The notes that someone else saved meanwhile; undefined if nobody did. */
  theirNotes?: string;
  onSubmit: () => void;
}

/** Update Status, with notes. */
export function LeadUpdateForm({
  status,
  onStatusChange,
  notes,
  onNotesChange,
  isDirty,
  isBusy = false,
  errors,
  theirNotes,
  onSubmit,
}: LeadUpdateFormProps) {
  const isTooLong = notes.length > lengths.notes;
  const tooLong = texts.tooLong(lengths.notes.toLocaleString());
  return (
    <Form
      className={form}
      validationErrors={errors}
      onSubmit={() => {
        if (isDirty && !isBusy && !isTooLong) onSubmit();
      }}
    >
      <ToggleButtonGroup
        label={texts.updateStatus}
        items={choices}
        selectedKey={status}
        onSelectionChange={onStatusChange}
      />
      {theirNotes !== undefined && (
        <InlineAlert tone="warning" title={texts.changed.title}>
          {texts.changed.description}
          <span className={theirNotesClass}>
            {theirNotes === ''
              ? texts.changed.noNotes
              : `${texts.changed.theirNotes}: ${theirNotes}`}
          </span>
        </InlineAlert>
      )}
      <TextArea
        label={texts.notes}
        name="notes"
        placeholder={texts.notesPlaceholder}
        rows={4}
        value={notes}
        onChange={onNotesChange}
        errorMessage={isTooLong ? tooLong : errors?.['notes']}
      />
      <Button
        type="submit"
        variant="primary"
        isBusy={isBusy}
        isDisabled={!isDirty}
        className={submit}
      >
        {texts.update}
      </Button>
    </Form>
  );
}
