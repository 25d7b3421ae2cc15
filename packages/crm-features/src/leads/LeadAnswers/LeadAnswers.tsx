import { useQuery } from '@tanstack/react-query';
import type { EventQuestions, Lead } from '@cardinal/contract';
import { answerErrors, orderedAnswers, type AnswerValues } from '@cardinal/contract/answers';
import { Badge, Button, Heading, toasts, useLocale } from '@cardinal/ui';
import { useId, useState } from 'react';
import { isStale } from '../../client/http/ifMatch.ts';
import { errorDetail, useApi } from '../../client/index.ts';
import { useForm } from '../../forms/index.ts';
import { leadName } from '../../format/index.ts';
import { AnswerFields } from '../../questions/AnswerFields/index.ts';
import { AnswerList } from '../../questions/AnswerList/index.ts';
import { eventQuestionsQuery } from '../../questions/questionQueries.ts';
import { answerProblemText } from '../../questions/answerProblemText.ts';
import { questionMessages } from '../../questions/texts.ts';
import { useUpdateLead } from '../detailMutations.ts';
import { leadMessages } from '../texts.ts';
import { buttons, row, section } from './LeadAnswers.css.ts';
import { useAnswersDraft, type AnswersForm } from './useAnswersDraft.ts';
import { useTexts } from '../../language/index.ts';

export interface LeadAnswersProps {
  lead: Lead;
  /** Whether the answers can only be read. */
  isReadOnly?: boolean;
}

interface EditorProps {
  lead: Lead;
  eventId: string;
  questions: EventQuestions;
  draft: ReturnType<typeof useAnswersDraft>;
  isReadOnly: boolean;
  onDone: () => void;
}

/** The form for answers; the input survives every failure. */
function Editor({ lead, eventId, questions, draft, isReadOnly, onDone }: EditorProps) {
  const leadTexts = useTexts(leadMessages);
  const questionTexts = useTexts(questionMessages);
  const texts = questionTexts.lead;
  const { mutateAsync } = useUpdateLead();
  const given = (values: AnswerValues) => orderedAnswers(questions.questions, values);
  const form = useForm<AnswersForm, Lead>({
    initial: { answers: lead.answers?.values ?? {} },
    kept: draft,
    check: ({ answers }) =>
      Object.fromEntries(
        answerErrors(questions.questions, given(answers)).map(({ question, problem }) => [
          question,
          answerProblemText(problem, questionTexts),
        ]),
      ),
    save: ({ answers }) => {
      const { id: leadId, version } = lead;
      const change = {
        answers: { event_id: eventId, version: questions.version, values: given(answers) },
      };
      return mutateAsync({ leadId, version, change, isForLatest: true });
    },
    onSaved: () => {
      toasts.show({ title: leadTexts.toasts.updated, description: leadName(lead) });
      onDone();
    },
    onUnchanged: onDone,
    errorsOf: ({ fields }) =>
      Object.fromEntries(
        Object.entries(fields).map(([path, message]) => [
          path.replace(/^answers\.values\./, ''),
          message,
        ]),
      ),
    onFailed: (error) =>
      toasts.show({
        title: leadTexts.toasts.updateFailed,
        description: isStale(error)
          ? leadTexts.toasts.stale({ name: leadName(lead) })
          : errorDetail(error),
        tone: 'danger',
      }),
  });
  return (
    <>
      <AnswerFields
        questions={questions.questions}
        values={form.values.answers}
        onChange={(answers) => form.set({ answers }, Object.keys(form.errors))}
        errors={form.errors}
      />
      <div className={buttons}>
        {!isReadOnly && (
          <Button variant="primary" size="sm" isBusy={form.isSaving} onPress={form.submit}>
            {texts.save}
          </Button>
        )}
        <Button
          size="sm"
          isDisabled={form.isSaving}
          onPress={() => {
            form.discard();
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
  const questionTexts = useTexts(questionMessages);
  const texts = questionTexts.lead;
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
  const isEditing = draft[0] !== null || (isOpen && mayAnswer);
  if (answers === null && !mayAnswer && !isEditing) return null;
  return (
    <section aria-labelledby={titleId} className={section}>
      <div className={row}>
        <Heading level={3} size="md" id={titleId}>
          {questionTexts.title}
        </Heading>
        {score !== null && (
          <Badge>
            {questionTexts.score({ score: new Intl.NumberFormat(locale).format(score) })}
          </Badge>
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
