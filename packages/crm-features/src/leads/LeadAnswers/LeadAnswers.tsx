import { useQuery } from '@tanstack/react-query';
import type { EventQuestions, Lead } from '@cardinal/contract';
import { answerErrors, orderedAnswers } from '@cardinal/contract/answers';
import type { AnswerValues } from '@cardinal/contract/answers';
import { Badge, Button, Heading, toasts, useLocale } from '@cardinal/ui';
import { useId, useState } from 'react';
import { errorDetail, useApi } from '../../client/index.ts';
import { leadName } from '../../format/index.ts';
import { AnswerFields } from '../../questions/AnswerFields/index.ts';
import { AnswerList } from '../../questions/AnswerList/index.ts';
import { eventQuestionsQuery } from '../../questions/questionQueries.ts';
import { questionTexts } from '../../questions/texts.ts';
import { useSaveLead } from '../detailMutations.ts';
import { isStale } from '../leadMutations.ts';
import { leadTexts } from '../texts.ts';
import { buttons, row, section } from './LeadAnswers.css.ts';

const texts = questionTexts.lead;

/** Props of LeadAnswers. */
export interface LeadAnswersProps {
  lead: Lead;
  /** Whether the answers can only be read. */
  isReadOnly?: boolean;
}

interface EditorProps {
  lead: Lead;
  eventId: string;
  questions: EventQuestions;
  onDone: () => void;
}

/** The form for answers; the input survives every failure. */
function Editor({ lead, eventId, questions, onDone }: EditorProps) {
  const [values, setValues] = useState<AnswerValues>(lead.answers?.values ?? {});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { mutate, isPending } = useSaveLead();
  const save = () => {
    const given = orderedAnswers(questions.questions, values);
    const wrong = answerErrors(questions.questions, given);
    setErrors(Object.fromEntries(wrong.map(({ question, message }) => [question, message])));
    if (wrong.length > 0) return;
    const answers = { event_id: eventId, version: questions.version, values: given };
    mutate(
      { leadId: lead.id, version: lead.version, change: { answers } },
      {
        onSuccess: () => {
          toasts.show({ title: leadTexts.toasts.updated, description: leadName(lead) });
          onDone();
        },
        onError: (error) =>
          toasts.show({
            title: leadTexts.toasts.updateFailed,
            description: isStale(error)
              ? leadTexts.toasts.stale(leadName(lead))
              : errorDetail(error),
            tone: 'danger',
          }),
      },
    );
  };
  return (
    <>
      <AnswerFields
        questions={questions.questions}
        values={values}
        onChange={(next) => {
          setValues(next);
          setErrors({});
        }}
        errors={errors}
      />
      <div className={buttons}>
        <Button variant="primary" size="sm" isBusy={isPending} onPress={save}>
          {texts.save}
        </Button>
        <Button size="sm" isDisabled={isPending} onPress={onDone}>
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
  const [isEditing, setEditing] = useState(false);
  const { answers, answers_score: score, event_id: eventId } = lead;
  const { data } = useQuery({
    ...eventQuestionsQuery(useApi(), eventId ?? ''),
    enabled: eventId !== null && !isReadOnly,
  });
  const mayAnswer = !isReadOnly && data !== undefined && data.questions.length > 0;
  if (answers === null && !mayAnswer) return null;
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
      {isEditing && mayAnswer && eventId !== null ? (
        <Editor lead={lead} eventId={eventId} questions={data} onDone={() => setEditing(false)} />
      ) : (
        <>
          {answers && <AnswerList answers={answers} />}
          {mayAnswer && (
            <div>
              <Button size="sm" onPress={() => setEditing(true)}>
                {answers ? texts.change : texts.answer}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
