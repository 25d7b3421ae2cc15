import { scoreOf, suggestedStatus, type AnswerValues } from '@cardinal/contract/answers';
import { Heading, Text } from '@cardinal/ui';
import { useState } from 'react';
import { AnswerFields } from '../../questions/AnswerFields/index.ts';
import { previewOf, type QuestionDraft } from '../questionDraft.ts';
import { questionEditorMessages } from '../questionTexts.ts';
import { preview } from './EventQuestions.css.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

export interface QuestionsPreviewProps {
  drafts: readonly QuestionDraft[];
  locale: string;
}

/** The questions as the capture dialog shows them, interactive. */
export function QuestionsPreview({ drafts, locale }: QuestionsPreviewProps) {
  const questionEditorTexts = useTexts(questionEditorMessages);
  const texts = questionEditorTexts.dialog;
  const { statuses } = useTexts(labelMessages);
  const [values, setValues] = useState<AnswerValues>({});
  const questions = previewOf(drafts, questionEditorTexts);
  const score = scoreOf(questions, values);
  const status = suggestedStatus(questions, values);
  return (
    <section className={preview} aria-label={texts.preview}>
      <div>
        <Heading level={3} size="sm">
          {texts.preview}
        </Heading>
        <Text as="p" tone="muted">
          {drafts.length === 0 ? texts.previewEmpty : texts.previewHelp}
        </Text>
      </div>
      <AnswerFields questions={questions} values={values} onChange={setValues} />
      {drafts.length > 0 && (
        <Text as="p" size="xs" tone="muted" aria-live="polite">
          {status === null || score === null
            ? texts.noSuggestion
            : texts.suggests({
                status: statuses[status],
                score: new Intl.NumberFormat(locale).format(score),
              })}
        </Text>
      )}
    </section>
  );
}
