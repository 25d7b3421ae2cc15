import { inputTypes, leadFields, leadTextFields, leadTypes } from '@cardinal/contract/labels';
import { Button, Form, Select, TextField } from '@cardinal/ui';
import { useState } from 'react';
import { detailMessages } from '../detailTexts.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { isRequired } from './leadEdit.ts';
import type { FormEdit } from './useLeadEdit.ts';
import { buttons, form as formClass } from './LeadDetail.css.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

export interface ContactFormProps {
  edit: FormEdit;
  /** Called when the form should close: the change is saved or was cancelled. */
  onClose: () => void;
}

/** Notes have a form of their own. */
const inputs = leadTextFields.filter((field) => field !== 'notes');

/** A lead's contact information, edited in place. */
export function ContactForm({ edit, onClose }: ContactFormProps) {
  const texts = useTexts(detailMessages).contact;
  const labels = useTexts(labelMessages);
  const { values, errors, conflicts, onChange } = edit;
  // Few leads have a badge; the field stays while its text is being edited.
  const [hasBadge] = useState(values.badge_code !== '');
  const shown = inputs.filter((field) => field !== 'badge_code' || hasBadge);
  const save = async (choices?: Parameters<FormEdit['onSave']>[0]) => {
    if (!edit.isDirty || (await edit.onSave(choices))) onClose();
  };
  return (
    <Form
      aria-label={texts.editLabel}
      className={formClass}
      onSubmit={() => {
        if (conflicts.length === 0) void save();
      }}
    >
      {shown.map((field, index) => (
        <TextField
          key={field}
          label={labels.fields[field]}
          isRequired={isRequired(field, values)}
          type={inputTypes[leadFields[field].kind]}
          autoFocus={index === 0}
          value={values[field]}
          onChange={(value) => onChange({ [field]: value })}
          errorMessage={errors[field]}
        />
      ))}
      <Select
        label={labels.fields.lead_type}
        items={leadTypes.map((id) => ({ id, label: labels.types[id] }))}
        selectedKey={values.lead_type}
        onSelectionChange={(lead_type) => onChange({ lead_type })}
        errorMessage={errors.lead_type}
      />
      {conflicts.length > 0 ? (
        <ConflictPanel
          conflicts={conflicts}
          isSaving={edit.isSaving}
          onSave={(choices) => void save(choices)}
        />
      ) : (
        <div className={buttons}>
          <Button
            onPress={() => {
              edit.onReset();
              onClose();
            }}
          >
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" isBusy={edit.isSaving}>
            {texts.save}
          </Button>
        </div>
      )}
    </Form>
  );
}
