import { useQuery } from '@tanstack/react-query';
import type { Question } from '@cardinal/contract';
import { Badge, Button, Heading, InlineAlert, Skeleton, SkeletonGroup, Text } from '@cardinal/ui';
import { ListChecks } from 'lucide-react';
import { useId, useState } from 'react';
import { errorDetail, useApi } from '../../client/index.ts';
import { eventQuestionsQuery } from '../../questions/questionQueries.ts';
import { questionEditorMessages } from '../questionTexts.ts';
import { header, list, optionsLine, section } from './EventQuestions.css.ts';
import { QuestionsDialog } from './QuestionsDialog.tsx';
import { useTexts } from '../../language/index.ts';

export interface EventQuestionsProps {
  /** The event whose questions are shown. */
  eventId: string;
  /** Whether the user may change them. */
  mayEdit: boolean;
}

function Listed({ questions }: { questions: readonly Question[] }) {
  const texts = useTexts(questionEditorMessages);
  return (
    <ol className={list}>
      {questions.map(({ id, label, kind, options, required, for_visitors: isForVisitors }) => (
        <li key={id}>
          <bdi>{label}</bdi> {required && <Badge>{texts.required}</Badge>}{' '}
          {isForVisitors && <Badge>{texts.forVisitors}</Badge>}
          <span className={optionsLine}>
            {options.length > 0 ? options.map((one) => one.label).join(' · ') : texts.kinds[kind]}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The questions at the stand on an event's page, with an editor for users who may change them. */
export function EventQuestions({ eventId, mayEdit }: EventQuestionsProps) {
  const texts = useTexts(questionEditorMessages);
  const titleId = useId();
  const { data, error, refetch, isFetching } = useQuery(eventQuestionsQuery(useApi(), eventId));
  const [isEditing, setEditing] = useState(false);
  const hasQuestions = data !== undefined && data.questions.length > 0;
  return (
    <section className={section} aria-labelledby={titleId}>
      <div className={header}>
        <Heading level={2} size="md" id={titleId}>
          {texts.title}
        </Heading>
        {data && mayEdit && (
          <Button icon={ListChecks} onPress={() => setEditing(true)}>
            {hasQuestions ? texts.edit : texts.add}
          </Button>
        )}
      </div>
      {!data && !error && (
        <SkeletonGroup label={texts.loading}>
          <Skeleton width="60%" height={20} />
        </SkeletonGroup>
      )}
      {error && (
        <InlineAlert
          tone="danger"
          title={texts.failed}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {errorDetail(error)}
        </InlineAlert>
      )}
      {data && !hasQuestions && (
        <Text as="p" tone="muted">
          {mayEdit ? texts.empty.own : texts.empty.others}
        </Text>
      )}
      {hasQuestions && <Listed questions={data.questions} />}
      {data && isEditing && (
        <QuestionsDialog eventId={eventId} questions={data} onClose={() => setEditing(false)} />
      )}
    </section>
  );
}
