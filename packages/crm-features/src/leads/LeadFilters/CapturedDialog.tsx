import { Button, Dialog, FieldRow, Form, Stack, Text, TextField } from '@cardinal/ui';
import { useId, useRef, type RefObject } from 'react';
import { isDay, type DaySpan } from '../../format/index.ts';
import { useForm } from '../../forms/index.ts';
import { leadMessages, type LeadTexts } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

type Inputs = Readonly<Record<keyof DaySpan, RefObject<HTMLInputElement | null>>>;

/** What is wrong with a day. A field that is not filled in completely has no value. */
function dayError(
  day: string,
  input: HTMLInputElement | null,
  texts: LeadTexts['filters']['days'],
): string | undefined {
  if (input?.validity.badInput) return texts.unfinished;
  return day === '' || isDay(day) ? undefined : texts.unknown;
}

function spanErrors(
  { from, to }: DaySpan,
  inputs: Inputs,
  texts: LeadTexts['filters']['days'],
): Partial<DaySpan> {
  const wrong = {
    from: dayError(from, inputs.from.current, texts),
    to: dayError(to, inputs.to.current, texts),
  };
  if (wrong.from || wrong.to) {
    return { ...(wrong.from && { from: wrong.from }), ...(wrong.to && { to: wrong.to }) };
  }
  if (from === '' && to === '') return { from: texts.none };
  return from !== '' && to !== '' && to < from ? { to: texts.reversed } : {};
}

export interface CapturedDialogProps {
  /** The days that apply. */
  days: DaySpan;
  /** Called with days that exist, in their order. */
  onChange: (days: DaySpan) => void;
  onClose: () => void;
}

/** Asks from which day to which the shown leads were captured. */
export function CapturedDialog({ days, onChange, onClose }: CapturedDialogProps) {
  const texts = useTexts(leadMessages).filters.days;
  const id = useId();
  const inputs: Inputs = { from: useRef(null), to: useRef(null) };
  const form = useForm<DaySpan, DaySpan>({
    initial: days,
    check: (values) => spanErrors(values, inputs, texts),
    save: (values) => Promise.resolve(values),
    onSaved: (values) => {
      onChange(values);
      onClose();
    },
  });
  const field = (name: keyof DaySpan) => ({
    ...form.field(name),
    type: 'date',
    label: texts[name],
    inputRef: inputs[name],
    errorMessage: form.errors[name],
  });
  return (
    <Dialog
      isOpen
      size="sm"
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={id}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <Form {...form.props} id={id}>
        <Stack gap={3}>
          <FieldRow>
            <TextField {...field('from')} autoFocus />
            <TextField {...field('to')} />
          </FieldRow>
          <Text size="sm" tone="muted">
            {texts.hint}
          </Text>
        </Stack>
      </Form>
    </Dialog>
  );
}
