import type { Event } from '@cardinal/contract';
import { AlertDialog, Button, Dialog, Form } from '@cardinal/ui';
import { useCloseGuard, type FormState } from '../../forms/index.ts';
import { partnerTexts } from '../partnerTexts.ts';
import { memberTexts } from '../texts.ts';
import type { PartnerDraft } from './partnerDraft.ts';
import { PartnerFields } from './PartnerFields.tsx';

const texts = partnerTexts.form;
const formId = 'cardinal-partner-key';

export interface PartnerKeyDialogProps {
  /** Name of the key that is changed; null for a new one. */
  editing: string | null;
  form: FormState<PartnerDraft>;
  /** Events to choose from. */
  events: readonly Pick<Event, 'id' | 'name'>[];
  /** Called after what was typed is discarded. */
  onClose: () => void;
}

/** The form of a partner key, in a dialog. */
export function PartnerKeyDialog({ editing, form, events, onClose }: PartnerKeyDialogProps) {
  const { isDirty, isSaving } = form;
  const leave = () => {
    form.discard();
    onClose();
  };
  const guard = useCloseGuard({ isDirty, isSaving, onClose: leave });
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && leave()}
        onCloseRequest={guard.mayClose}
        title={editing === null ? texts.createTitle : texts.editTitle(editing)}
        footer={
          <>
            <Button onPress={guard.close}>{memberTexts.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} isBusy={isSaving}>
              {editing === null ? texts.create : texts.save}
            </Button>
          </>
        }
      >
        <Form {...form.props} id={formId}>
          <PartnerFields form={form} events={events} />
        </Form>
      </Dialog>
      <AlertDialog
        tone="danger"
        isOpen={guard.isAsking}
        onOpenChange={guard.setAsking}
        onConfirm={leave}
        title={partnerTexts.discard.title}
        confirmLabel={partnerTexts.discard.confirm}
        cancelLabel={partnerTexts.discard.cancel}
      >
        {partnerTexts.discard.description}
      </AlertDialog>
    </>
  );
}
