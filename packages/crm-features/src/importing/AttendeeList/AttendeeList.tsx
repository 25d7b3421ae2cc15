import { useQuery } from '@tanstack/react-query';
import { errorDetail, useApi } from '../../client/index.ts';
import { useFormats } from '../formats.ts';
import { waitingQuery } from '../importQueries.ts';
import { useUpload } from '../useUpload.ts';
import { AttendeeListView } from './AttendeeListView.tsx';

/** Props of AttendeeList. */
export interface AttendeeListProps {
  /** Id of the event. */
  eventId: string;
  /** Called with the id of the import of an uploaded list; show it with ImportPanel. */
  onUploaded: (importId: string) => void;
  /** Address of the list of the leads that wait for it; there is no link without it. */
  waitingHref?: string;
}

/** How many leads of an event have nothing but a badge code, and the upload of the list that knows them. */
export function AttendeeList({ eventId, onUploaded, waitingHref }: AttendeeListProps) {
  const { count } = useFormats();
  const query = useQuery(waitingQuery(useApi(), eventId));
  const upload = useUpload(onUploaded, eventId);
  const { data: waiting } = query;
  return (
    <AttendeeListView
      waiting={waiting === undefined ? undefined : { count: waiting, shown: count(waiting) }}
      failure={query.error && waiting === undefined ? errorDetail(query.error) : null}
      onRetry={() => void query.refetch()}
      waitingHref={waitingHref}
      uploading={upload.uploading}
      error={upload.error}
      onFile={upload.send}
      onCancel={upload.cancel}
    />
  );
}
