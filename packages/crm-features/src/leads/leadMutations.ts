import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Lead } from '@cardinal/contract';
import { lowerStatus, type LeadStatus } from '@cardinal/contract/labels';
import { toasts } from '@cardinal/ui';
import { errorDetail } from '../client/http/apiError.ts';
import { useApi } from '../client/CrmContext.ts';
import { ifMatch, isStale } from '../client/http/ifMatch.ts';
import { mutationKeys } from '../client/queries/mutationKeys.ts';
import { queryKeys } from '../client/queries/queryKeys.ts';
import { readLead } from '../client/queries/readers.ts';
import { invalidate, refreshLeads } from '../client/queries/refresh.ts';
import { createSavingValues, noteSaved } from '../client/queries/savingValues.ts';
import { leadName } from '../format/index.ts';
import { cancelReads, latestStatus, latestVersion, patchLead, storeLead } from './leadQueries.ts';
import { leadMessages, type LeadTexts } from './texts.ts';
import { useTexts } from '../language/index.ts';
import { labelMessages } from '../language/labelTexts.ts';

/** One update at a time, so that a second change of the same lead uses the version of the first. */
export const oneAtATime = { id: 'lead-update' };

const statuses = createSavingValues<LeadStatus>();

const withStatus = (lead: Lead, lead_status: LeadStatus): Lead => ({
  ...lead,
  lead_status,
  status: lowerStatus[lead_status],
});

function showFailure(lead: Lead, error: unknown, leadTexts: LeadTexts) {
  toasts.show({
    title: leadTexts.toasts.updateFailed,
    description: isStale(error)
      ? leadTexts.toasts.stale({ name: leadName(lead) })
      : errorDetail(error),
    tone: 'danger',
  });
}

/** A status to set, and the lead as the user saw it. */
export interface StatusChange {
  lead: Lead;
  status: LeadStatus;
}

/**
 * Sets a status: it appears at once, is reverted if the server refuses it, and can be undone from
 * the notice.
 */
export function useSetLeadStatus() {
  const labels = useTexts(labelMessages);
  const leadTexts = useTexts(leadMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationKey: mutationKeys.answer,
    scope: oneAtATime,
    mutationFn: async ({ lead, status }: StatusChange) => {
      const { data } = await api.put('/api/leads/{id}', {
        params: { id: lead.id },
        body: { lead_status: status },
        headers: ifMatch(latestVersion(queryClient, lead)),
      });
      return readLead(data);
    },
    onMutate: async ({ lead, status }) => {
      const saving = statuses.begin(queryClient, lead.id, {
        from: latestStatus(queryClient, lead),
        to: status,
      });
      await cancelReads(queryClient, lead.id);
      patchLead(queryClient, lead.id, (cached) => withStatus(cached, status));
      return saving;
    },
    onSuccess: (saved, { status }, saving) => {
      storeLead(queryClient, saving.changes > 1 ? withStatus(saved, saving.shown) : saved);
      const before = noteSaved(saving, saved.lead_status);
      toasts.show({
        title: leadTexts.toasts.updated,
        description: leadTexts.toasts.nowStatus({
          name: leadName(saved),
          status: labels.statuses[status],
        }),
        tone: 'success',
        action: {
          label: leadTexts.toasts.undo,
          onAction: () => mutation.mutate({ lead: saved, status: before }),
        },
      });
    },
    onError: (error, { lead, status }, saving) => {
      // There may have been another change since; only this one is undone.
      if (saving?.changes === 1) {
        patchLead(queryClient, lead.id, (cached) =>
          cached.lead_status === status ? withStatus(cached, saving.stored) : cached,
        );
      }
      showFailure(lead, error, leadTexts);
    },
    onSettled: (_saved, _error, { lead }) => {
      const { isLast, isIdle } = statuses.end(queryClient, lead.id);
      if (isIdle) void refreshLeads(queryClient, lead.id);
      else if (isLast) void invalidate(queryClient, { queryKey: queryKeys.lead(lead.id) });
    },
  });
  return mutation;
}
