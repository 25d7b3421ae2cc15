import { useQueryClient } from '@tanstack/react-query';
import type { EventQuestions } from '@cardinal/contract';
import type { QuestionKind } from '@cardinal/contract/labels';
import { toasts, useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { isStale } from '../../client/http/ifMatch.ts';
import { useApi } from '../../client/index.ts';
import { useForm, useKept } from '../../forms/index.ts';
import { eventQuestionsQuery } from '../../questions/questionQueries.ts';
import { detailOr, useSetQuestions } from '../eventMutations.ts';
import {
  draftsOf,
  newQuestion,
  questionErrors,
  refusedQuestions,
  toQuestionsInput,
  withSavedIds,
  type QuestionsEdit,
} from '../questionDraft.ts';
import { questionEditorMessages } from '../questionTexts.ts';
import { QuestionsDialogView } from './QuestionsDialogView.tsx';
import { useTexts } from '../../language/index.ts';

export interface QuestionsDialogProps {
  /** The event whose questions are changed. */
  eventId: string;
  /** The questions to change. */
  questions: EventQuestions;
  /** Called when the dialog should close: the change is saved or was cancelled. */
  onClose: () => void;
}

/** Edits the questions of an event. */
export function QuestionsDialog({ eventId, questions, onClose }: QuestionsDialogProps) {
  const questionEditorTexts = useTexts(questionEditorMessages);
  const texts = questionEditorTexts.toasts;
  const { locale } = useLocale();
  const queryClient = useQueryClient();
  const { queryKey } = eventQuestionsQuery(useApi(), eventId);
  // A refresh must not change what is being edited, nor the version that it replaces.
  const [begun] = useState(() => ({ version: questions.version, drafts: draftsOf(questions) }));
  const kept = useKept<Partial<QuestionsEdit>>('questions', eventId);
  const [added, setAdded] = useState<number | null>(null);
  const { mutateAsync } = useSetQuestions();
  const form = useForm<QuestionsEdit, EventQuestions>({
    initial: begun,
    kept,
    check: ({ drafts }) => questionErrors(drafts, questionEditorTexts.errors),
    onInvalid: () =>
      toasts.show({ title: texts.invalid, description: texts.invalidDescription, tone: 'danger' }),
    save: ({ version, drafts }) =>
      mutateAsync({ eventId, version, input: toQuestionsInput(drafts) }),
    onSaved: (saved, { drafts: sent }) => {
      // What was changed meanwhile stays, and changes what was saved.
      kept[1]((now) =>
        now?.drafts
          ? { version: saved.version, drafts: withSavedIds(now.drafts, sent, saved) }
          : null,
      );
      toasts.show({ ...(sent.length > 0 ? texts.saved : texts.removed), tone: 'success' });
      onClose();
    },
    onUnchanged: onClose,
    errorsOf: ({ fields }, { drafts }) => refusedQuestions(fields, drafts),
    onFailed: (error) => {
      // The user is told, so the next save may replace the latest version. That can be their own:
      // a save whose response was lost.
      const latest = isStale(error) ? queryClient.getQueryData(queryKey) : undefined;
      if (latest) kept[1]((now) => ({ ...now, version: latest.version }));
      toasts.show({
        title: texts.failed,
        description: isStale(error) ? texts.stale : detailOr(error, texts.fallback),
        tone: 'danger',
      });
    },
  });

  const add = (kind: QuestionKind) => {
    const question = newQuestion(kind, questionEditorTexts.starters);
    setAdded(question.key);
    form.set(({ version, drafts }) => ({ version, drafts: [...drafts, question] }));
  };
  return (
    <QuestionsDialogView form={form} onAdd={add} added={added} locale={locale} onClose={onClose} />
  );
}
