import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PartnerKey } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { errorDetail } from '../../client/http/apiError.ts';
import { useApi } from '../../client/CrmContext.ts';
import type { Confirmed } from '../../client/http/confirmed.ts';
import { refreshPartners } from '../memberQueries.ts';
import { partnerMessages } from '../partnerTexts.ts';
import { useTexts } from '../../language/index.ts';

/** Revokes a key. The returned promise settles when it is done or has failed. */
export function useRevocation(confirmed: Confirmed) {
  const texts = useTexts(partnerMessages).toasts;
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ id }: PartnerKey) =>
      confirmed(() => api.delete('/api/partner-keys/{id}', { params: { id } })),
    onSuccess: (_answer, { name }) =>
      toasts.show({
        title: texts.revoked,
        description: texts.revokedOf({ name }),
        tone: 'success',
      }),
    onError: (error) =>
      toasts.show({ title: texts.notRevoked, description: errorDetail(error), tone: 'danger' }),
    onSettled: () => refreshPartners(queryClient),
  });
  return (partner: PartnerKey) => mutateAsync(partner).catch(() => undefined);
}
