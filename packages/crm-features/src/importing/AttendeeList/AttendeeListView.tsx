import { InlineAlert, LinkButton, Skeleton, Text } from '@cardinal/ui';
import { IdCard } from 'lucide-react';
import { UploadCard, type UploadState } from '../BulkImport/UploadCard.tsx';
import { attendeeFiles } from '../files.ts';
import { importTexts } from '../texts.ts';

const texts = importTexts.attendees;

export interface AttendeeListViewProps extends UploadState {
  /**
   * Number of the event's leads that have only a badge code, formatted; undefined while unknown.
   */
  waiting: { count: number; shown: string } | undefined;
  /** Why the number is unknown, or null. */
  failure: string | null;
  /** Reads the event again after an error. */
  onRetry: () => void;
  /** URL of the list of these leads; without it, there is no link. */
  waitingHref?: string;
}

function Waiting({ waiting, failure, onRetry }: AttendeeListViewProps) {
  if (failure !== null) {
    return (
      <InlineAlert tone="danger" title={texts.countFailed} onRetry={onRetry}>
        {failure}
      </InlineAlert>
    );
  }
  if (!waiting) return <Skeleton width="60%" height={20} />;
  if (waiting.count === 0) return <Text tone="muted">{texts.none}</Text>;
  return <Text>{texts.waiting(waiting.shown, waiting.count === 1)}</Text>;
}

/** The card of an event that starts the import of the organiser's list of attendees. */
export function AttendeeListView(props: AttendeeListViewProps) {
  const { waiting, waitingHref } = props;
  return (
    <UploadCard
      {...props}
      icon={IdCard}
      texts={texts}
      acceptedFiles={attendeeFiles}
      after={
        waitingHref !== undefined &&
        waiting !== undefined &&
        waiting.count > 0 && (
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
