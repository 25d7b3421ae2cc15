import type { ImportSourceQuery } from '@cardinal/contract';
import { useRef } from 'react';
import { errorDetail } from '../client/index.ts';
import { useUploadImport } from './importMutations.ts';

/**
 * Uploads a file that the user chose; the upload can be cancelled.
 * @param eventId The event whose list of attendees it is
 */
export function useUpload(onUploaded: (id: string) => void, eventId?: string) {
  const { mutate, isPending, variables, error, reset } = useUploadImport(eventId);
  const cancelling = useRef<AbortController>(null);
  return {
    /** Name of the file that is being uploaded, or null. */
    uploading: isPending ? variables.file.name : null,
    /** Why the last file was not read, or null. */
    error: error === null || error.name === 'AbortError' ? null : errorDetail(error),
    /** @param read How to read it; by default, as is likely */
    send: (file: File, read?: ImportSourceQuery) => {
      cancelling.current = new AbortController();
      const { signal } = cancelling.current;
      mutate({ file, signal, ...(read && { read }) }, { onSuccess: ({ id }) => onUploaded(id) });
    },
    cancel: () => cancelling.current?.abort(),
    reset,
  };
}
