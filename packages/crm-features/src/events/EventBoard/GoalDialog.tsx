import type { Event } from '@cardinal/contract';
import { limits } from '@cardinal/contract/limits';
import { NumberField, toasts } from '@cardinal/ui';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { differing, useForm, useKept } from '../../forms/index.ts';
import { boardMessages } from './boardTexts.ts';
import { detailOr, useUpdateEvent } from '../eventMutations.ts';
import { eventMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface GoalDialogProps {
  /** The event whose goal and cost are changed. */
  event: Event;
  /** Called when the dialog should close: the change is saved or was cancelled. */
  onClose: () => void;
}

/** Changes the goal and the cost of an event. */
export function GoalDialog({ event, onClose }: GoalDialogProps) {
  const eventTexts = useTexts(eventMessages);
  const texts = useTexts(boardMessages).dialog;
  const { mutateAsync } = useUpdateEvent();
  const { goal_minutes, cost } = event;
  const current = { goal_minutes, cost };
  const form = useForm({
    initial: current,
    kept: useKept<Partial<typeof current>>('event goal', event.id),
    // A colleague may have changed the other one since.
    save: (values) => mutateAsync({ id: event.id, event: differing(values, current) }),
    onSaved: () => {
      toasts.show({ title: eventTexts.toasts.updated });
      onClose();
    },
    onUnchanged: onClose,
    onFailed: (error) =>
      toasts.show({
        title: eventTexts.toasts.updateFailed,
        description: detailOr(error, eventTexts.toasts.updateFallback),
        tone: 'danger',
      }),
  });
  const { values } = form;
  return (
    <FormDialog
      id="cardinal-event-goal"
      form={form}
      title={texts.title}
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
      discard={eventTexts.discard}
      onClose={onClose}
    >
      <NumberField
        label={texts.goal}
        description={texts.goalHelp}
        suffix={texts.goalUnit}
        autoFocus
        minValue={1}
        maxValue={limits.goalMinutes}
        value={values.goal_minutes}
        onChange={(goal) => form.set({ goal_minutes: goal })}
        errorMessage={form.errors.goal_minutes}
      />
      <NumberField
        label={texts.cost}
        description={texts.costHelp}
        minValue={0}
        maxValue={limits.eventCost}
        formatOptions={{ maximumFractionDigits: 2 }}
        value={values.cost}
        onChange={(next) => form.set({ cost: next })}
        errorMessage={form.errors.cost}
      />
    </FormDialog>
  );
}
