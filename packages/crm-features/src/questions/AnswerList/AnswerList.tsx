import { useQuery } from '@tanstack/react-query';
import type { LeadAnswers } from '@cardinal/contract';
import { answerText } from '@cardinal/contract/answers';
import { Button, DescriptionItem, DescriptionList, Skeleton, Text } from '@cardinal/ui';
import { useApi } from '../../client/index.ts';
import { eventQuestionsQuery } from '../questionQueries.ts';
import { questionMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface AnswerListProps {
  answers: LeadAnswers;
}

/** A lead's answers, with the questions of the version that was answered. */
export function AnswerList({ answers }: AnswerListProps) {
  const questionTexts = useTexts(questionMessages);
  const { event_id: eventId, version, values } = answers;
  const { data, error, refetch, isFetching } = useQuery(
    eventQuestionsQuery(useApi(), eventId, version),
  );
  if (error) {
    return (
      <Text as="div" tone="muted">
        {questionTexts.unknown}{' '}
        <Button size="sm" isBusy={isFetching} onPress={() => void refetch()}>
          {questionTexts.retry}
        </Button>
      </Text>
    );
  }
  if (!data) return <Skeleton height={20} />;
  const answered = data.questions.filter(({ id }) => values[id] !== undefined);
  return (
    <DescriptionList>
      {answered.map((question) => (
        <DescriptionItem key={question.id} label={question.label}>
          <bdi>{answerText(question, values[question.id])}</bdi>
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}
