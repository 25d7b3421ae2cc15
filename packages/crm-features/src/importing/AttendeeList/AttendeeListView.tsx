import { InlineAlert, LinkButton, Skeleton, Text } from '@cardinal/ui';
import { IdCard } from 'lucide-react';
import { UploadCard, type UploadState } from '../BulkImport/UploadCard.tsx';
import { attendeeFiles, most } from '../files.ts';
import { importMessages } from '../texts.ts';
import { useTexts } from '../../language/index.ts';

export interface AttendeeListViewProps extends UploadState {
  /** Number of the event's leads that have only a badge code; undefined while unknown. */
  waiting: number | undefined;
  /** Why the number is unknown, or null. */
  failure: string | null;
  /** Reads the event again after an error. */
  onRetry: () => void;
  /** URL of the list of these leads; without it, there is no link. */
  waitingHref?: string;
}

function Waiting({ waiting, failure, onRetry }: AttendeeListViewProps) {
  const texts = useTexts(importMessages).attendees;
  if (failure !== null) {
    return (
      <InlineAlert tone="danger" title={texts.countFailed} onRetry={onRetry}>
        {failure}
      </InlineAlert>
    );
  }
  if (waiting === undefined) return <Skeleton width="60%" height={20} />;
  if (waiting === 0) return <Text tone="muted">{texts.none}</Text>;
  return <Text>{texts.waiting({ count: waiting })}</Text>;
}

/** The card of an event that starts the import of the organiser's list of attendees. */
export function AttendeeListView(props: AttendeeListViewProps) {
  const texts = useTexts(importMessages).attendees;
  const { waiting, waitingHref } = props;
  return (
    <UploadCard
      {...props}
      icon={IdCard}
      texts={{ ...texts, formats: texts.formats(most) }}
      acceptedFiles={attendeeFiles}
      after={
        waitingHref !== undefined &&
        waiting !== undefined &&
        waiting > 0 && (
          <LinkButton variant="quiet" href={waitingHref}>
            {texts.showWaiting}
          </LinkButton>
        )
      }
    >
      <Waiting {...props} />
    </UploadCard>
  );
}
