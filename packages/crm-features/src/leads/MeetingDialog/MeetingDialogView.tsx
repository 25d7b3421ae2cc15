import { limits } from '@cardinal/contract/limits';
import {
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
import { detailTexts } from '../detailTexts.ts';
import type { MeetingDraft, MeetingErrors } from './meetingDraft.ts';

const texts = detailTexts.meeting;
const noErrors: MeetingErrors = {};
const formId = 'cardinal-meeting';

export interface MeetingDialogViewProps {
  /** Name of the lead. */
  name: string;
  draft: MeetingDraft;
  onChange: (change: Partial<MeetingDraft>) => void;
  /** Messages at the fields. */
  errors?: MeetingErrors;
  /** Why the server refused; undefined if it did not. */
  failure?: string;
  isSending: boolean;
  /** IANA name of the time zone in which the start is entered. Defaults to the device's. */
  timeZone?: string;
  onSend: () => void;
  onClose: () => void;
}

/** A meeting with a lead, who receives an invitation. */
export function MeetingDialogView({
  name,
  draft,
  onChange,
  errors = noErrors,
  failure,
  isSending,
  timeZone,
  onSend,
  onClose,
}: MeetingDialogViewProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.with(name)}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isSending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => !isSending && onSend()}>
        {failure && (
          <InlineAlert tone="danger" title={texts.failed}>
            {failure}
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
            value={draft.minutes}
            onChange={(minutes) => onChange({ minutes })}
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
    </Dialog>
  );
}
