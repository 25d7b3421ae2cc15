import { limits } from '@cardinal/contract/limits';
import {
  AlertDialog,
  Button,
  DateTimeField,
  Dialog,
  FieldRow,
  Form,
  InlineAlert,
  NumberField,
  TextArea,
  TextField,
} from '@cardinal/ui';
import { useState } from 'react';
import { ApiError, errorDetail } from '../../client/index.ts';
import type { FormState } from '../../forms/index.ts';
import { detailMessages } from '../detailTexts.ts';
import type { MeetingDraft } from './meetingDraft.ts';
import { useTexts } from '../../language/index.ts';

const formId = 'cardinal-meeting';

export interface MeetingDialogViewProps {
  /** Name of the lead. */
  name: string;
  form: FormState<MeetingDraft>;
  /** Called to send the invitation although its hour is unusual. */
  onMeant?: () => void;
  /** IANA name of the time zone in which the start is entered. Defaults to the device's. */
  timeZone?: string;
  onClose: () => void;
}

/** A meeting with a lead, who receives an invitation. */
export function MeetingDialogView({
  name,
  form,
  onMeant,
  timeZone,
  onClose,
}: MeetingDialogViewProps) {
  const texts = useTexts(detailMessages).meeting;
  const { values: draft, set: onChange, errors, failure } = form;
  const [answered, setAnswered] = useState<Error | null>(null);
  const isUnusual = failure instanceof ApiError && failure.problem?.code === 'unusual_hour';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.with({ name })}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={form.isSaving}>
            {texts.send}
          </Button>
        </>
      }
    >
      <Form {...form.props} id={formId}>
        {failure && !isUnusual && (
          <InlineAlert tone="danger" title={texts.failed}>
            {errorDetail(failure)}
          </InlineAlert>
        )}
        <TextField
          label={texts.name}
          isRequired
          value={draft.title}
          onChange={(title) => onChange({ title })}
          errorMessage={errors.title}
        />
        <FieldRow>
          <DateTimeField
            label={texts.start}
            isRequired
            timeZone={timeZone}
            value={draft.start}
            onChange={(start) => onChange({ start })}
            errorMessage={errors.start}
          />
          <NumberField
            label={texts.duration}
            isRequired
            minValue={limits.meetingMinutes.min}
            maxValue={limits.meetingMinutes.max}
            step={5}
            value={draft.duration_minutes}
            onChange={(duration_minutes) => onChange({ duration_minutes })}
            errorMessage={errors.duration_minutes}
          />
        </FieldRow>
        <TextField
          label={texts.place}
          value={draft.place}
          onChange={(place) => onChange({ place })}
          errorMessage={errors.place}
        />
        <TextArea
          label={texts.note}
          description={texts.noteHelp}
          rows={4}
          value={draft.note}
          onChange={(note) => onChange({ note })}
          errorMessage={errors.note}
        />
      </Form>
      {isUnusual && failure !== answered && (
        <AlertDialog
          isOpen
          title={texts.unusual.title}
          confirmLabel={texts.unusual.confirm}
          cancelLabel={texts.unusual.change}
          onConfirm={() => onMeant?.()}
          onOpenChange={(isOpen) => !isOpen && setAnswered(failure)}
        >
          {failure.detail} {texts.unusual.outside}
        </AlertDialog>
      )}
    </Dialog>
  );
}
