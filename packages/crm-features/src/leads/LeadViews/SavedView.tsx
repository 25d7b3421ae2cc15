import type { View } from '@cardinal/contract';
import { Button, Form, IconButton, Inline, useLocale } from '@cardinal/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { edit, item, itemButtons, itemDetail, itemName } from './SavedViewsDialog.css.ts';
import { describeView, stateOf } from './leadViews.ts';
import { useChangeViews, useViewRights } from './useChangeViews.ts';
import { useViewForm, ViewFields } from './ViewFields.tsx';
import { viewMessages } from './viewTexts.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { leadMessages } from '../texts.ts';

export interface SavedViewProps {
  view: View;
  isRemoving: boolean;
  onRemove: () => void;
}

/** The form that renames or shares a view. */
function EditView({ view, onDone }: { view: View; onDone: () => void }) {
  const texts = useTexts(viewMessages);
  const { replace } = useChangeViews();
  const { query, columns } = view;
  const form = useViewForm({
    initial: { name: view.name, shared: view.shared },
    save: (draft) => replace(view.id, { ...draft, query, columns }),
    onSaved: onDone,
  });
  return (
    <Form {...form.props} className={edit}>
      <ViewFields form={form} isShared={view.shared} />
      <Inline gap={2}>
        <Button type="submit" size="sm" variant="primary" isBusy={form.isSaving}>
          {texts.saveEdit}
        </Button>
        <Button size="sm" onPress={onDone}>
          {texts.cancel}
        </Button>
      </Inline>
    </Form>
  );
}

/** A saved view in the list, with what the user may do with it. */
export function SavedView({ view, isRemoving, onRemove }: SavedViewProps) {
  const texts = useTexts(viewMessages);
  const leadTexts = useTexts(leadMessages);
  const labels = useTexts(labelMessages);
  const rights = useViewRights();
  const { locale } = useLocale();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) {
    return (
      <li>
        <EditView view={view} onDone={() => setEditing(false)} />
      </li>
    );
  }
  const sharing = rights.isOwn(view)
    ? texts.sharedWithAll
    : texts.sharedBy({ name: view.owner_name });
  return (
    <li className={item}>
      <span>
        <span className={itemName} dir="auto">
          {view.name}
        </span>
        <span className={itemDetail}>{describeView(stateOf(view), locale, leadTexts, labels)}</span>
        {view.shared && <span className={itemDetail}>{sharing}</span>}
      </span>
      {rights.mayChange(view) && (
        <span className={itemButtons}>
          <IconButton
            size="sm"
            icon={Pencil}
            aria-label={texts.editOf({ name: view.name })}
            onPress={() => setEditing(true)}
          />
          <IconButton
            size="sm"
            icon={Trash2}
            aria-label={texts.remove({ name: view.name })}
            isBusy={isRemoving}
            onPress={onRemove}
          />
        </span>
      )}
    </li>
  );
}
