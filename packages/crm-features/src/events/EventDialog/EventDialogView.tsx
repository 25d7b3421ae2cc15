import { Button, Dialog, Form, Text } from '@cardinal/ui';
import { useCloseGuard, type FormState } from '../../forms/index.ts';
import { DiscardDialog } from '../DiscardDialog.tsx';
import type { EventDraft } from '../eventDraft.ts';
import { eventMessages } from '../texts.ts';
import { requiredNote } from './EventDialog.css.ts';
import { EventFields } from './EventFields.tsx';
import { useTexts } from '../../language/index.ts';

const formId = 'cardinal-event';

export interface EventDialogViewProps {
  /** Whether an event is created or changed. */
  mode: 'create' | 'edit';
  /** From `useForm`. */
  form: FormState<EventDraft>;
  /** Called after what was typed is discarded. */
  onClose: () => void;
}

/** The form of an event, in a dialog. */
export function EventDialogView({ mode, form, onClose }: EventDialogViewProps) {
  const eventTexts = useTexts(eventMessages);
  const texts = eventTexts.form;
  const { isDirty, isSaving } = form;
  const leave = () => {
    form.discard();
    onClose();
  };
  const dialog = mode === 'create' ? eventTexts.createDialog : eventTexts.editDialog;
  const guard = useCloseGuard({ isDirty, isSaving, onClose: leave });
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && leave()}
        onCloseRequest={guard.mayClose}
        title={dialog.title}
        footer={
          <>
            <Text size="xs" tone="muted" className={requiredNote}>
              {texts.requiredNote}
            </Text>
            <Button onPress={guard.close}>{texts.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} isBusy={isSaving}>
              {dialog.submit}
            </Button>
          </>
        }
      >
        <Form {...form.props} id={formId}>
          <EventFields form={form} />
        </Form>
      </Dialog>
      <DiscardDialog isOpen={guard.isAsking} onOpenChange={guard.setAsking} onDiscard={leave} />
    </>
  );
}
