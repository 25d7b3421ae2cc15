import { questionKinds, type QuestionKind } from '@cardinal/contract/labels';
import { limits } from '@cardinal/contract/limits';
import { Button, Dialog, Form, Menu, MenuItem, MenuTrigger, Text } from '@cardinal/ui';
import { Plus } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { useCloseGuard, type FormState } from '../../forms/index.ts';
import { DiscardDialog } from '../DiscardDialog.tsx';
import { moved, type QuestionDraft, type QuestionsEdit } from '../questionDraft.ts';
import { questionEditorMessages } from '../questionTexts.ts';
import { useBlockFocus } from '../useBlockFocus.ts';
import { columns, editor } from './EventQuestions.css.ts';
import { QuestionBlock } from './QuestionBlock.tsx';
import { QuestionsPreview } from './QuestionsPreview.tsx';
import { useTexts } from '../../language/index.ts';

const formId = 'cardinal-questions';

export interface QuestionsDialogViewProps {
  form: FormState<QuestionsEdit>;
  /** Called to add a question. */
  onAdd: (kind: QuestionKind) => void;
  /**
   * Key of the question that was added last. It takes the focus in an effect: earlier, the menu
   * would still return it to its button.
   */
  added: number | null;
  locale: string;
  /** Called after what was typed is discarded. */
  onClose: () => void;
}

/** The button that adds a question, with the kinds to choose from. */
function AddQuestion({
  count,
  locale,
  onAdd,
  ref,
}: { count: number; ref: Ref<HTMLButtonElement> } & Pick<
  QuestionsDialogViewProps,
  'locale' | 'onAdd'
>) {
  const questionEditorTexts = useTexts(questionEditorMessages);
  const texts = questionEditorTexts.dialog;
  if (count >= limits.questions) {
    const most = new Intl.NumberFormat(locale).format(limits.questions);
    return (
      <Text as="p" tone="muted">
        {texts.full({ most })}
      </Text>
    );
  }
  return (
    <div>
      <MenuTrigger>
        <Button ref={ref} icon={Plus}>
          {texts.addQuestion}
        </Button>
        <Menu
          aria-label={texts.addQuestion}
          onAction={(key) => {
            const kind = questionKinds.find((one) => one === key);
            if (kind) onAdd(kind);
          }}
        >
          {questionKinds.map((kind) => (
            <MenuItem key={kind} id={kind}>
              {questionEditorTexts.kinds[kind]}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
    </div>
  );
}

/** The editor of an event's questions, beside their preview. */
export function QuestionsDialogView({
  form,
  onAdd,
  added,
  locale,
  onClose,
}: QuestionsDialogViewProps) {
  const texts = useTexts(questionEditorMessages).dialog;
  const { errors, isDirty, isSaving } = form;
  const { version, drafts } = form.values;
  // The messages are about the questions together, so a change hides all of them.
  const onChange = (next: QuestionDraft[]) =>
    form.set({ version, drafts: next }, Object.keys(errors));
  const leave = () => {
    form.discard();
    onClose();
  };
  const guard = useCloseGuard({ isDirty, isSaving, onClose: leave });
  const addRef = useRef<HTMLButtonElement>(null);
  const focus = useBlockFocus(drafts, addRef);
  const remove = (removed: number) => {
    focus.onRemoved(removed);
    onChange(drafts.filter(({ key }) => key !== removed));
  };
  const change = (key: number, part: Partial<QuestionDraft>) =>
    onChange(drafts.map((draft) => (draft.key === key ? { ...draft, ...part } : draft)));
  return (
    <>
      <Dialog
        isOpen
        isFlush
        size="lg"
        onOpenChange={(isOpen) => !isOpen && leave()}
        onCloseRequest={guard.mayClose}
        title={texts.title}
        description={texts.kept}
        footer={
          <>
            <Button onPress={guard.close}>{texts.cancel}</Button>
            <Button variant="primary" type="submit" form={formId} isBusy={isSaving}>
              {texts.save}
            </Button>
          </>
        }
      >
        <div className={columns}>
          <Form {...form.props} id={formId} className={editor}>
            {drafts.length === 0 && (
              <Text as="p" tone="muted">
                {texts.nothing}
              </Text>
            )}
            {drafts.map((draft, index) => (
              <QuestionBlock
                key={draft.key}
                question={draft}
                number={index + 1}
                locale={locale}
                errors={errors}
                onChange={(part) => change(draft.key, part)}
                onRemove={() => remove(draft.key)}
                onUp={index > 0 ? () => onChange(moved(drafts, index, -1)) : undefined}
                onDown={
                  index < drafts.length - 1 ? () => onChange(moved(drafts, index, 1)) : undefined
                }
                autoFocus={draft.key === added}
                labelRef={focus.register(draft.key)}
              />
            ))}
            <AddQuestion ref={addRef} count={drafts.length} locale={locale} onAdd={onAdd} />
          </Form>
          <QuestionsPreview drafts={drafts} locale={locale} />
        </div>
      </Dialog>
      <DiscardDialog isOpen={guard.isAsking} onOpenChange={guard.setAsking} onDiscard={leave} />
    </>
  );
}
