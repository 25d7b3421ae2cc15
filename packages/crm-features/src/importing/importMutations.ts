import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Import } from '@cardinal/contract';
import { newIdempotencyKey, queryKeys, refreshLeads, saveFile, useApi } from '../client/index.ts';
import { withChange } from './importState.ts';
import type { ImportChange } from './importState.ts';

/** A file to upload; the signal cancels it. */
export interface UploadRequest {
  file: File;
  signal?: AbortSignal;
}

/**
 * Uploads a file; the answer is the analysed import.
 * @param eventId The event whose list of attendees it is
 */
export function useUploadImport(eventId?: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, signal }: UploadRequest): Promise<Import> => {
      const body = new FormData();
      body.append('file', file, file.name);
      const idempotencyKey = newIdempotencyKey();
      if (eventId !== undefined) {
        const params = { id: eventId };
        const call = { params, body, idempotencyKey, signal };
        return (await api.post('/api/events/{id}/attendee-list', call)).data;
      }
      return (await api.post('/api/leads/import', { body, idempotencyKey, signal })).data;
    },
    onSuccess: (created) => queryClient.setQueryData(queryKeys.import(created.id), created),
  });
}

const changing = ['import-change'] as const;

/**
 * Saves the user's choice with an optimistic update, which is reverted if the server refuses it.
 */
export function useChangeImport(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = queryKeys.import(id);
  return useMutation({
    mutationKey: changing,
    // One after the other, so that the last choice wins.
    scope: { id: `import-${id}` },
    mutationFn: async (body: ImportChange) =>
      (await api.put('/api/imports/{id}', { params: { id }, body })).data,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Import>(queryKey, (shown) => shown && withChange(shown, change));
    },
    onSuccess: (saved) => {
      // The response to an earlier choice does not include later ones.
      if (queryClient.isMutating({ mutationKey: changing }) === 1) {
        queryClient.setQueryData(queryKey, saved);
      }
    },
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}

/** Starts the import. */
export function useCommitImport(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (
        await api.post('/api/imports/{id}/commit', {
          params: { id },
          body: {},
          idempotencyKey: `commit-${id}`,
        })
      ).data,
    onSuccess: (begun) => queryClient.setQueryData(queryKeys.import(id), begun),
  });
}

/** Discards, stops or undoes the import. */
export function useUndoImport(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.delete('/api/imports/{id}', { params: { id } })).data,
    onSuccess: (undone) => {
      queryClient.setQueryData(queryKeys.import(id), undone);
      void refreshLeads(queryClient);
    },
  });
}

/** Saves the workbook to fill in. */
export function useDownloadTemplate() {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      const { blob, name } = await api.download('/api/leads/import/template');
      saveFile(blob, name ?? 'leads-template.xlsx');
    },
  });
}

/** Saves the rows that were not imported. */
export function useDownloadReport(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      const { blob, name } = await api.download('/api/imports/{id}/report', { params: { id } });
      saveFile(blob, name ?? 'not-imported.csv');
    },
  });
}
