import type { Event } from '@cardinal/contract';
import { limits } from '@cardinal/contract/limits';
import { Button, Dialog, Form, NumberField, toasts } from '@cardinal/ui';
import { differing, useCloseGuard, useKeptChanges } from '../../forms/index.ts';
import { boardTexts } from './boardTexts.ts';
import { DiscardDialog } from '../DiscardDialog.tsx';
import { detailOr, useUpdateEvent } from '../eventMutations.ts';
import { eventTexts } from '../texts.ts';

const texts = boardTexts.dialog;
const formId = 'cardinal-event-goal';

/** Props of GoalDialog. */
export interface GoalDialogProps {
  /** The event whose goal and cost are changed. */
  event: Event;
  /** Called when the dialog should close: the change is saved or was cancelled. */
  onClose: () => void;
}

/** Changes the goal and the cost of an event. */
export function GoalDialog({ event, onClose }: GoalDialogProps) {
  const { mutateAsync, isPending } = useUpdateEvent();
  const { goal_minutes, cost } = event;
  const current = { goal_minutes, cost };
  const { values, change, discard, dropSaved } = useKeptChanges('event goal', event.id, current);
  const isDirty = values.goal_minutes !== goal_minutes || values.cost !== cost;
  const leave = () => {
    discard();
    onClose();
  };
  const guard = useCloseGuard({ isDirty, isSaving: isPending, onClose: leave });
  const save = async () => {
    if (isPending) return;
    if (!isDirty) return leave();
    try {
      // A colleague may have changed the other one since.
      await mutateAsync({ id: event.id, event: differing(values, current) });
      dropSaved(values);
      toasts.show({ title: eventTexts.toasts.updated });
      onClose();
    } catch (error) {
      toasts.show({
        title: eventTexts.toasts.updateFailed,
        description: detailOr(error, eventTexts.toasts.updateFallback),
        tone: 'danger',
      });
    }
  };
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && leave()}
        onCloseRequest={guard.mayClose}
        title={texts.title}
        footer={
          <>
            <Button onPress={guard.close}>{texts.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} isBusy={isPending}>
              {texts.save}
            </Button>
          </>
        }
      >
        <Form id={formId} onSubmit={() => void save()}>
          <NumberField
            label={texts.goal}
            description={texts.goalHelp}
            suffix={texts.goalUnit}
            autoFocus
            minValue={1}
            maxValue={limits.goalMinutes}
            value={values.goal_minutes}
            onChange={(goal) => change({ goal_minutes: goal })}
          />
          <NumberField
            label={texts.cost}
            description={texts.costHelp}
            minValue={0}
            maxValue={limits.eventCost}
            formatOptions={{ maximumFractionDigits: 2 }}
            value={values.cost}
            onChange={(next) => change({ cost: next })}
          />
        </Form>
      </Dialog>
      <DiscardDialog isOpen={guard.isAsking} onOpenChange={guard.setAsking} onDiscard={leave} />
    </>
  );
}
