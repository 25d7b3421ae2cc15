import { AlertDialog, Button, Dialog, Form } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { asidePane, columns, pane } from './FormDialog.css.ts';
import { useCloseGuard } from './useCloseGuard.ts';
import type { FormState } from './useForm.ts';

/** Texts of the question before input is lost. */
export interface DiscardTexts {
  title: string;
  description: string;
  confirm: string;
  cancel: string;
}

export interface FormDialogProps {
  /** Id of the form, unique on the page: the button that submits it stands in the footer. */
  id: string;
  /** From `useForm`. */
  form: Pick<FormState<object>, 'props' | 'discard' | 'isDirty' | 'isSaving'>;
  title: string;
  /** Label of the button that submits. */
  submitLabel: string;
  cancelLabel: string;
  discard: DiscardTexts;
  /** Called after what was typed is discarded, or if nothing was typed. */
  onClose: () => void;
  /** What stands beside the form in a larger dialog, and below it on narrow screens. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A form in a dialog that is open while it is rendered, and asks before input is lost. */
export function FormDialog({
  id,
  form,
  title,
  submitLabel,
  cancelLabel,
  discard,
  onClose,
  aside,
  children,
}: FormDialogProps) {
  const { isDirty, isSaving } = form;
  const leave = () => {
    form.discard();
    onClose();
  };
  const guard = useCloseGuard({ isDirty, isSaving, onClose: leave });
  const fields = (
    <Form {...form.props} id={id}>
      {children}
    </Form>
  );
  return (
    <>
      <Dialog
        isOpen
        size={aside === undefined ? 'md' : 'lg'}
        isFlush={aside !== undefined}
        onOpenChange={(isOpen) => !isOpen && leave()}
        onCloseRequest={guard.mayClose}
        title={title}
        footer={
          <>
            <Button onPress={guard.close}>{cancelLabel}</Button>
            <Button variant="primary" type="submit" form={id} isBusy={isSaving}>
              {submitLabel}
            </Button>
          </>
        }
      >
        {aside === undefined ? (
          fields
        ) : (
          <div className={columns}>
            <div className={pane}>{fields}</div>
            <div className={asidePane}>{aside}</div>
          </div>
        )}
      </Dialog>
      <AlertDialog
        tone="danger"
        isOpen={guard.isAsking}
        onOpenChange={guard.setAsking}
        onConfirm={leave}
        title={discard.title}
        confirmLabel={discard.confirm}
        cancelLabel={discard.cancel}
      >
        {discard.description}
      </AlertDialog>
    </>
  );
}
