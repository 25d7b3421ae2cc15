import { lengths } from '@cardinal/contract/limits';
import type { View } from '@cardinal/contract';
import { Checkbox, InlineAlert, Stack, TextField } from '@cardinal/ui';
import type { Ref } from 'react';
import { errorDetail } from '../../client/index.ts';
import { foundErrors } from '../../forms/fieldErrors.ts';
import { useForm, type FormState } from '../../forms/index.ts';
import { viewMessages } from './viewTexts.ts';
import { useViewRights } from './useChangeViews.ts';
import { useTexts } from '../../language/index.ts';

/** What the user enters about a view. */
export interface ViewDraft {
  name: string;
  shared: boolean;
}

interface ViewFormOptions {
  initial: ViewDraft;
  save: (draft: ViewDraft) => Promise<View>;
  onSaved: (view: View) => void;
}

/** The state of a form for a view. */
export const useViewForm = ({ initial, save, onSaved }: ViewFormOptions) => {
  const texts = useTexts(viewMessages);
  return useForm<ViewDraft, View>({
    initial,
    check: ({ name }) => foundErrors({ name: name.trim() === '' && texts.nameRequired }),
    save: (draft) => save({ ...draft, name: draft.name.trim() }),
    onSaved,
    // That there are too many views belongs to no field.
    errorsOf: ({ fields: { '': whole, ...fields } }) =>
      whole === undefined ? fields : { ...fields, name: whole },
  });
};

export interface ViewFieldsProps {
  form: FormState<ViewDraft>;
  /** What the view contains. */
  hint?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Whether the view was shared before: its owner may no longer be a manager. */
  isShared?: boolean;
}

/** The name of a view, and for managers whether it is shared. */
export function ViewFields({ form, hint, inputRef, isShared = false }: ViewFieldsProps) {
  const texts = useTexts(viewMessages);
  const { isManager } = useViewRights();
  const { shared } = form.values;
  return (
    <Stack gap={4}>
      <TextField
        label={texts.name}
        description={hint}
        {...form.field('name')}
        maxLength={lengths.viewName}
        errorMessage={form.errors['name']}
        inputRef={inputRef}
        autoFocus
      />
      {(isManager || isShared) && (
        <Checkbox
          description={texts.shareHint}
          isSelected={shared}
          onChange={(next) => form.set({ shared: next })}
        >
          {texts.share}
        </Checkbox>
      )}
      {form.failure && (
        <InlineAlert tone="danger" title={texts.notUpdated}>
          {errorDetail(form.failure)}
        </InlineAlert>
      )}
    </Stack>
  );
}
