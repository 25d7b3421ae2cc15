import { Button, Dialog, Form, Text } from '@cardinal/ui';
import { useCloseGuard, useInvalidFocus } from '../../forms/index.ts';
import { DiscardDialog } from '../DiscardDialog.tsx';
import type { EventDraft, EventErrors } from '../eventDraft.ts';
import { eventTexts } from '../texts.ts';
import { requiredNote } from './EventDialog.css.ts';
import { EventFields } from './EventFields.tsx';

const texts = eventTexts.form;
const noErrors: EventErrors = {};
const formId = 'cardinal-event';

/** Props of EventDialogView. */
export interface EventDialogViewProps {
  /** Whether an event is created or changed. */
  mode: 'create' | 'edit';
  draft: EventDraft;
  onChange: (change: Partial<EventDraft>) => void;
  /** Messages at the fields; a new object moves the focus to the first of them. */
  errors?: EventErrors;
  isSaving: boolean;
  /** Whether closing would lose input; it then asks first. */
  isDirty: boolean;
  /** IANA name of the time zone of start and end; the fields name it. */
  timeZone?: string;
  onSubmit: () => void;
  onClose: () => void;
}

/** The form of an event, in a dialog. */
export function EventDialogView({
  mode,
  draft,
  onChange,
  errors = noErrors,
  isSaving,
  isDirty,
  timeZone,
  onSubmit,
  onClose,
}: EventDialogViewProps) {
  const formRef = useInvalidFocus(errors);
  const dialog = mode === 'create' ? eventTexts.createDialog : eventTexts.editDialog;
  const guard = useCloseGuard({ isDirty, isSaving, onClose });
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
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
        <Form id={formId} ref={formRef} onSubmit={() => !isSaving && onSubmit()}>
          <EventFields draft={draft} onChange={onChange} errors={errors} timeZone={timeZone} />
        </Form>
      </Dialog>
      <DiscardDialog isOpen={guard.isAsking} onOpenChange={guard.setAsking} onDiscard={onClose} />
    </>
  );
}
