import type { Webhook, WebhookWithSecret } from '@cardinal/contract';
import { webhookEventNames } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { Checkbox, TextField } from '@cardinal/ui';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { webhookMessages } from './texts.ts';
import { useWebhookForm } from './useWebhookForm.ts';
import { withEvent } from './webhookDraft.ts';
import { CheckboxSet } from '../../forms/CheckboxSet.tsx';
import { useTexts } from '../../language/index.ts';

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
  const { form: texts, discard, events } = useTexts(webhookMessages);
  const form = useWebhookForm({ webhook, confirmed, onCreated, onClose });
  const { values: draft, set, errors } = form;
  return (
    <FormDialog
      id="cardinal-webhook"
      form={form}
      title={webhook ? texts.editTitle : texts.createTitle}
      submitLabel={webhook ? texts.save : texts.create}
      cancelLabel={texts.cancel}
      discard={discard}
      onClose={onClose}
    >
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
      <CheckboxSet label={texts.events}>
        {webhookEventNames.map((name, index) => (
          <Checkbox
            key={name}
            isSelected={draft.events.includes(name)}
            onChange={(isSelected) => set({ events: withEvent(draft.events, name, isSelected) })}
            isInvalid={index === 0 && errors.events !== undefined}
            errorMessage={index === 0 ? errors.events : undefined}
          >
            {events[name]}
          </Checkbox>
        ))}
      </CheckboxSet>
    </FormDialog>
  );
}
