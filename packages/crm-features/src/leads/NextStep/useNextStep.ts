import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Lead, LeadUpdate } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { errorDetail, refreshLeads, useApi, type ApiClient } from '../../client/index.ts';
import { ifMatch, isStale } from '../../client/http/ifMatch.ts';
import { mutationKeys } from '../../client/queries/mutationKeys.ts';
import { readLead } from '../../client/queries/readers.ts';
import { leadName } from '../../format/index.ts';
import { oneAtATime } from '../leadMutations.ts';
import { latestVersion, storeLead } from '../leadQueries.ts';
import { leadMessages } from '../texts.ts';
import { nextStepMessages } from './nextStepTexts.ts';
import { useTexts } from '../../language/index.ts';

/** A change of what comes next with a lead, and the lead as the user saw it. */
export type NextStepChange = { lead: Lead } & (
  | { kind: 'done' }
  | { kind: 'snooze'; until: Date }
  | { kind: 'set'; step: Exclude<LeadUpdate['next_step'], undefined> }
  /** Takes a change back: type and next step become those of an earlier state. */
  | { kind: 'restore'; before: Lead }
);

async function send(api: ApiClient, change: NextStepChange, version: number) {
  const request = { params: { id: change.lead.id }, headers: ifMatch(version) };
  switch (change.kind) {
    case 'done':
      return (await api.post('/api/leads/{id}/next-step/done', request)).data;
    case 'snooze': {
      const body = { until: change.until.toISOString() };
      return (await api.post('/api/leads/{id}/next-step/snooze', { ...request, body })).data;
    }
    case 'set': {
      const body = { next_step: change.step };
      return (await api.put('/api/leads/{id}', { ...request, body })).data;
    }
    case 'restore': {
      const { lead_type, next_step } = change.before;
      const body = { lead_type, next_step };
      return (await api.put('/api/leads/{id}', { ...request, body })).data;
    }
  }
}

/** Sets, ends or moves a lead's next step, or takes that back; a refusal is shown in a notice. */
export function useNextStep() {
  const nextStepTexts = useTexts(nextStepMessages);
  const leadTexts = useTexts(leadMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: mutationKeys.answer,
    scope: oneAtATime,
    mutationFn: async (change: NextStepChange): Promise<Lead> =>
      readLead(await send(api, change, latestVersion(queryClient, change.lead))),
    onSuccess: (saved) => storeLead(queryClient, saved),
    onError: (error, { lead }) =>
      toasts.show({
        title: nextStepTexts.failed,
        description: isStale(error)
          ? leadTexts.toasts.stale({ name: leadName(lead) })
          : errorDetail(error),
        tone: 'danger',
      }),
    onSettled: (_saved, _error, { lead }) => void refreshLeads(queryClient, lead.id),
  });
}
