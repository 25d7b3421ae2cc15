import {
  Button,
  Dialog,
  Form,
  Heading,
  IconButton,
  Stack,
  Text,
  TextField,
  toasts,
} from '@cardinal/ui';
import { Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { LeadListState } from '../leadListState.ts';
import { leadTexts } from '../texts.ts';
import { item, itemDetail, itemName, list } from './SavedViewsDialog.css.ts';
import {
  describeView,
  isSameName,
  mostViews,
  searchOf,
  stateOf,
  viewNameLength,
  withView,
  type LeadView,
} from './leadViews.ts';

const texts = leadTexts.views;

export interface SavedViewsDialogProps {
  /** The state that a new view saves. */
  state: LeadListState;
  /** The saved views, in order. */
  views: readonly LeadView[];
  /** Returns the saved views as they are now, even after the dialog is closed. */
  viewsNow: () => readonly LeadView[];
  /** Called with the views to keep. */
  onViewsChange: (views: readonly LeadView[]) => void;
  onClose: () => void;
}

/** Why a view cannot be saved under a name; undefined if it can. */
function problemOf(name: string, views: readonly LeadView[]): string | undefined {
  if (name === '') return texts.nameRequired;
  const isNew = !views.some((view) => isSameName(view.name, name));
  return isNew && views.length >= mostViews ? texts.full(mostViews) : undefined;
}

interface SavedViewsProps {
  views: readonly LeadView[];
  onRemove: (view: LeadView) => void;
}

/** The saved views, each with a button that deletes it. */
function SavedViews({ views, onRemove }: SavedViewsProps) {
  return (
    <section>
      <Heading level={3} size="sm">
        {texts.saved}
      </Heading>
      <ul className={list}>
        {views.map((view) => (
          <li key={view.name} className={item}>
            <span>
              <span className={itemName} dir="auto">
                {view.name}
              </span>
              <span className={itemDetail}>{describeView(stateOf(view))}</span>
            </span>
            <IconButton
              size="sm"
              icon={Trash2}
              aria-label={texts.remove(view.name)}
              onPress={() => onRemove(view)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Saves the state of the list as a view, and deletes views. */
export function SavedViewsDialog(props: SavedViewsDialogProps) {
  const { state, views, viewsNow, onViewsChange, onClose } = props;
  const formId = useId();
  const nameRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const name = typed.trim();
  const problem = problemOf(name, views);
  const replaces = views.some((view) => isSameName(view.name, name));

  const save = () => {
    setTried(true);
    if (problem !== undefined) {
      nameRef.current?.focus();
      return;
    }
    onViewsChange(withView(views, { name, search: searchOf(state) }));
    onClose();
  };
  const restore = (view: LeadView, index: number) => {
    // Other views may have been saved or deleted since.
    const now = viewsNow();
    const isTaken = now.some(({ name: other }) => isSameName(other, view.name));
    const obstacle = isTaken ? texts.taken : problemOf(view.name, now);
    if (obstacle === undefined) onViewsChange(now.toSpliced(index, 0, view));
    else toasts.show({ title: texts.notRestored, description: obstacle, tone: 'danger' });
  };
  const remove = (view: LeadView) => {
    const index = views.indexOf(view);
    onViewsChange(views.toSpliced(index, 1));
    // The focused button has been removed.
    nameRef.current?.focus();
    toasts.show({
      title: texts.removed,
      description: view.name,
      action: { label: leadTexts.toasts.undo, onAction: () => restore(view, index) },
    });
  };

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.dialog}
      size="sm"
      footer={
        <Button type="submit" form={formId} variant="primary">
          {replaces ? texts.replace : texts.saveNow}
        </Button>
      }
    >
      <Stack gap={5}>
        <Text tone="muted">{texts.explanation}</Text>
        <Form id={formId} onSubmit={save}>
          <TextField
            label={texts.name}
            description={texts.nameHint(describeView(state))}
            value={typed}
            onChange={setTyped}
            maxLength={viewNameLength}
            errorMessage={isTried ? problem : undefined}
            inputRef={nameRef}
            autoFocus
          />
        </Form>
        {views.length > 0 && <SavedViews views={views} onRemove={remove} />}
      </Stack>
    </Dialog>
  );
}
