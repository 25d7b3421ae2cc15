import { useQuery } from '@tanstack/react-query';
import type { EventQuestions, Lead, LeadUpdate } from '@cardinal/contract';
import { answerErrors, orderedAnswers } from '@cardinal/contract/answers';
import { Badge, Button, Heading, toasts, useLocale } from '@cardinal/ui';
import { useId, useState } from 'react';
import { isStale } from '../../client/http/ifMatch.ts';
import { errorDetail, useApi } from '../../client/index.ts';
import { leadName } from '../../format/index.ts';
import { AnswerFields } from '../../questions/AnswerFields/index.ts';
import { AnswerList } from '../../questions/AnswerList/index.ts';
import { eventQuestionsQuery } from '../../questions/questionQueries.ts';
import { questionTexts } from '../../questions/texts.ts';
import { useUpdateLead } from '../detailMutations.ts';
import { leadTexts } from '../texts.ts';
import { buttons, row, section } from './LeadAnswers.css.ts';
import { useAnswersDraft, type AnswersDraft } from './useAnswersDraft.ts';

const texts = questionTexts.lead;

export interface LeadAnswersProps {
  lead: Lead;
  /** Whether the answers can only be read. */
  isReadOnly?: boolean;
}

interface EditorProps {
  lead: Lead;
  eventId: string;
  questions: EventQuestions;
  draft: AnswersDraft;
  isReadOnly: boolean;
  onDone: () => void;
}

/** Saves answers, and reports the outcome. Resolves to whether they were saved. */
function useSaveAnswers(lead: Lead) {
  const { mutateAsync, isPending } = useUpdateLead();
  const save = async (answers: LeadUpdate['answers']): Promise<boolean> => {
    try {
      const { id: leadId, version } = lead;
      await mutateAsync({ leadId, version, change: { answers }, isForLatest: true });
      toasts.show({ title: leadTexts.toasts.updated, description: leadName(lead) });
      return true;
    } catch (error) {
      toasts.show({
        title: leadTexts.toasts.updateFailed,
        description: isStale(error) ? leadTexts.toasts.stale(leadName(lead)) : errorDetail(error),
        tone: 'danger',
      });
      return false;
    }
  };
  return { save, isSaving: isPending };
}

/** The form for answers; the input survives every failure. */
function Editor({ lead, eventId, questions, draft, isReadOnly, onDone }: EditorProps) {
  const values = draft.values ?? lead.answers?.values ?? {};
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { save, isSaving } = useSaveAnswers(lead);
  const submit = async () => {
    const given = orderedAnswers(questions.questions, values);
    const wrong = answerErrors(questions.questions, given);
    setErrors(Object.fromEntries(wrong.map(({ question, message }) => [question, message])));
    if (wrong.length > 0 || isSaving) return;
    if (draft.values === undefined) return onDone();
    const answers = { event_id: eventId, version: questions.version, values: given };
    if (!(await save(answers))) return;
    draft.forget(values);
    onDone();
  };
  return (
    <>
      <AnswerFields
        questions={questions.questions}
        values={values}
        onChange={(next) => {
          draft.onChange(next);
          setErrors({});
        }}
        errors={errors}
      />
      <div className={buttons}>
        {!isReadOnly && (
          <Button variant="primary" size="sm" isBusy={isSaving} onPress={() => void submit()}>
            {texts.save}
          </Button>
        )}
        <Button
          size="sm"
          isDisabled={isSaving}
          onPress={() => {
            draft.forget();
            onDone();
          }}
        >
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}

/** A lead's answers at the stand, with their score; nothing if there were no questions. */
export function LeadAnswers({ lead, isReadOnly = false }: LeadAnswersProps) {
  const titleId = useId();
  const { locale } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { answers, answers_score: score, event_id: eventId } = lead;
  const draft = useAnswersDraft(lead.id, eventId);
  const { data } = useQuery({
    ...eventQuestionsQuery(useApi(), eventId ?? ''),
    enabled: eventId !== null && !isReadOnly,
  });
  const mayAnswer = !isReadOnly && data !== undefined && data.questions.length > 0;
  // What was typed stays readable if the lead is taken away meanwhile.
  const isEditing = draft.values !== undefined || (isOpen && mayAnswer);
  if (answers === null && !mayAnswer && !isEditing) return null;
  return (
    <section aria-labelledby={titleId} className={section}>
      <div className={row}>
        <Heading level={3} size="md" id={titleId}>
          {questionTexts.title}
        </Heading>
        {score !== null && (
          <Badge>{questionTexts.score(new Intl.NumberFormat(locale).format(score))}</Badge>
        )}
      </div>
      {isEditing && data && eventId !== null ? (
        <Editor
          lead={lead}
          eventId={eventId}
          questions={data}
          draft={draft}
          isReadOnly={isReadOnly}
          onDone={() => setOpen(false)}
        />
      ) : (
        <>
          {answers && <AnswerList answers={answers} />}
          {mayAnswer && (
            <div>
              <Button size="sm" onPress={() => setOpen(true)}>
                {answers ? texts.change : texts.answer}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
