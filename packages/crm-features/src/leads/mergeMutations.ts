import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MergedLead, MergeInput, UndoneMerge } from '@cardinal/contract';
import { leadFieldNames, leadFields, perField } from '@cardinal/contract/labels';
import { toasts } from '@cardinal/ui';
import { errorDetail, refreshActivities, refreshLeads, useApi } from '../client/index.ts';
import { ifMatch } from '../client/http/ifMatch.ts';
import { leadName } from '../format/index.ts';
import { detailTexts } from './detailTexts.ts';
import { oneAtATime } from './leadMutations.ts';
import { storeLead } from './leadQueries.ts';

const texts = detailTexts.merged;

/** A merge to perform. The same key never merges twice. */
export interface MergeRequest {
  /** The lead that is kept. */
  leadId: string;
  input: MergeInput;
  /** Versions on which the choices are based: of the lead, then of the other. */
  versions: readonly [number, number];
  idempotencyKey: string;
}

/** Merges two leads unless someone changed one of them first. */
export function useMergeLeads() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    scope: oneAtATime,
    mutationFn: async ({
      leadId,
      input,
      versions,
      idempotencyKey,
    }: MergeRequest): Promise<MergedLead> =>
      (
        await api.post('/api/leads/{id}/merge', {
          params: { id: leadId },
          body: input,
          headers: ifMatch(...versions),
          idempotencyKey,
        })
      ).data,
    onSuccess: ({ lead }) => {
      storeLead(queryClient, lead);
      void refreshLeads(queryClient, lead.id);
      void refreshActivities(queryClient, lead.id);
    },
  });
}

const names: Readonly<Record<string, string>> = {
  ...perField(leadFieldNames, (field) => leadFields[field].label),
  event_id: detailTexts.contact.event,
  answers: detailTexts.merged.answers,
};

/** Reports that both leads are restored, and which fields were not. */
function tellUndone({ leads, kept }: UndoneMerge) {
  const [, restored] = leads;
  toasts.show({
    title: texts.undone,
    description:
      kept.length > 0
        ? texts.keptFields(kept.map((field) => names[field] ?? field).join(', '))
        : texts.restored(restored ? leadName(restored) : ''),
    tone: 'success',
  });
}

/** Undoes a merge, and reports it. */
export function useUndoMerge() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    scope: oneAtATime,
    mutationFn: async (mergeId: string): Promise<UndoneMerge> =>
      (await api.post('/api/merges/{id}/undo', { params: { id: mergeId } })).data,
    onSuccess: (undone) => {
      tellUndone(undone);
      for (const lead of undone.leads) {
        storeLead(queryClient, lead);
        void refreshLeads(queryClient, lead.id);
        void refreshActivities(queryClient, lead.id);
      }
    },
    onError: (error) =>
      toasts.show({ title: texts.undoFailed, description: errorDetail(error), tone: 'danger' }),
  });
}
