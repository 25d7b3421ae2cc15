import { useQueryClient } from '@tanstack/react-query';
import type { EventQuestions } from '@cardinal/contract';
import type { QuestionKind } from '@cardinal/contract/labels';
import { toasts, useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { isStale } from '../../client/http/ifMatch.ts';
import { ApiError, useApi } from '../../client/index.ts';
import { useKept } from '../../forms/index.ts';
import { eventQuestionsQuery } from '../../questions/questionQueries.ts';
import { detailOr, useSetQuestions } from '../eventMutations.ts';
import {
  draftsOf,
  newQuestion,
  questionErrors,
  refusedQuestions,
  toQuestionsInput,
  withSavedIds,
  type QuestionErrors,
  type QuestionsEdit,
} from '../questionDraft.ts';
import { questionEditorTexts } from '../questionTexts.ts';
import { QuestionsDialogView } from './QuestionsDialogView.tsx';

const texts = questionEditorTexts.toasts;

export interface QuestionsDialogProps {
  eventId: string;
  /** The questions to change. */
  questions: EventQuestions;
  /** Called when the dialog should close: the change is saved or was cancelled. */
  onClose: () => void;
}

/** Edits the questions of an event. */
export function QuestionsDialog({ eventId, questions, onClose }: QuestionsDialogProps) {
  const { locale } = useLocale();
  const queryClient = useQueryClient();
  const { queryKey } = eventQuestionsQuery(useApi(), eventId);
  // A refresh must not change what is being edited, nor the version that it replaces.
  const [begun] = useState(() => ({ version: questions.version, drafts: draftsOf(questions) }));
  const [kept, keep] = useKept<QuestionsEdit>('questions', eventId);
  const { version, drafts } = kept ?? begun;
  const [added, setAdded] = useState<number | null>(null);
  const [errors, setErrors] = useState<ReadonlyMap<number, QuestionErrors>>();
  const { mutateAsync, isPending } = useSetQuestions();

  const add = (kind: QuestionKind) => {
    const question = newQuestion(kind);
    setAdded(question.key);
    keep((now) => ({ version, drafts: [...(now ?? begun).drafts, question] }));
  };
  const submit = async () => {
    const wrong = questionErrors(drafts);
    setErrors(wrong);
    if (kept === null) return onClose();
    if (wrong.size > 0) {
      toasts.show({ title: texts.invalid, description: texts.invalidDescription, tone: 'danger' });
      return;
    }
    try {
      const saved = await mutateAsync({ eventId, version, input: toQuestionsInput(drafts) });
      // What was changed later stays, and changes what was saved.
      keep((now) =>
        now === null || now === kept
          ? null
          : { version: saved.version, drafts: withSavedIds(now.drafts, drafts, saved) },
      );
      toasts.show({ ...(drafts.length > 0 ? texts.saved : texts.removed), tone: 'success' });
      onClose();
    } catch (error) {
      if (error instanceof ApiError) setErrors(refusedQuestions(error.fields, drafts));
      // The user is told, so the next save may replace the latest version. That can be their own:
      // a save whose response was lost.
      const latest = isStale(error) ? queryClient.getQueryData(queryKey) : undefined;
      if (latest) keep((now) => ({ ...(now ?? begun), version: latest.version }));
      toasts.show({
        title: texts.failed,
        description: isStale(error) ? texts.stale : detailOr(error, texts.fallback),
        tone: 'danger',
      });
    }
  };

  return (
    <QuestionsDialogView
      drafts={drafts}
      onChange={(next) => {
        keep(() => ({ version, drafts: next }));
        setErrors(undefined);
      }}
      onAdd={add}
      errors={errors}
      added={added}
      isDirty={kept !== null}
      isSaving={isPending}
      locale={locale}
      onSubmit={() => void submit()}
      onClose={() => {
        keep(() => null);
        onClose();
      }}
    />
  );
}
