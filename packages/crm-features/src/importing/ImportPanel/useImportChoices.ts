import type { Import, ImportMapping } from '@cardinal/contract';
import { useCallback, useState } from 'react';
import { tellFailure } from '../../client/tellFailure.ts';
import { useChangeImport } from '../importMutations.ts';
import { missingIn, withChange, withField, withValue } from '../importState.ts';
import type { ImportChange } from '../importState.ts';
import { importTexts } from '../texts.ts';
import type { ImportPanelViewProps } from './importPanelViewProps.ts';

interface Choices {
  /** The import with the user's choices; undefined until it is loaded. */
  shown: Import | undefined;
  /** Props of the view. */
  choices: Pick<
    ImportPanelViewProps,
    'isChecking' | 'onFieldChange' | 'onValueChange' | 'onDuplicatesChange' | 'onRowActionChange'
  >;
}

/**
 * The user's choices about an import, each of which is saved at once, except a mapping that the
 * server would refuse: that is only shown, until another choice completes it.
 * @param stored The import as it is stored; undefined until it is loaded
 */
export function useImportChoices(stored: Import | undefined, id: string): Choices {
  const { mutate, isPending } = useChangeImport(id);
  const [incomplete, setIncomplete] = useState<{ id: string; mapping: ImportMapping } | null>(null);
  const shown = stored && incomplete?.id === id ? withChange(stored, incomplete) : stored;
  const save = useCallback(
    (next: ImportChange) => mutate(next, { onError: tellFailure(importTexts.changeFailed) }),
    [mutate],
  );
  const onFieldChange: Choices['choices']['onFieldChange'] = (column, field) => {
    if (!shown) return;
    const mapping = withField(shown.mapping, column, field);
    const isComplete = missingIn(mapping, shown.event_id !== null) === null;
    setIncomplete(isComplete ? null : { id, mapping });
    if (isComplete) save({ mapping });
  };
  return {
    shown,
    choices: {
      isChecking: isPending,
      onFieldChange,
      onValueChange: (field, text, value) => shown && save(withValue(shown, field, text, value)),
      onDuplicatesChange: (duplicates) => save({ duplicates }),
      onRowActionChange: useCallback((row, action) => save({ rows: { [row]: action } }), [save]),
    },
  };
}
