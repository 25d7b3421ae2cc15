import { limits } from '@cardinal/contract/limits';
import { Button, Dialog, Form, InlineAlert, Stack, Text } from '@cardinal/ui';
import { UserPlus } from 'lucide-react';
import {
  attendeeFields,
  attendeePath,
  emptyAttendee,
  isBegun,
  isComplete,
  type AttendeeField,
  type AttendeesValues,
} from '../attendeeDraft.ts';
import { useCloseGuard, type FormState } from '../../forms/index.ts';
import { DiscardDialog } from '../DiscardDialog.tsx';
import { eventMessages } from '../texts.ts';
import { useBlockFocus } from '../useBlockFocus.ts';
import { AttendeeBlock } from './AttendeeBlock.tsx';
import { count as countClass } from './AttendeesDialog.css.ts';
import { useTexts } from '../../language/index.ts';

const formId = 'cardinal-attendees';

export interface AttendeesDialogViewProps {
  /** Name of the event. */
  eventName: string;
  /** From `useForm`. */
  form: FormState<AttendeesValues>;
  /** Language of numbers and dates, as BCP 47. */
  locale: string;
  /** Called after what was typed is discarded. */
  onClose: () => void;
}

/** A block for each attendee, and the button that adds one. */
function Blocks({ form, locale }: Pick<AttendeesDialogViewProps, 'form' | 'locale'>) {
  const texts = useTexts(eventMessages).attendees;
  const { attendees } = form.values;
  const focus = useBlockFocus(attendees);
  const change = (key: number, part: Partial<Record<AttendeeField, string>>) =>
    form.set(
      (now) => ({
        attendees: now.attendees.map((one) => (one.key === key ? { ...one, ...part } : one)),
      }),
      attendeeFields.filter((field) => field in part).map((field) => attendeePath(key, field)),
    );
  const remove = (key: number) => {
    focus.onRemoved(key);
    // A later block may get the same key.
    form.set(
      (now) => ({ attendees: now.attendees.filter((one) => one.key !== key) }),
      attendeeFields.map((field) => attendeePath(key, field)),
    );
  };
  const add = () => {
    focus.onAdded();
    form.set((now) => ({
      attendees: [...now.attendees, emptyAttendee((now.attendees.at(-1)?.key ?? 0) + 1)],
    }));
  };
  const number = new Intl.NumberFormat(locale);
  const isFull = attendees.length >= limits.bulkLeads;
  return (
    <>
      <Stack gap={5}>
        {attendees.map((attendee, index) => (
          <AttendeeBlock
            key={attendee.key}
            title={texts.block({ number: number.format(index + 1) })}
            attendee={attendee}
            onChange={(part) => change(attendee.key, part)}
            errors={form.errors}
            firstRef={focus.register(attendee.key)}
            onRemove={attendees.length > 1 ? () => remove(attendee.key) : undefined}
          />
        ))}
      </Stack>
      <div>
        <Button
          icon={UserPlus}
          disabledReason={
            isFull ? texts.full({ most: number.format(limits.bulkLeads) }) : undefined
          }
          onPress={add}
        >
          {texts.add}
        </Button>
      </div>
    </>
  );
}

/** The attendees of an event, each of whom becomes a lead. */
export function AttendeesDialogView({
  eventName,
  form,
  locale,
  onClose,
}: AttendeesDialogViewProps) {
  const texts = useTexts(eventMessages).attendees;
  const { isSaving } = form;
  const { attendees } = form.values;
  const number = new Intl.NumberFormat(locale);
  const entered = attendees.filter(isBegun).length;
  const complete = attendees.filter(isComplete).length;
  const leave = () => {
    form.discard();
    onClose();
  };
  const guard = useCloseGuard({ isDirty: entered > 0, isSaving, onClose: leave });
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && leave()}
        onCloseRequest={guard.mayClose}
        title={texts.title}
        description={<bdi>{eventName}</bdi>}
        footer={
          <>
            <Text size="xs" tone="muted" className={countClass}>
              {entered > 0 && texts.count({ entered: number.format(entered) })}
            </Text>
            <Button onPress={guard.close}>{texts.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} isBusy={isSaving}>
              {texts.submit}
            </Button>
          </>
        }
      >
        <Form {...form.props} id={formId}>
          <Blocks form={form} locale={locale} />
          {complete > 0 && complete < entered && (
            <InlineAlert tone="info">
              {texts.partial({
                complete: number.format(complete),
                entered: number.format(entered),
              })}
            </InlineAlert>
          )}
        </Form>
      </Dialog>
      <DiscardDialog isOpen={guard.isAsking} onOpenChange={guard.setAsking} onDiscard={leave} />
    </>
  );
}
