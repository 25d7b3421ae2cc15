import { lengths } from '@cardinal/contract/limits';
import {
  Button,
  DateTimeField,
  Dialog,
  FieldRow,
  Form,
  Icon,
  Text,
  TextArea,
  TextField,
} from '@cardinal/ui';
import { Image, Link2, MapPin } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { DiscardDialog } from '../DiscardDialog.tsx';
import type { EventDraft, EventErrors } from '../eventDraft.ts';
import { eventTexts } from '../texts.ts';
import { withScheme } from '../webAddress.ts';
import { requiredNote } from './EventDialog.css.ts';

const texts = eventTexts.form;
const noErrors: EventErrors = {};
const formId = 'cardinal-event';

/** Props of EventDialogView. */
export interface EventDialogViewProps {
  /** Whether an event is created or changed. */
  mode: 'create' | 'edit';
  draft: EventDraft;
  onChange: (change: Partial<EventDraft>) => void;
  /** Messages at the fields; a new object moves the focus to the first of them. */
  errors?: EventErrors;
  isSaving: boolean;
  /** Whether closing would lose input; it then asks first. */
  isDirty: boolean;
  /** IANA name of the time zone of start and end; the fields name it. */
  timeZone?: string;
  onSubmit: () => void;
  onClose: () => void;
}

/** Moves the focus to the first field with an error, once for each set of errors. */
function useErrorFocus(errors: EventErrors) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return ref;
}

/** The form of an event, in a dialog. */
export function EventDialogView({
  mode,
  draft,
  onChange,
  errors = noErrors,
  isSaving,
  isDirty,
  timeZone,
  onSubmit,
  onClose,
}: EventDialogViewProps) {
  const [isAsking, setAsking] = useState(false);
  const formRef = useErrorFocus(errors);
  const dialog = mode === 'create' ? eventTexts.createDialog : eventTexts.editDialog;
  const mayClose = () => {
    if (isSaving) return false;
    if (isDirty) setAsking(true);
    return !isDirty;
  };
  const cancel = () => mayClose() && onClose();
  /** Completes `fair.example` once it is entered. */
  const complete = (field: 'photo_url' | 'event_url') => {
    const full = withScheme(draft[field]);
    if (full !== draft[field]) onChange({ [field]: full });
  };
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        onCloseRequest={mayClose}
        title={dialog.title}
        footer={
          <>
            <Text size="xs" tone="muted" className={requiredNote}>
              {texts.requiredNote}
            </Text>
            <Button onPress={cancel}>{texts.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} isBusy={isSaving}>
              {dialog.submit}
            </Button>
          </>
        }
      >
        <Form id={formId} ref={formRef} onSubmit={() => !isSaving && onSubmit()}>
          <TextField
            label={texts.name}
            isRequired
            autoFocus
            maxLength={lengths.company}
            value={draft.name}
            onChange={(name) => onChange({ name })}
            errorMessage={errors.name}
          />
          <TextArea
            label={texts.description}
            rows={3}
            maxLength={lengths.eventDescription}
            value={draft.description}
            onChange={(description) => onChange({ description })}
            errorMessage={errors.description}
          />
          <TextField
            label={texts.location}
            isRequired
            prefix={<Icon icon={MapPin} />}
            maxLength={lengths.company}
            value={draft.location}
            onChange={(location) => onChange({ location })}
            errorMessage={errors.location}
          />
          <FieldRow>
            <DateTimeField
              label={texts.start}
              isRequired
              timeZone={timeZone}
              value={draft.start_date}
              onChange={(start_date) => onChange({ start_date })}
              errorMessage={errors.start_date}
            />
            <DateTimeField
              label={texts.end}
              isRequired
              timeZone={timeZone}
              value={draft.end_date}
              onChange={(end_date) => onChange({ end_date })}
              errorMessage={errors.end_date}
            />
          </FieldRow>
          <FieldRow>
            <TextField
              label={texts.photo}
              type="url"
              placeholder="https://"
              description={texts.photoHelp}
              prefix={<Icon icon={Image} />}
              maxLength={lengths.url}
              value={draft.photo_url}
              onChange={(photo_url) => onChange({ photo_url })}
              onBlur={() => complete('photo_url')}
              errorMessage={errors.photo_url}
            />
            <TextField
              label={texts.link}
              type="url"
              placeholder="https://"
              prefix={<Icon icon={Link2} />}
              maxLength={lengths.url}
              value={draft.event_url}
              onChange={(event_url) => onChange({ event_url })}
              onBlur={() => complete('event_url')}
              errorMessage={errors.event_url}
            />
          </FieldRow>
        </Form>
      </Dialog>
      <DiscardDialog isOpen={isAsking} onOpenChange={setAsking} onDiscard={onClose} />
    </>
  );
}
