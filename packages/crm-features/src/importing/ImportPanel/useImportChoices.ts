import type { Import, ImportMapping } from '@cardinal/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useChangeImport, usePendingChanges } from '../importMutations.ts';
import { missingIn, withChange, withField, withValue } from '../importState.ts';
import type { ImportPanelViewProps } from './importPanelViewProps.ts';

interface Choices {
  /** The import with the user's choices; undefined until it is loaded. */
  shown: Import | undefined;
  /** Props of the view. */
  choices: Pick<
    ImportPanelViewProps,
    | 'isChecking'
    | 'onFieldChange'
    | 'onOrderChange'
    | 'onValueChange'
    | 'onDefaultsChange'
    | 'onDuplicatesChange'
    | 'onRowActionChange'
  >;
}

/**
 * The user's choices about an import, each of which is shown and saved at once, except a mapping
 * that the server would refuse: that is only shown, until another choice completes it.
 * @param query The import as it is stored; stale while it has to be read again, as after a failed save
 */
export function useImportChoices(
  { data: stored, isStale }: Pick<UseQueryResult<Import>, 'data' | 'isStale'>,
  id: string,
): Choices {
  const { mutate: save } = useChangeImport(id);
  const pending = usePendingChanges(id);
  const [incomplete, setIncomplete] = useState<{ id: string; mapping: ImportMapping } | null>(null);
  const changes = incomplete?.id === id ? [...pending, incomplete] : pending;
  const shown = stored && changes.reduce(withChange, stored);
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
      isChecking: pending.length > 0 || isStale,
      onFieldChange,
      onOrderChange: (order) => save({ order }),
      onValueChange: (field, text, value) => shown && save(withValue(shown, field, text, value)),
      onDefaultsChange: save,
      onDuplicatesChange: (duplicates) => save({ duplicates }),
      onRowActionChange: useCallback((row, action) => save({ rows: { [row]: action } }), [save]),
    },
  };
}
