import { useQuery } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import { useLocale } from '@cardinal/ui';
import { useApi } from '../../client/index.ts';
import { answerLines } from '../../questions/answerLines.ts';
import { eventQuestionsQuery } from '../../questions/questionQueries.ts';
import { questionMessages } from '../../questions/texts.ts';
import { useTexts } from '../../language/index.ts';

/**
 * A lead's answers with their score, a line each; the score alone until the questions are loaded,
 * and if they could not be loaded. Empty without answers.
 */
export function useAnswersText({ answers, answers_score: score }: Lead): string {
  const questionTexts = useTexts(questionMessages);
  const { locale } = useLocale();
  const { data } = useQuery({
    ...eventQuestionsQuery(useApi(), answers?.event_id ?? '', answers?.version),
    enabled: answers !== null,
  });
  if (!answers) return '';
  const shown = questionTexts.score({ score: new Intl.NumberFormat(locale).format(score ?? 0) });
  return [shown, ...answerLines(data?.questions ?? [], answers.values)].join('\n');
}
