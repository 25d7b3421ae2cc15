import type { NewApiKey } from '@cardinal/contract';
import { apiScopeNames, apiScopes } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import {
  AlertDialog,
  Button,
  Checkbox,
  DateTimeField,
  Dialog,
  Form,
  TextField,
} from '@cardinal/ui';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { useCloseGuard } from '../../forms/index.ts';
import { apiKeyTexts } from './texts.ts';
import { choices, choicesLabel } from '../OtherSystems.css.ts';
import { useApiKeyForm } from './useApiKeyForm.ts';

const { form: texts, discard } = apiKeyTexts;
const formId = 'cardinal-api-key';

export interface ApiKeyDialogProps {
  confirmed: Confirmed;
  onCreated: (key: NewApiKey) => void;
  /** Called after what was typed is discarded. */
  onClose: () => void;
}

/** The form of a new API key, in a dialog. */
export function ApiKeyDialog({ confirmed, onCreated, onClose }: ApiKeyDialogProps) {
  const form = useApiKeyForm({ confirmed, onCreated });
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
        title={texts.title}
        footer={
          <>
            <Button onPress={guard.close}>{texts.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} isBusy={isSaving}>
              {texts.create}
            </Button>
          </>
        }
      >
        <Form {...form.props} id={formId}>
          <TextField
            label={texts.name}
            description={texts.nameHelp}
            isRequired
            autoFocus
            maxLength={lengths.apiKeyName}
            value={draft.name}
            onChange={(name) => set({ name })}
            errorMessage={errors.name}
          />
          <fieldset className={choices}>
            <legend className={choicesLabel}>{texts.scopes}</legend>
            {apiScopeNames.map((scope, index) => (
              <Checkbox
                key={scope}
                isSelected={draft.scopes.includes(scope)}
                onChange={(isSelected) =>
                  set({
                    scopes: apiScopeNames.filter((name) =>
                      name === scope ? isSelected : draft.scopes.includes(name),
                    ),
                  })
                }
                isInvalid={index === 0 && errors.scopes !== undefined}
                errorMessage={index === 0 ? errors.scopes : undefined}
              >
                {apiScopes[scope]}
              </Checkbox>
            ))}
          </fieldset>
          <DateTimeField
            label={texts.expires}
            description={texts.expiresHelp}
            value={draft.expires_at}
            onChange={(expires_at) => set({ expires_at })}
            errorMessage={errors.expires_at}
          />
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
