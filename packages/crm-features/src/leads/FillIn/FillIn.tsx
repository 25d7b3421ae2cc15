import type { Lead } from '@cardinal/contract';
import { inputTypes, leadFields, type LeadTextField } from '@cardinal/contract/labels';
import { Button, Form, TextField, toasts } from '@cardinal/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorDetail } from '../../client/index.ts';
import { isStale } from '../../client/http/ifMatch.ts';
import { leadName } from '../../format/index.ts';
import { useUpdateLead } from '../detailMutations.ts';
import { ConflictPanel } from '../LeadDetail/ConflictPanel.tsx';
import { useFieldsEdit, type FormEdit } from '../LeadDetail/useLeadEdit.ts';
import { leadMessages } from '../texts.ts';
import { buttons, fields as fieldsClass, form as formClass } from './FillIn.css.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

/** What can be filled in here; the detail has the other fields. */
const filledIn = ['first_name', 'last_name', 'email', 'phone'] as const satisfies LeadTextField[];

/** Returns a function that tells of a saved lead, and offers to take back what was filled in. */
function useTellSaved() {
  const leadTexts = useTexts(leadMessages);
  const texts = leadTexts.fillIn;
  const { mutateAsync } = useUpdateLead();

  const takeBack = async (saved: Lead, before: Lead) => {
    const changed = filledIn.filter((field) => saved[field] !== before[field]);
    const change = Object.fromEntries(changed.map((field) => [field, before[field]]));
    try {
      const lead = await mutateAsync({
        leadId: saved.id,
        version: saved.version,
        change: { ...change, incomplete: true },
        isForLatest: true,
      });
      toasts.show({
        title: leadTexts.toasts.updated,
        description: texts.undone({ name: leadName(lead) }),
      });
    } catch (error) {
      toasts.show({
        title: leadTexts.toasts.updateFailed,
        description: isStale(error)
          ? leadTexts.toasts.stale({ name: leadName(saved) })
          : errorDetail(error),
        tone: 'danger',
      });
    }
  };

  return (saved: Lead, before: Lead) =>
    toasts.show({
      title: leadTexts.toasts.updated,
      description: leadTexts.toasts.saved({ name: leadName(saved) }),
      tone: 'success',
      action: { label: leadTexts.toasts.undo, onAction: () => void takeBack(saved, before) },
    });
}

export interface FillInProps {
  lead: Lead;
  /** Called once what was typed is saved, or if nothing was typed: the next lead's turn. */
  onDone: () => void;
  onClose: () => void;
  /** Called to open the detail of the lead, whose form has gone with something typed. */
  onOpenLead: (id: string) => void;
}

/** Tells that something typed is kept when the form goes, whyever: also if its lead leaves the list. */
function useTellKept({ lead, onOpenLead }: FillInProps, edit: FormEdit | undefined) {
  const texts = useTexts(leadMessages).fillIn;
  const isDone = useRef(false);
  const tell = useEffectEvent(() => {
    if (isDone.current || !edit?.isDirty) return;
    toasts.show({
      title: texts.kept,
      description: texts.keptDetail({ name: leadName(lead) }),
      tone: 'info',
      action: { label: texts.open, onAction: () => onOpenLead(lead.id) },
    });
  });
  useEffect(() => () => tell(), []);
  return {
    /** Says that what was typed is saved. */
    settle: () => {
      isDone.current = true;
    },
  };
}

/** The fields that an incomplete lead lacks, in one line below its row. */
export function FillIn(props: FillInProps) {
  const texts = useTexts(leadMessages).fillIn;
  const labels = useTexts(labelMessages);
  const { lead, onDone, onClose } = props;
  // A field stays while a colleague fills it in.
  const [fields] = useState(() => filledIn.filter((field) => lead[field] === ''));
  const edit = useFieldsEdit(lead, fields, useTellSaved());
  const { settle } = useTellKept(props, edit);
  if (!edit) return null;
  const { values, errors, conflicts, isDirty } = edit;

  const save = async (choices?: Parameters<FormEdit['onSave']>[0]) => {
    if (isDirty && !(await edit.onSave(choices))) return;
    settle();
    onDone();
  };

  const closeByKey = ({ key }: { key: string }) => {
    if (key === 'Escape') onClose();
  };

  return (
    <Form
      aria-label={texts.form({ name: leadName(lead) })}
      className={formClass}
      onSubmit={() => {
        if (conflicts.length === 0) void save();
      }}
    >
      <div className={fieldsClass}>
        {fields.map((field, index) => (
          <TextField
            key={field}
            label={labels.fields[field]}
            type={inputTypes[leadFields[field].kind]}
            autoComplete="off"
            autoFocus={index === 0}
            value={values[field]}
            onChange={(value) => edit.onChange({ [field]: value })}
            errorMessage={errors[field]}
            onKeyDown={closeByKey}
          />
        ))}
        {conflicts.length === 0 && (
          <div className={buttons}>
            <Button type="submit" variant="primary" isBusy={edit.isSaving} onKeyDown={closeByKey}>
              {texts.save}
            </Button>
            <Button onPress={onClose} onKeyDown={closeByKey}>
              {texts.close}
            </Button>
          </div>
        )}
      </div>
      {conflicts.length > 0 && (
        <ConflictPanel
          conflicts={conflicts}
          isSaving={edit.isSaving}
          onSave={(choices) => void save(choices)}
        />
      )}
    </Form>
  );
}
