import {
  Button,
  Card,
  FileTrigger,
  Heading,
  Icon,
  InlineAlert,
  LinkButton,
  ProgressBar,
  Skeleton,
  Text,
} from '@cardinal/ui';
import { IdCard, Upload } from 'lucide-react';
import { actions, card, formats, head, mark, words } from '../BulkImport/BulkImport.css.ts';
import { attendeeFiles } from '../files.ts';
import { importTexts } from '../texts.ts';

const texts = importTexts.attendees;

export interface AttendeeListViewProps {
  /**
   * Number of the event's leads that have only a badge code, formatted; undefined while unknown.
   */
  waiting: { count: number; shown: string } | undefined;
  /** Why the number is unknown, or null. */
  failure: string | null;
  onRetry: () => void;
  /** URL of the list of these leads; without it, there is no link. */
  waitingHref?: string;
  /** Name of the file that is being uploaded, or null. */
  uploading: string | null;
  /** Why the last file was not read, or null. */
  error: string | null;
  onFile: (file: File) => void;
  onCancel: () => void;
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
  const { waiting, waitingHref, uploading, error, onFile, onCancel } = props;
  return (
    <Card as="section" className={card}>
      <div className={head}>
        <span className={mark}>
          <Icon icon={IdCard} size={20} />
        </span>
        <div className={words}>
          <Heading level={2} size="md">
            {texts.title}
          </Heading>
          <Text size="sm" tone="muted">
            {texts.description}
          </Text>
        </div>
      </div>
      <Waiting {...props} />
      {error !== null && (
        <InlineAlert tone="danger" title={importTexts.card.uploadFailed}>
          {error}
        </InlineAlert>
      )}
      {uploading !== null && <ProgressBar label={importTexts.card.uploading(uploading)} />}
      <div className={actions}>
        {uploading === null ? (
          <FileTrigger acceptedFileTypes={attendeeFiles} onFiles={([file]) => file && onFile(file)}>
            <Button icon={Upload}>{texts.upload}</Button>
          </FileTrigger>
        ) : (
          <Button onPress={onCancel}>{importTexts.card.cancel}</Button>
        )}
        {waitingHref !== undefined && waiting !== undefined && waiting.count > 0 && (
          <LinkButton variant="quiet" href={waitingHref}>
            {texts.showWaiting}
          </LinkButton>
        )}
      </div>
      <p className={formats}>{texts.formats}</p>
    </Card>
  );
}
