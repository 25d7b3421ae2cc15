import {
  skipToken,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
  type MutationState,
  type QueryClient,
} from '@tanstack/react-query';
import type { Import, ImportSourceQuery } from '@cardinal/contract';
import { newIdempotencyKey, queryKeys, refreshLeads, saveFile, useApi } from '../client/index.ts';
import { invalidate } from '../client/queries/refresh.ts';
import { tellFailure } from '../client/http/tellFailure.ts';
import type { ImportChange } from './importState.ts';
import { cardMessages } from './cardTexts.ts';
import { useTexts } from '../language/index.ts';

/** A file to upload; the signal cancels it. */
export interface UploadRequest {
  file: File;
  signal?: AbortSignal;
  /** How to read it; by default, as is likely. */
  read?: ImportSourceQuery;
}

/** The key of an uploaded file, which is kept to read it again in another way. */
const fileKey = (id: string) => ['import-file', id] as const;

/** The file of an import, as long as the browser has it. */
export const useImportFile = (id: string): File | undefined =>
  useQuery<File>({ queryKey: fileKey(id), queryFn: skipToken, gcTime: Infinity }).data;

/**
 * Uploads a file; the answer is the analysed import.
 * @param eventId The event whose list of attendees it is
 */
export function useUploadImport(eventId?: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, signal, read: query = {} }: UploadRequest): Promise<Import> => {
      const body = new FormData();
      body.append('file', file, file.name);
      const idempotencyKey = newIdempotencyKey();
      if (eventId !== undefined) {
        const params = { id: eventId };
        const call = { params, query, body, idempotencyKey, signal };
        return (await api.post('/api/events/{id}/attendee-list', call)).data;
      }
      return (await api.post('/api/leads/import', { query, body, idempotencyKey, signal })).data;
    },
    onSuccess: (created, { file }) => {
      queryClient.setQueryData(fileKey(created.id), file);
      return keep(queryClient, created);
    },
  });
}

/** Refetches the list of imports. */
const refreshList = (queryClient: QueryClient) =>
  invalidate(queryClient, { queryKey: queryKeys.importPages });

/** Shows an import as the server answered it; a read that is still running may be older. */
async function keep(queryClient: QueryClient, answer: Import) {
  const queryKey = queryKeys.import(answer.id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, answer);
  void refreshList(queryClient);
}

const changing = (id: string) => ['import-change', id] as const;

/** Saves the user's choice, which `usePendingChanges` returns meanwhile, and reports a failure. */
export function useChangeImport(id: string) {
  const cardTexts = useTexts(cardMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    // With the id, so that a pending change stays one of its own import when another is shown.
    mutationKey: changing(id),
    // One after the other, so that the last choice wins.
    scope: { id: `import-${id}` },
    mutationFn: async (body: ImportChange) =>
      (await api.put('/api/imports/{id}', { params: { id }, body })).data,
    onSuccess: (saved) => keep(queryClient, saved),
    onError: (error) => {
      // If only the response was lost, the server has the choice.
      void queryClient.invalidateQueries({ queryKey: queryKeys.import(id) });
      tellFailure(cardTexts.changeFailed)(error);
    },
  });
}

/** The choices that are being saved, in their order. */
export function usePendingChanges(id: string): readonly ImportChange[] {
  const pending = useMutationState<MutationState<Import, Error, ImportChange>>({
    filters: { mutationKey: changing(id), status: 'pending' },
  });
  return pending.flatMap(({ variables }) => variables ?? []);
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
    onSuccess: (begun) => keep(queryClient, begun),
  });
}

/** Discards, stops or undoes an import. */
export function useUndoImport() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (await api.delete('/api/imports/{id}', { params: { id } })).data,
    onSuccess: async (undone) => {
      await keep(queryClient, undone);
      void refreshLeads(queryClient);
    },
    // It may have ended or expired meanwhile.
    onError: () => void refreshList(queryClient),
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

/** Saves the rows of an import that were not imported. */
export function useDownloadReport() {
  const api = useApi();
  return useMutation({
    mutationFn: async (id: string) => {
      const { blob, name } = await api.download('/api/imports/{id}/report', { params: { id } });
      saveFile(blob, name ?? 'not-imported.csv');
    },
  });
}
