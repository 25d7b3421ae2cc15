import { Button, FieldRow, Heading, TextField } from '@cardinal/ui';
import { Trash2 } from 'lucide-react';
import { useId, type Ref } from 'react';
import {
  attendeeLengths,
  attendeePath,
  requiredAttendeeFields,
  type AttendeeDraft,
  type AttendeeField,
} from '../attendeeDraft.ts';
import type { FieldErrors } from '../../forms/index.ts';
import { eventMessages } from '../texts.ts';
import { block, blockHeader } from './AttendeesDialog.css.ts';
import { useTexts } from '../../language/index.ts';

/** Type of each input, for the browser and the keyboards of phones. */
const inputs: Partial<Record<AttendeeField, { type: 'email' | 'tel' }>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
};
const required = new Set<AttendeeField>(requiredAttendeeFields);

export interface AttendeeBlockProps {
  /** "Attendee 2". */
  title: string;
  attendee: AttendeeDraft;
  onChange: (change: Partial<Record<AttendeeField, string>>) => void;
  /** Messages at the fields of all blocks. */
  errors: FieldErrors;
  /** Called to remove the block; undefined if it is the only one. */
  onRemove?: () => void;
  /** Ref of the first field. */
  firstRef: Ref<HTMLInputElement>;
}

/** The fields of one attendee. */
export function AttendeeBlock({
  title,
  attendee,
  onChange,
  errors,
  onRemove,
  firstRef,
}: AttendeeBlockProps) {
  const texts = useTexts(eventMessages).attendees;
  const titleId = useId();
  const field = (name: AttendeeField) => (
    <TextField
      {...inputs[name]}
      label={texts.fields[name]}
      isRequired={required.has(name)}
      inputRef={name === 'firstName' ? firstRef : undefined}
      // The browser would fill in the user's own details.
      autoComplete="off"
      maxLength={attendeeLengths[name]}
      value={attendee[name]}
      onChange={(text) => onChange({ [name]: text })}
      errorMessage={errors[attendeePath(attendee.key, name)]}
    />
  );
  return (
    <div role="group" aria-labelledby={titleId} className={block}>
      <div className={blockHeader}>
        <Heading level={3} size="sm" id={titleId}>
          {title}
        </Heading>
        {onRemove && (
          <Button
            variant="quiet"
            size="sm"
            icon={Trash2}
            aria-describedby={titleId}
            onPress={onRemove}
          >
            {texts.remove}
          </Button>
        )}
      </div>
      <FieldRow>
        {field('firstName')}
        {field('lastName')}
      </FieldRow>
      <FieldRow>
        {field('email')}
        {field('phone')}
      </FieldRow>
      <FieldRow>
        {field('company')}
        {field('position')}
      </FieldRow>
    </div>
  );
}
