import type { NewApiKey } from '@cardinal/contract';
import { apiScopeNames } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { Checkbox, DateTimeField, TextField } from '@cardinal/ui';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { apiKeyMessages } from './texts.ts';
import { CheckboxSet } from '../../forms/CheckboxSet.tsx';
import { useApiKeyForm } from './useApiKeyForm.ts';
import { useTexts } from '../../language/index.ts';

export interface ApiKeyDialogProps {
  confirmed: Confirmed;
  onCreated: (key: NewApiKey) => void;
  /** Called after what was typed is discarded. */
  onClose: () => void;
}

/** The form of a new API key, in a dialog. */
export function ApiKeyDialog({ confirmed, onCreated, onClose }: ApiKeyDialogProps) {
  const { form: texts, discard, scopes } = useTexts(apiKeyMessages);
  const form = useApiKeyForm({ confirmed, onCreated });
  const { values: draft, set, errors } = form;
  return (
    <FormDialog
      id="cardinal-api-key"
      form={form}
      title={texts.title}
      submitLabel={texts.create}
      cancelLabel={texts.cancel}
      discard={discard}
      onClose={onClose}
    >
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
      <CheckboxSet label={texts.scopes}>
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
            {scopes[scope]}
          </Checkbox>
        ))}
      </CheckboxSet>
      <DateTimeField
        label={texts.expires}
        description={texts.expiresHelp}
        value={draft.expires_at}
        onChange={(expires_at) => set({ expires_at })}
        errorMessage={errors.expires_at}
      />
    </FormDialog>
  );
}
