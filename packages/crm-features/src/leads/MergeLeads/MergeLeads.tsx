import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Lead, MergedLead } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { eventsQuery } from '../../client/queries/eventsQuery.ts';
import { isStale } from '../../client/http/ifMatch.ts';
import { errorDetail, newIdempotencyKey, useApi } from '../../client/index.ts';
import { useIsShown } from '../../forms/useIsShown.ts';
import { leadName } from '../../format/index.ts';
import { detailMessages } from '../detailTexts.ts';
import { leadQuery } from '../leadQueries.ts';
import { useMergeLeads } from '../mergeMutations.ts';
import { activityCountQuery, emailCountQuery } from './mergeQueries.ts';
import { useSingleRun } from '../useSingleRun.ts';
import { fieldsToKeep, questionsOf, type Choices } from './mergeChoices.ts';
import { mergeMessages } from './mergeTexts.ts';
import { MergeLeadsView } from './MergeLeadsView.tsx';
import { useAnswersText } from './useAnswersText.ts';
import type { MovesContent } from './WhatMoves.tsx';
import { useTexts } from '../../language/index.ts';

export interface MergeLeadsProps {
  /** The lead that is kept. */
  lead: Lead;
  /** The lead that is merged into it. */
  other: Lead;
  /** Called once the leads are merged, unless the user has gone elsewhere by then. */
  onMerged: (merged: MergedLead) => void;
  /** Called when the dialog is closed without a merge. */
  onClose: () => void;
}

/** Counts the records that move from a lead. */
function useMoves(leadId: string): MovesContent {
  const api = useApi();
  const [activities, emails] = useQueries({
    queries: [activityCountQuery(api, leadId), emailCountQuery(api, leadId)],
  });
  if (activities.data && emails.data) {
    return { kind: 'counted', activities: activities.data, emails: emails.data };
  }
  // While one is still being counted, Retry could not count the other.
  if (activities.isFetching || emails.isFetching) return { kind: 'loading' };
  return {
    kind: 'failed',
    onRetry: () => {
      for (const query of [activities, emails]) if (!query.data) void query.refetch();
    },
  };
}

/** The latest version of a lead that was read earlier. */
function useNewest(lead: Lead) {
  const queryClient = useQueryClient();
  const options = leadQuery(useApi(), queryClient, lead.id);
  const query = useQuery(options);
  const refetch = async () => {
    // A read that is still running may be older than the change that is looked for.
    await queryClient.cancelQueries({ queryKey: options.queryKey, exact: true });
    await query.refetch();
  };
  return { lead: query.data ?? lead, refetch };
}

/** Merges two leads: the user chooses the value to keep for each field. */
export function MergeLeads({ onMerged, onClose, ...both }: MergeLeadsProps) {
  const texts = useTexts(mergeMessages);
  const detailTexts = useTexts(detailMessages);
  const { locale } = useLocale();
  const kept = useNewest(both.lead);
  const other = useNewest(both.other);
  const answers = { mine: useAnswersText(kept.lead), theirs: useAnswersText(other.lead) };
  const moves = useMoves(both.other.id);
  const { data: events } = useQuery(eventsQuery(useApi()));
  const [choices, setChoices] = useState<Choices>({});
  const merge = useMergeLeads();
  const run = useSingleRun(merge);
  const isShown = useIsShown(both.lead.id);
  // The same merge is sent with the same key, so that a retry never merges twice.
  const [attempt, setAttempt] = useState({ body: '', key: '' });

  const submit = async () => {
    if (merge.isPending) return;
    const input = {
      other: other.lead.id,
      fields: fieldsToKeep(questionsOf(kept.lead, other.lead, choices)),
    };
    const versions = [kept.lead.version, other.lead.version] as const;
    const body = JSON.stringify([input, versions]);
    const { key } = attempt.body === body ? attempt : { key: newIdempotencyKey() };
    setAttempt({ body, key });
    const request = { leadId: kept.lead.id, input, versions, idempotencyKey: key };
    const merged = await run(request, (error) => {
      if (isStale(error)) {
        void kept.refetch();
        void other.refetch();
      }
      toasts.show({
        title: texts.failed,
        description: isStale(error) && isShown(both.lead.id) ? texts.stale : errorDetail(error),
        tone: 'danger',
      });
    });
    if (!merged) return;
    if (!isShown(both.lead.id)) {
      const { title, description } = detailTexts.merged;
      toasts.show({ title: title({ name: leadName(other.lead) }), description });
      return;
    }
    // A notice reports this; the message of an earlier attempt no longer applies.
    toasts.clear();
    onMerged(merged);
  };

  return (
    <MergeLeadsView
      lead={kept.lead}
      other={other.lead}
      choices={choices}
      onChoose={setChoices}
      eventName={(id) => events?.find((event) => event.id === id)?.name}
      answers={answers}
      moves={moves}
      isMerging={merge.isPending}
      onMerge={() => void submit()}
      onClose={onClose}
      locale={locale}
    />
  );
}
