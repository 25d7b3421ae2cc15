import type { View } from '@cardinal/contract';
import { Button, Text } from '@cardinal/ui';
import { useState } from 'react';
import type { LeadListState } from '../leadListState.ts';
import { queryOf, stateOf } from './leadViews.ts';
import { changes } from './LeadViews.css.ts';
import { useChangeViews, useViewRights } from './useChangeViews.ts';
import { viewMessages } from './viewTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface ViewChangesProps {
  /** The view that was chosen. */
  view: View;
  /** What the list shows by now. */
  state: LeadListState;
  onStateChange: (next: LeadListState) => void;
}

/** Says that the list differs from the chosen view; saves that into the view, or goes back to it. */
export function ViewChanges({ view, state, onStateChange }: ViewChangesProps) {
  const texts = useTexts(viewMessages);
  const { update } = useChangeViews();
  const { isOwn, mayChange } = useViewRights();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await update(view, { query: queryOf(state), columns: state.columns && [...state.columns] });
    setSaving(false);
  };
  return (
    <div className={changes}>
      <Text size="sm" tone="muted">
        {isOwn(view)
          ? texts.changed({ name: view.name })
          : texts.changedOf({ name: view.name, owner: view.owner_name })}
      </Text>
      {mayChange(view) && (
        <Button size="sm" isBusy={isSaving} onPress={() => void save()}>
          {texts.saveChanges}
        </Button>
      )}
      <Button size="sm" variant="quiet" onPress={() => onStateChange(stateOf(view))}>
        {texts.reset}
      </Button>
    </div>
  );
}
