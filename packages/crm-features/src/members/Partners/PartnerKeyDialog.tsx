import type { Event } from '@cardinal/contract';
import { AlertDialog, Button, Dialog, Form } from '@cardinal/ui';
import { useCloseGuard, useInvalidFocus } from '../../forms/index.ts';
import { partnerTexts } from '../partnerTexts.ts';
import { memberTexts } from '../texts.ts';
import type { PartnerDraft, PartnerErrors } from './partnerDraft.ts';
import { PartnerFields } from './PartnerFields.tsx';

const texts = partnerTexts.form;
const formId = 'cardinal-partner-key';
const noErrors: PartnerErrors = {};

/** Props of PartnerKeyDialog. */
export interface PartnerKeyDialogProps {
  /** Name of the key that is changed; null for a new one. */
  editing: string | null;
  draft: PartnerDraft;
  onChange: (change: Partial<PartnerDraft>) => void;
  /** Messages at the fields; a new object moves the focus to the first of them. */
  errors?: PartnerErrors;
  /** Events to choose from. */
  events: readonly Pick<Event, 'id' | 'name'>[];
  isSaving: boolean;
  /** Whether closing would lose input; it then asks first. */
  isDirty: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** The form of a partner key, in a dialog. */
export function PartnerKeyDialog({
  editing,
  draft,
  onChange,
  errors = noErrors,
  events,
  isSaving,
  isDirty,
  onSubmit,
  onClose,
}: PartnerKeyDialogProps) {
  const form = useInvalidFocus(errors);
  const guard = useCloseGuard({ isDirty, isSaving, onClose });
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
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
        <Form id={formId} ref={form} onSubmit={() => !isSaving && onSubmit()}>
          <PartnerFields draft={draft} onChange={onChange} errors={errors} events={events} />
        </Form>
      </Dialog>
      <AlertDialog
        tone="danger"
        isOpen={guard.isAsking}
        onOpenChange={guard.setAsking}
        onConfirm={onClose}
        title={partnerTexts.discard.title}
        confirmLabel={partnerTexts.discard.confirm}
        cancelLabel={partnerTexts.discard.cancel}
      >
        {partnerTexts.discard.description}
      </AlertDialog>
    </>
  );
}
