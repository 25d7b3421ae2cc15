import { suggestedStatus } from '@cardinal/contract/answers';
import { Button, Heading, Stack, Text } from '@cardinal/ui';
import { useId } from 'react';
import { AnswerFields } from '../../questions/AnswerFields/index.ts';
import type { CaptureState } from '../state/captureState.ts';
import type { CaptureMeeting } from '../meeting.ts';
import { captureMessages } from '../texts.ts';
import { suggestion } from './ReviewStep.css.ts';
import type { ReviewHandlers } from './reviewProps.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

export interface StandQuestionsProps {
  capture: CaptureState;
  meeting: CaptureMeeting;
  /** Whether the answers can only be read now. */
  isReadOnly: boolean;
  handlers: Pick<ReviewHandlers, 'onAnswer' | 'onEdit'>;
}

/** The event where the lead is captured, its questions, and the status that the answers suggest. */
export function StandQuestions({ capture, meeting, isReadOnly, handlers }: StandQuestionsProps) {
  const texts = useTexts(captureMessages).stand;
  const { statuses } = useTexts(labelMessages);
  const titleId = useId();
  const { answers, answerErrors, values } = capture;
  const questions = meeting.questions?.questions ?? [];
  const status = suggestedStatus(questions, answers);
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={3} size="sm" id={titleId}>
          {texts.at} <bdi>{meeting.event.name}</bdi>
        </Heading>
        {questions.length > 0 && (
          <AnswerFields
            questions={questions}
            values={answers}
            onChange={handlers.onAnswer}
            errors={answerErrors}
            isReadOnly={isReadOnly}
          />
        )}
        {status !== null && (
          <div className={suggestion} role="status">
            <Text tone="muted">{texts.suggests({ status: statuses[status] })}</Text>
            {status !== values.lead_status && (
              <Button
                size="sm"
                isDisabled={isReadOnly}
                onPress={() => handlers.onEdit({ lead_status: status })}
              >
                {texts.use({ status: statuses[status] })}
              </Button>
            )}
          </div>
        )}
      </Stack>
    </section>
  );
}
