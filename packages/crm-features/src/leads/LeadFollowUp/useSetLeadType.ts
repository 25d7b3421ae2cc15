import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import type { LeadType } from '@cardinal/contract/labels';
import { toasts } from '@cardinal/ui';
import { errorDetail, refreshLeads, useApi } from '../../client/index.ts';
import { ifMatch, isStale } from '../../client/http/ifMatch.ts';
import { mutationKeys } from '../../client/queries/mutationKeys.ts';
import { readLead } from '../../client/queries/readers.ts';
import { leadName } from '../../format/index.ts';
import { followUpTexts } from './followUpTexts.ts';
import { oneAtATime } from '../leadMutations.ts';
import { latestVersion, storeLead } from '../leadQueries.ts';
import { leadTexts } from '../texts.ts';

/** A type to set, and the lead as the user saw it. */
export interface TypeChange {
  lead: Lead;
  type: LeadType;
}

/** Sets a lead's type; a refusal is shown in a notice. */
export function useSetLeadType() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.answer,
    scope: oneAtATime,
    mutationFn: async ({ lead, type }: TypeChange): Promise<Lead> => {
      const { data } = await api.put('/api/leads/{id}', {
        params: { id: lead.id },
        body: { lead_type: type },
        headers: ifMatch(latestVersion(queryClient, lead)),
      });
      return readLead(data);
    },
    onSuccess: (saved) => storeLead(queryClient, saved),
    onError: (error, { lead }) =>
      toasts.show({
        title: followUpTexts.finishFailed,
        description: isStale(error) ? leadTexts.toasts.stale(leadName(lead)) : errorDetail(error),
        tone: 'danger',
      }),
    onSettled: (_saved, _error, { lead }) => void refreshLeads(queryClient, lead.id),
  });
}
