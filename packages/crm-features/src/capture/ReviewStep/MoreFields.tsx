import { inputTypes, leadFields, leadFieldsWith } from '@cardinal/contract/labels';
import { Button, FieldRow, TextField } from '@cardinal/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { captureMessages } from '../texts.ts';
import type { ReviewData, ReviewHandlers } from './reviewProps.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

const fields = leadFieldsWith('capture', 'more');

export interface MoreFieldsProps extends Pick<ReviewData, 'capture' | 'isReadOnly'> {
  handlers: ReviewHandlers;
}

/** Fields that few leads have: shown once the card or the user fills them in, or on demand. */
export function MoreFields({ capture, isReadOnly, handlers }: MoreFieldsProps) {
  const captureTexts = useTexts(captureMessages);
  const labels = useTexts(labelMessages).fields;
  const { values, errors, typed } = capture;
  /** The first field that the user asked for, which gains the focus. */
  const [asked, setAsked] = useState<(typeof fields)[number]>();
  // A field does not disappear while its text is being replaced.
  const shown = fields.filter(
    (field) => asked || values[field] !== '' || typed.includes(field) || errors[field],
  );
  return (
    <>
      {shown.length > 0 && (
        <FieldRow>
          {shown.map((field) => (
            <TextField
              key={field}
              name={field}
              type={inputTypes[leadFields[field].kind]}
              label={labels[field]}
              value={values[field]}
              onChange={(value) => handlers.onEdit({ [field]: value })}
              isReadOnly={isReadOnly}
              maxLength={leadFields[field].max}
              errorMessage={errors[field]}
              autoFocus={field === asked}
              autoComplete="off"
              autoCorrect="off"
              spellCheck="false"
            />
          ))}
        </FieldRow>
      )}
      {shown.length < fields.length && (
        <div>
          <Button
            variant="quiet"
            size="sm"
            icon={Plus}
            isDisabled={isReadOnly}
            onPress={() => setAsked(fields.find((field) => !shown.includes(field)))}
          >
            {captureTexts.form.more}
          </Button>
        </div>
      )}
    </>
  );
}
