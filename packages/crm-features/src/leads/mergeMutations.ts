import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MergedLead, MergeInput, UndoneMerge } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';
import { errorDetail, refreshActivities, refreshLeads, useApi } from '../client/index.ts';
import { ifMatch } from '../client/http/ifMatch.ts';
import { leadName } from '../format/index.ts';
import { detailMessages, type DetailTexts } from './detailTexts.ts';
import { oneAtATime } from './leadMutations.ts';
import { storeLead } from './leadQueries.ts';
import { useTexts } from '../language/index.ts';
import { labelMessages, type LabelTexts } from '../language/labelTexts.ts';

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

/** Reports that both leads are restored, and which fields were not. */
function tellUndone(
  { leads, kept }: UndoneMerge,
  { merged: texts, contact }: DetailTexts,
  { fields }: LabelTexts,
  locale: string,
) {
  const [, restored] = leads;
  const names = new Map<string, string>([
    ...Object.entries(fields),
    ['event_id', contact.event],
    ['answers', texts.answers],
  ]);
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  toasts.show({
    title: texts.undone,
    description:
      kept.length > 0
        ? texts.keptFields({ fields: list.format(kept.map((field) => names.get(field) ?? field)) })
        : texts.restored({ name: restored ? leadName(restored) : '' }),
    tone: 'success',
  });
}

/** Undoes a merge, and reports it. */
export function useUndoMerge() {
  const texts = useTexts(detailMessages);
  const labels = useTexts(labelMessages);
  const { locale } = useLocale();
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    scope: oneAtATime,
    mutationFn: async (mergeId: string): Promise<UndoneMerge> =>
      (await api.post('/api/merges/{id}/undo', { params: { id: mergeId } })).data,
    onSuccess: (undone) => {
      tellUndone(undone, texts, labels, locale);
      for (const lead of undone.leads) {
        storeLead(queryClient, lead);
        void refreshLeads(queryClient, lead.id);
        void refreshActivities(queryClient, lead.id);
      }
    },
    onError: (error) =>
      toasts.show({
        title: texts.merged.undoFailed,
        description: errorDetail(error),
        tone: 'danger',
      }),
  });
}
