import { lengths } from '@cardinal/contract/limits';
import { DateTimeField, FieldRow, Icon, TextArea, TextField } from '@cardinal/ui';
import { Image, Link2, MapPin } from 'lucide-react';
import type { FormState } from '../../forms/index.ts';
import type { EventDraft } from '../eventDraft.ts';
import { eventMessages } from '../texts.ts';
import { withScheme } from '../webAddress.ts';
import { useTexts } from '../../language/index.ts';

export interface EventFieldsProps {
  form: FormState<EventDraft>;
}

/** The fields of an event; start and end name the time zone. */
export function EventFields({ form }: EventFieldsProps) {
  const texts = useTexts(eventMessages).form;
  const { values: draft, set: onChange, errors } = form;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  /** Completes `fair.example` once it is entered. */
  const complete = (field: 'photo_url' | 'event_url') => {
    const full = withScheme(draft[field]);
    if (full !== draft[field]) onChange({ [field]: full });
  };
  return (
    <>
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
    </>
  );
}
