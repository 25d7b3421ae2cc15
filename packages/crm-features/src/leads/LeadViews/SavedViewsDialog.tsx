import type { View } from '@cardinal/contract';
import { Button, Dialog, Form, Heading, Stack, Text, useLocale } from '@cardinal/ui';
import { useId, useRef } from 'react';
import { useRunsByItem } from '../../client/useRunsByItem.ts';
import { useAttempt } from '../../forms/index.ts';
import type { LeadListState } from '../leadListState.ts';
import { describeView, isSameName, queryOf, stateOf } from './leadViews.ts';
import { SavedView } from './SavedView.tsx';
import { list } from './SavedViewsDialog.css.ts';
import { useChangeViews, useViewRights } from './useChangeViews.ts';
import { useViewForm, ViewFields } from './ViewFields.tsx';
import { viewMessages } from './viewTexts.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { leadMessages } from '../texts.ts';

export interface SavedViewsDialogProps {
  /** The state that a new view saves. */
  state: LeadListState;
  onStateChange: (next: LeadListState) => void;
  /** The shown columns, which a new view saves. */
  columns: readonly string[];
  /** The saved views, by name. */
  views: readonly View[];
  onClose: () => void;
}

interface SavedViewsProps {
  title: string;
  views: readonly View[];
  running: ReadonlySet<string>;
  onRemove: (view: View) => void;
}

/** Saved views, each with its buttons. */
function SavedViews({ title, views, running, onRemove }: SavedViewsProps) {
  if (views.length === 0) return null;
  return (
    <section>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <ul className={list}>
        {views.map((view) => (
          <SavedView
            key={view.id}
            view={view}
            isRemoving={running.has(view.id)}
            onRemove={() => onRemove(view)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Saves the state of the list as a view; renames, shares and deletes views. */
export function SavedViewsDialog(props: SavedViewsDialogProps) {
  const texts = useTexts(viewMessages);
  const leadTexts = useTexts(leadMessages);
  const labels = useTexts(labelMessages);
  const { state, onStateChange, columns, views, onClose } = props;
  const { locale } = useLocale();
  const formId = useId();
  const nameRef = useRef<HTMLInputElement>(null);
  const { create, replace, remove } = useChangeViews();
  const { running, run } = useRunsByItem();
  const rights = useViewRights();
  const attempt = useAttempt('view', '');
  const own = views.filter(rights.isOwn);

  const namesake = (name: string) => own.find((view) => isSameName(view.name, name));
  const form = useViewForm({
    initial: { name: '', shared: false },
    save: async (draft) => {
      const body = { ...draft, query: queryOf(state), columns: [...columns] };
      const existing = namesake(draft.name);
      if (existing) return replace(existing.id, body);
      const key = attempt.keyOf(body);
      const view = await create(body, key);
      attempt.end(key);
      return view;
    },
    onSaved: (view) => {
      onStateChange(stateOf(view));
      onClose();
    },
  });
  const removeView = (view: View) =>
    run(view.id, async () => {
      if (!(await remove(view))) return;
      if (view.id === state.view) onStateChange({ ...state, view: null });
      // The focused button has been removed.
      nameRef.current?.focus();
    });
  const shared = { running, onRemove: removeView };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.dialog}
      size="sm"
      footer={
        <Button type="submit" form={formId} variant="primary" isBusy={form.isSaving}>
          {namesake(form.values.name) ? texts.replace : texts.saveNow}
        </Button>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">{texts.explanation}</Text>
        <Form id={formId} {...form.props}>
          <ViewFields
            form={form}
            hint={texts.nameHint({ description: describeView(state, locale, leadTexts, labels) })}
            inputRef={nameRef}
          />
        </Form>
        <SavedViews {...shared} title={texts.saved} views={own} />
        <SavedViews
          {...shared}
          title={texts.sharedByOthers}
          views={views.filter((view) => !rights.isOwn(view))}
        />
      </Stack>
    </Dialog>
  );
}
