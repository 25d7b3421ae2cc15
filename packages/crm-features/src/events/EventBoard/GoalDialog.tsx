import type { Event } from '@cardinal/contract';
import { limits } from '@cardinal/contract/limits';
import { Button, Dialog, Form, NumberField, toasts } from '@cardinal/ui';
import { useState } from 'react';
import { useCloseGuard } from '../../forms/index.ts';
import { boardTexts } from '../boardTexts.ts';
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
  const [goal, setGoal] = useState(event.goal_minutes);
  const [cost, setCost] = useState(event.cost);
  // A refresh of the event does not make what is shown an input of the user.
  const [initial] = useState({ goal, cost });
  const isDirty = goal !== initial.goal || cost !== initial.cost;
  const guard = useCloseGuard({ isDirty, isSaving: isPending, onClose });
  const save = async () => {
    if (isPending) return;
    try {
      await mutateAsync({ id: event.id, event: { goal_minutes: goal, cost } });
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
        onOpenChange={(isOpen) => !isOpen && onClose()}
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
            value={goal}
            onChange={setGoal}
          />
          <NumberField
            label={texts.cost}
            description={texts.costHelp}
            minValue={0}
            maxValue={limits.eventCost}
            formatOptions={{ maximumFractionDigits: 2 }}
            value={cost}
            onChange={setCost}
          />
        </Form>
      </Dialog>
      <DiscardDialog isOpen={guard.isAsking} onOpenChange={guard.setAsking} onDiscard={onClose} />
    </>
  );
}
