import { useQuery } from '@tanstack/react-query';
import { errorDetail, useApi } from '../../client/index.ts';
import { waitingQuery } from '../importQueries.ts';
import { useUpload } from '../useUpload.ts';
import { AttendeeListView } from './AttendeeListView.tsx';

export interface AttendeeListProps {
  /** Id of the event. */
  eventId: string;
  /** Called with the id of the import of an uploaded list; show it with ImportPanel. */
  onUploaded: (importId: string) => void;
  /** URL of the list of leads that are waiting for it; without it, there is no link. */
  waitingHref?: string;
}

/**
 * The number of an event's leads that have only a badge code, and the upload of the list that
 * identifies them.
 */
export function AttendeeList({ eventId, onUploaded, waitingHref }: AttendeeListProps) {
  const query = useQuery(waitingQuery(useApi(), eventId));
  const upload = useUpload(onUploaded, eventId);
  return (
    <AttendeeListView
      waiting={query.data}
      failure={query.error && query.data === undefined ? errorDetail(query.error) : null}
      onRetry={() => void query.refetch()}
      waitingHref={waitingHref}
      uploading={upload.uploading}
      error={upload.error}
      onFile={upload.send}
      onCancel={upload.cancel}
    />
  );
}
