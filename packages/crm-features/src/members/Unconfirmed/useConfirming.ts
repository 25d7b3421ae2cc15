import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PartnerKey } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import { refreshLeads } from '../../client/queries/refresh.ts';
import { refreshPartners } from '../memberQueries.ts';
import { unconfirmedMessages } from './unconfirmedTexts.ts';
import { useTexts } from '../../language/index.ts';

/** Entries that a decision is about: some, or all up to a moment. */
export type EntryChoice = { ids: string[] } | { until: string };

/** Confirms and discards entries of a key; discarding can be undone. */
export function useConfirming({ id }: Pick<PartnerKey, 'id'>) {
  const texts = useTexts(unconfirmedMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { id };
  const options = {
    onError: (error: Error) =>
      toasts.show({ title: texts.notDone, description: errorDetail(error), tone: 'danger' }),
    onSettled: () => refreshPartners(queryClient),
  } as const;

  const restore = useMutation({
    ...options,
    mutationFn: async (discarded_at: string) =>
      (
        await api.post('/api/partner-keys/{id}/unconfirmed/restore', {
          params,
          body: { discarded_at },
        })
      ).data,
    onSuccess: ({ changed }) => {
      toasts.show({ title: texts.restored({ count: changed }), tone: 'success' });
    },
  });
  const confirm = useMutation({
    ...options,
    mutationFn: async (body: EntryChoice) =>
      (await api.post('/api/partner-keys/{id}/unconfirmed/confirm', { params, body })).data,
    onSuccess: ({ changed }) => {
      void refreshLeads(queryClient);
      const title = texts.confirmed({ count: changed });
      toasts.show({ title, description: texts.confirmedHelp, tone: 'success' });
    },
  });
  const discard = useMutation({
    ...options,
    mutationFn: async (body: EntryChoice) =>
      (await api.post('/api/partner-keys/{id}/unconfirmed/discard', { params, body })).data,
    onSuccess: ({ changed, discarded_at: at }) => {
      const undo = at !== null && {
        action: { label: texts.undo, onAction: () => restore.mutate(at) },
      };
      toasts.show({ title: texts.discarded({ count: changed }), tone: 'success', ...undo });
    },
  });
  return {
    confirm: confirm.mutate,
    discard: discard.mutate,
    isRunning: confirm.isPending || discard.isPending,
  };
}
