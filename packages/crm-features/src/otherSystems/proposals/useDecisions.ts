import type { TextsOf } from '@cardinal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import type { Proposal } from '@cardinal/contract';
import { toasts } from '@cardinal/ui';
import { useRef, useState } from 'react';
import { useApi } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import { queryKeys } from '../../client/queries/queryKeys.ts';
import { invalidate, refreshActivities, refreshLeads } from '../../client/queries/refresh.ts';
import { proposalMessages } from './proposalTexts.ts';
import { isUndoable, undoProposal } from './undoProposal.ts';
import { useTexts } from '../../language/index.ts';

/** What the user does with a suggestion. */
export type Decision = 'approve' | 'refuse';

const none: ReadonlySet<string> = new Set();

const namesOf = (
  proposals: readonly Proposal[],
  kinds: TextsOf<typeof proposalMessages>['kinds'],
) => {
  const [first] = proposals;
  if (!first || proposals.length > 1) return undefined;
  return [kinds[first.kind], first.lead.name].filter(Boolean).join(' · ');
};

/** Decides on suggestions, one after the other, and tells what became of them. */
export function useDecisions() {
  const { kinds, toasts: texts } = useTexts(proposalMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState(none);
  // A second press can come before the first one is rendered.
  const latest = useRef(none);
  const change = (next: ReadonlySet<string>) => {
    latest.current = next;
    setRunning(next);
  };

  /** Refetches what the decided suggestions may have changed. */
  const refresh = async (proposals: readonly Proposal[]) => {
    const leadIds = [...new Set(proposals.map(({ lead }) => lead.id))];
    await Promise.all([
      invalidate(queryClient, { queryKey: queryKeys.proposals }),
      invalidate(queryClient, { queryKey: queryKeys.audit() }),
      ...leadIds.flatMap((id) => [
        refreshLeads(queryClient, id),
        refreshActivities(queryClient, id),
      ]),
    ]);
  };

  const undo = async (proposals: readonly Proposal[]) => {
    try {
      for (const proposal of proposals) await undoProposal(api, proposal);
      toasts.show({ title: texts.undone });
    } catch (error) {
      toasts.show({ title: texts.notUndone, description: errorDetail(error), tone: 'danger' });
    }
    await refresh(proposals);
  };

  async function decideOne({ id }: Proposal, decision: Decision): Promise<Proposal> {
    const params = { id };
    const { data } =
      decision === 'approve'
        ? await api.post('/api/proposals/{id}/approve', { params })
        : await api.post('/api/proposals/{id}/refuse', { params });
    queryClient.setQueryData(queryKeys.proposals, (all: Proposal[] | undefined) =>
      all?.map((other) => (other.id === id ? data : other)),
    );
    return data;
  }

  function tell(decided: readonly Proposal[], decision: Decision) {
    const description = namesOf(decided, kinds);
    const undoable = decision === 'approve' ? decided.filter(isUndoable) : [];
    toasts.show({
      title:
        decision === 'approve'
          ? texts.approved({ count: decided.length })
          : texts.refused({ count: decided.length }),
      ...(description && { description }),
      ...(undoable.length > 0 &&
        undoable.length === decided.length && {
          action: { label: texts.undo, onAction: () => void undo(undoable) },
        }),
    });
  }

  /** Decides on suggestions that are not being decided on already. */
  async function decide(wanted: readonly Proposal[], decision: Decision): Promise<void> {
    const proposals = wanted.filter(({ id }) => !latest.current.has(id));
    if (proposals.length === 0) return;
    change(new Set([...latest.current, ...proposals.map(({ id }) => id)]));
    const decided: Proposal[] = [];
    const errors: unknown[] = [];
    for (const proposal of proposals) {
      try {
        decided.push(await decideOne(proposal, decision));
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length === 0) tell(decided, decision);
    else {
      toasts.show({
        title:
          proposals.length === 1
            ? texts.notDone
            : texts.notAll({ failed: errors.length, count: proposals.length }),
        description: errorDetail(errors[0]),
        tone: 'danger',
      });
    }
    const ids = new Set(proposals.map(({ id }) => id));
    change(new Set([...latest.current].filter((id) => !ids.has(id))));
    await refresh(proposals);
  }

  return {
    /** Ids of the suggestions that are being decided on. */
    running,
    decide,
  };
}
