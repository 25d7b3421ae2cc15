import type { CardField } from '@cardinal/contract';
import { captureStatuses, leadFields, lowerStatus } from '@cardinal/contract/labels';
import { FieldRow, Form, Stack, TextArea, TextField, ToggleButtonGroup } from '@cardinal/ui';
import { Flame, Snowflake, Sun } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fieldNames } from '../leadValues.ts';
import { captureMessages } from '../texts.ts';
import { CardFieldInput } from './CardFieldInput.tsx';
import { MoreFields } from './MoreFields.tsx';
import type { ReviewData, ReviewHandlers } from './reviewProps.ts';
import { StandQuestions } from './StandQuestions.tsx';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

export interface ReviewFormProps extends ReviewData {
  /** Id of the form, for the buttons outside it. */
  id: string;
  handlers: ReviewHandlers;
  /** Called when a field of the card gains or loses the focus. */
  onFocusChange: (field: CardField, isFocused: boolean) => void;
  /** Whether the first field is focused initially. */
  autoFocus?: boolean;
}

const icons = { Hot: Flame, Warm: Sun, Cold: Snowflake } as const;

/** Moves the focus to the first invalid field. */
function useFocusOnRefusal({ refusals, errors }: ReviewData['capture']) {
  const ref = useRef<HTMLFormElement>(null);
  const focusFirst = useEffectEvent(() => {
    const first = fieldNames.find((name) => errors[name]);
    if (first) ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  });
  useEffect(() => {
    if (refusals > 0) focusFirst();
  }, [refusals]);
  return ref;
}

/** The fields of a lead. */
export function ReviewForm({
  id,
  capture,
  meeting,
  picture,
  isReadOnly,
  handlers,
  onFocusChange,
  autoFocus,
}: ReviewFormProps) {
  const captureTexts = useTexts(captureMessages);
  const { fields, statuses } = useTexts(labelMessages);
  const ref = useFocusOnRefusal(capture);
  const { form } = captureTexts;
  const scanned = capture.scan?.suggested_lead.badge_code;
  const input = (field: CardField, isFirst = false) => (
    <CardFieldInput
      field={field}
      capture={capture}
      picture={picture}
      isReadOnly={isReadOnly}
      handlers={handlers}
      onFocusChange={onFocusChange}
      autoFocus={isFirst && autoFocus}
    />
  );
  return (
    <Form ref={ref} id={id} aria-label={form.label} onSubmit={handlers.onSubmit}>
      <FieldRow>
        {input('first_name', true)}
        {input('last_name')}
      </FieldRow>
      <Stack gap={4}>
        {input('email')}
        {input('phone')}
      </Stack>
      <FieldRow>
        {input('company')}
        {input('position')}
      </FieldRow>
      <MoreFields capture={capture} isReadOnly={isReadOnly} handlers={handlers} />
      {(capture.values.badge_code !== '' || scanned) && (
        <TextField
          name="badge_code"
          label={fields.badge_code}
          description={captureTexts.badge.help}
          value={capture.values.badge_code}
          onChange={(badge_code) => handlers.onEdit({ badge_code })}
          isReadOnly={isReadOnly}
          maxLength={leadFields.badge_code.max}
          errorMessage={capture.errors.badge_code}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
        />
      )}
      {meeting && (
        <StandQuestions
          capture={capture}
          meeting={meeting}
          isReadOnly={isReadOnly}
          handlers={handlers}
        />
      )}
      <ToggleButtonGroup
        label={form.status}
        items={captureStatuses.map((status) => ({
          id: status,
          label: statuses[status],
          icon: icons[status],
          tone: lowerStatus[status],
        }))}
        isDisabled={isReadOnly}
        selectedKey={capture.values.lead_status}
        onSelectionChange={(lead_status) => handlers.onEdit({ lead_status })}
      />
      <TextArea
        name="notes"
        label={form.notes}
        placeholder={form.notesPlaceholder}
        value={capture.values.notes}
        onChange={(notes) => handlers.onEdit({ notes })}
        isReadOnly={isReadOnly}
        maxLength={leadFields.notes.max}
        errorMessage={capture.errors.notes}
      />
    </Form>
  );
}
