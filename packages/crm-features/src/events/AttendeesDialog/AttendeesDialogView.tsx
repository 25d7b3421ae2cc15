import { limits } from '@cardinal/contract/limits';
import { Button, Dialog, Form, InlineAlert, Stack, Text } from '@cardinal/ui';
import { UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import {
  errorsByField,
  isBegun,
  isComplete,
  type AttendeeDraft,
  type AttendeeErrors,
  type AttendeeField,
} from '../attendeeDraft.ts';
import { useCloseGuard, useInvalidFocus } from '../../forms/index.ts';
import { DiscardDialog } from '../DiscardDialog.tsx';
import { eventTexts } from '../texts.ts';
import { useBlockFocus } from '../useBlockFocus.ts';
import { AttendeeBlock } from './AttendeeBlock.tsx';
import { count as countClass } from './AttendeesDialog.css.ts';

const texts = eventTexts.attendees;
const noErrors: AttendeeErrors = {};
const formId = 'cardinal-attendees';

export interface AttendeesDialogViewProps {
  /** Name of the event. */
  eventName: string;
  /** The blocks; at least one. */
  attendees: readonly AttendeeDraft[];
  onChange: (key: number, change: Partial<Record<AttendeeField, string>>) => void;
  onAdd: () => void;
  onRemove: (key: number) => void;
  /** Messages at the fields, by block. */
  errors?: ReadonlyMap<number, AttendeeErrors>;
  isSaving: boolean;
  locale: string;
  onSubmit: () => void;
  onClose: () => void;
}

type BlocksProps = Pick<
  AttendeesDialogViewProps,
  'attendees' | 'onChange' | 'onAdd' | 'onRemove' | 'errors' | 'locale'
>;

/** A block for each attendee, and the button that adds one. */
function Blocks({ attendees, onChange, onAdd, onRemove, errors, locale }: BlocksProps) {
  const focus = useBlockFocus(attendees);
  const number = new Intl.NumberFormat(locale);
  const isFull = attendees.length >= limits.bulkLeads;
  return (
    <>
      <Stack gap={5}>
        {attendees.map((attendee, index) => (
          <AttendeeBlock
            key={attendee.key}
            title={texts.block(number.format(index + 1))}
            attendee={attendee}
            onChange={(change) => onChange(attendee.key, change)}
            errors={errors?.get(attendee.key) ?? noErrors}
            firstRef={focus.register(attendee.key)}
            onRemove={
              attendees.length > 1
                ? () => {
                    focus.onRemoved(attendee.key);
                    onRemove(attendee.key);
                  }
                : undefined
            }
          />
        ))}
      </Stack>
      <div>
        <Button
          icon={UserPlus}
          disabledReason={isFull ? texts.full(number.format(limits.bulkLeads)) : undefined}
          onPress={() => {
            focus.onAdded();
            onAdd();
          }}
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
  attendees,
  onChange,
  onAdd,
  onRemove,
  errors,
  isSaving,
  locale,
  onSubmit,
  onClose,
}: AttendeesDialogViewProps) {
  const form = useInvalidFocus(useMemo(() => errorsByField(errors), [errors]));
  const number = new Intl.NumberFormat(locale);
  const entered = attendees.filter(isBegun).length;
  const complete = attendees.filter(isComplete).length;
  const guard = useCloseGuard({ isDirty: entered > 0, isSaving, onClose });
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        onCloseRequest={guard.mayClose}
        title={texts.title}
        description={<bdi>{eventName}</bdi>}
        footer={
          <>
            <Text size="xs" tone="muted" className={countClass}>
              {entered > 0 && texts.count(number.format(entered))}
            </Text>
            <Button onPress={guard.close}>{texts.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} isBusy={isSaving}>
              {texts.submit}
            </Button>
          </>
        }
      >
        <Form id={formId} ref={form} onSubmit={() => !isSaving && onSubmit()}>
          <Blocks
            attendees={attendees}
            onChange={onChange}
            onAdd={onAdd}
            onRemove={onRemove}
            errors={errors}
            locale={locale}
          />
          {complete > 0 && complete < entered && (
            <InlineAlert tone="info">
              {texts.partial(number.format(complete), number.format(entered))}
            </InlineAlert>
          )}
        </Form>
      </Dialog>
      <DiscardDialog isOpen={guard.isAsking} onOpenChange={guard.setAsking} onDiscard={onClose} />
    </>
  );
}
