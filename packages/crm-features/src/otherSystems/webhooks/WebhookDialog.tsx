import type { Webhook, WebhookWithSecret } from '@cardinal/contract';
import { webhookEventNames, webhookEvents } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { AlertDialog, Button, Checkbox, Dialog, Form, TextField } from '@cardinal/ui';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { useCloseGuard } from '../../forms/index.ts';
import { webhookTexts } from './texts.ts';
import { useWebhookForm } from './useWebhookForm.ts';
import { withEvent } from './webhookDraft.ts';
import { choices, choicesLabel } from '../OtherSystems.css.ts';

const { form: texts, discard } = webhookTexts;
const formId = 'cardinal-webhook';

export interface WebhookDialogProps {
  /** The webhook to change; null for a new one. */
  webhook: Webhook | null;
  confirmed: Confirmed;
  onCreated: (webhook: WebhookWithSecret) => void;
  /** Called after what was typed is saved or discarded. */
  onClose: () => void;
}

/** The form of a webhook, in a dialog. */
export function WebhookDialog({ webhook, confirmed, onCreated, onClose }: WebhookDialogProps) {
  const form = useWebhookForm({ webhook, confirmed, onCreated, onClose });
  const { values: draft, set, errors, isDirty, isSaving } = form;
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
        title={webhook ? texts.editTitle : texts.createTitle}
        footer={
          <>
            <Button onPress={guard.close}>{texts.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} isBusy={isSaving}>
              {webhook ? texts.save : texts.create}
            </Button>
          </>
        }
      >
        <Form {...form.props} id={formId}>
          <TextField
            label={texts.url}
            description={texts.urlHelp}
            isRequired
            autoFocus
            type="url"
            dir="ltr"
            maxLength={lengths.url}
            value={draft.url}
            onChange={(url) => set({ url })}
            errorMessage={errors.url}
          />
          <fieldset className={choices}>
            <legend className={choicesLabel}>{texts.events}</legend>
            {webhookEventNames.map((name, index) => (
              <Checkbox
                key={name}
                isSelected={draft.events.includes(name)}
                onChange={(isSelected) =>
                  set({ events: withEvent(draft.events, name, isSelected) })
                }
                isInvalid={index === 0 && errors.events !== undefined}
                errorMessage={index === 0 ? errors.events : undefined}
              >
                {webhookEvents[name]}
              </Checkbox>
            ))}
          </fieldset>
        </Form>
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
