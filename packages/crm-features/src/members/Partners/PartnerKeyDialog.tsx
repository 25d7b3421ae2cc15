import type { Event, PartnerScope } from '@cardinal/contract';
import { partnerScopes } from '@cardinal/contract/labels';
import { lengths, limits } from '@cardinal/contract/limits';
import {
  AlertDialog,
  Button,
  Checkbox,
  DateTimeField,
  Dialog,
  FieldRow,
  Form,
  NumberField,
  Select,
  TextArea,
  TextField,
} from '@cardinal/ui';
import { useEffect, useRef, useState } from 'react';
import { partnerTexts } from '../partnerTexts.ts';
import { memberTexts } from '../texts.ts';
import { choices, choicesLabel } from './Partners.css.ts';
import type { PartnerDraft, PartnerErrors } from './partnerDraft.ts';

const texts = partnerTexts.form;
const formId = 'cardinal-partner-key';
/** Option for no event; no event has this id. */
const noEvent = 'none';
const noErrors: PartnerErrors = {};

/** Props of PartnerKeyDialog. */
export interface PartnerKeyDialogProps {
  /** Name of the key that is changed; null for a new one. */
  editing: string | null;
  draft: PartnerDraft;
  onChange: (change: Partial<PartnerDraft>) => void;
  /** Messages at the fields; a new object moves the focus to the first of them. */
  errors?: PartnerErrors;
  /** Events to choose from. */
  events: readonly Pick<Event, 'id' | 'name'>[];
  isSaving: boolean;
  /** Whether closing would lose input; it then asks first. */
  isDirty: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** The scopes with one added or removed, in their order. */
const withScope = (
  { scopes }: PartnerDraft,
  changed: PartnerScope,
  isSelected: boolean,
): PartnerScope[] =>
  partnerScopes.filter((scope) => (scope === changed ? isSelected : scopes.includes(scope)));

/** The form of a partner key, in a dialog. */
export function PartnerKeyDialog({
  editing,
  draft,
  onChange,
  errors = noErrors,
  events,
  isSaving,
  isDirty,
  onSubmit,
  onClose,
}: PartnerKeyDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const mayClose = () => {
    if (isSaving) return false;
    if (isDirty) setAsking(true);
    return !isDirty;
  };
  const eventItems = [
    { id: noEvent, label: texts.anyEvent },
    ...events.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        onCloseRequest={mayClose}
        title={editing === null ? texts.createTitle : texts.editTitle(editing)}
        footer={
          <>
            <Button onPress={() => mayClose() && onClose()}>{memberTexts.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} isBusy={isSaving}>
              {editing === null ? texts.create : texts.save}
            </Button>
          </>
        }
      >
        <Form id={formId} ref={form} onSubmit={() => !isSaving && onSubmit()}>
          <TextField
            label={texts.name}
            description={texts.nameHelp}
            isRequired
            autoFocus
            maxLength={lengths.partnerName}
            value={draft.name}
            onChange={(name) => onChange({ name })}
            errorMessage={errors.name}
          />
          <TextArea
            label={texts.origins}
            description={texts.originsHelp}
            isRequired
            rows={3}
            dir="ltr"
            spellCheck="false"
            value={draft.origins}
            onChange={(origins) => onChange({ origins })}
            errorMessage={errors.origins}
          />
          <fieldset className={choices}>
            <legend className={choicesLabel}>{texts.scopes}</legend>
            {partnerScopes.map((scope, index) => (
              <Checkbox
                key={scope}
                isSelected={draft.scopes.includes(scope)}
                onChange={(isSelected) => onChange({ scopes: withScope(draft, scope, isSelected) })}
                description={partnerTexts.scopeHints[scope]}
                isInvalid={index === 0 && errors.scopes !== undefined}
                errorMessage={index === 0 ? errors.scopes : undefined}
              >
                {partnerTexts.scopes[scope]}
              </Checkbox>
            ))}
          </fieldset>
          <Select
            label={texts.event}
            description={texts.eventHelp}
            items={eventItems}
            selectedKey={draft.event_id ?? noEvent}
            onSelectionChange={(id) => onChange({ event_id: id === noEvent ? null : id })}
            errorMessage={errors.event_id}
          />
          <FieldRow>
            <NumberField
              label={texts.daily}
              description={texts.dailyHelp}
              isRequired
              minValue={limits.partnerCaptures.min}
              maxValue={limits.partnerCaptures.max}
              value={draft.daily_captures}
              onChange={(daily_captures) => onChange({ daily_captures })}
              errorMessage={errors.daily_captures}
            />
            <DateTimeField
              label={texts.expires}
              description={texts.expiresHelp}
              value={draft.expires_at}
              onChange={(expires_at) => onChange({ expires_at })}
              errorMessage={errors.expires_at}
            />
          </FieldRow>
        </Form>
      </Dialog>
      <AlertDialog
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={onClose}
        title={partnerTexts.discard.title}
        confirmLabel={partnerTexts.discard.confirm}
        cancelLabel={partnerTexts.discard.cancel}
      >
        {partnerTexts.discard.description}
      </AlertDialog>
    </>
  );
}
