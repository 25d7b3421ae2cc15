import type { Import } from '@cardinal/contract';
import { useCallback } from 'react';
import { tellFailure } from '../../client/tellFailure.ts';
import { useChangeImport } from '../importMutations.ts';
import { missingIn, withField, withValue } from '../importState.ts';
import type { ImportChange } from '../importState.ts';
import { importTexts } from '../texts.ts';
import type { ImportPanelViewProps } from './importPanelViewProps.ts';

type Choices = Pick<
  ImportPanelViewProps,
  'isChecking' | 'onFieldChange' | 'onValueChange' | 'onDuplicatesChange' | 'onRowActionChange'
>;

/**
 * The user's choices about an import, each of which is saved at once.
 * @param shown The import; undefined until it is loaded
 */
export function useImportChoices(shown: Import | undefined, id: string): Choices {
  const { mutate, isPending, showOnly } = useChangeImport(id);
  const save = useCallback(
    (next: ImportChange) => mutate(next, { onError: tellFailure(importTexts.changeFailed) }),
    [mutate],
  );
  return {
    isChecking: isPending,
    onFieldChange: (column, field) => {
      if (!shown) return;
      const mapping = withField(shown.mapping, column, field);
      if (missingIn(mapping, shown.event_id !== null) === null) save({ mapping });
      else showOnly({ mapping });
    },
    onValueChange: (field, text, value) => shown && save(withValue(shown, field, text, value)),
    onDuplicatesChange: (duplicates) => save({ duplicates }),
    onRowActionChange: useCallback((row, action) => save({ rows: { [row]: action } }), [save]),
  };
}
