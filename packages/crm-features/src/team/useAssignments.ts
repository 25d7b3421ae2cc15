import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toasts, useLocale } from '@cardinal/ui';
import { useState } from 'react';
import { errorDetail } from '../client/apiError.ts';
import { useApi } from '../client/CrmContext.ts';
import { queryKeys } from '../client/queryKeys.ts';
import { refreshLeads } from '../client/refresh.ts';
import { leadName } from '../format/index.ts';
import { assignmentTexts as texts } from './assignmentTexts.ts';
import { assignLeads, unassignLeads } from './assignments.ts';
import type { Assigned, Assignee, Target } from './assignments.ts';
import { unassignedParams } from './teamQueries.ts';
import type { LeadPage } from './teamQueries.ts';

/** An assignment to carry out. */
export interface Assignment {
  target: Target;
  assignee: Assignee;
  /** Number of unassigned leads. */
  total: number;
}

/** An assignment that can be undone. */
export interface LastAssignment {
  leads: readonly Assigned[];
  /** What happened, as a sentence. */
  text: string;
}

/** Progress of an assignment that takes several calls. */
export interface AssignmentProgress {
  done: number;
  total: number;
}

/** Maximum number of agents named in a sentence. */
const namedAgents = 4;

/** How many of the distributed leads each agent received: "Asha 2, Mira 1". */
export function sharedText(
  leads: readonly Assigned[],
  nameOf: (id: string) => string,
  locale: string,
): string {
  const number = new Intl.NumberFormat(locale);
  const shares = [...Map.groupBy(leads, ({ assignedTo }) => assignedTo ?? '')]
    .map(([id, own]) => ({ name: nameOf(id), count: own.length }))
    .toSorted((a, b) => b.count - a.count);
  const named = shares
    .slice(0, namedAgents)
    .map(({ name, count }) => texts.last.part(name, number.format(count)));
  const rest = shares.length - named.length;
  const parts = rest > 0 ? [...named, texts.last.others(number.format(rest), rest)] : named;
  const agents = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts);
  return texts.last.shared(number.format(leads.length), leads.length, agents);
}

const isUnassignedList = ([path, query]: readonly unknown[]) =>
  path === queryKeys.leads()[0] &&
  typeof query === 'object' &&
  query !== null &&
  'assigned_to' in query &&
  query.assigned_to === unassignedParams.assigned_to;

/** Assigns unassigned leads, reports the outcome, and can undo the last assignment. */
export function useAssignments(
  nameOf: (userId: string) => string,
  onAssigned?: (leads: readonly Assigned[]) => void,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const [progress, setProgress] = useState<AssignmentProgress | null>(null);
  const [last, setLast] = useState<LastAssignment | null>(null);

  const mark = (ids: readonly string[], isPending: boolean) =>
    setPending((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isPending) next.add(id);
        else next.delete(id);
      }
      return next;
    });

  /** Removes assigned leads from the loaded lists, so that a failed refresh cannot show them. */
  function forget(leads: readonly Assigned[]) {
    const ids = new Set(leads.map(({ id }) => id));
    queryClient.setQueriesData<LeadPage>(
      { predicate: ({ queryKey }) => isUnassignedList(queryKey) },
      (page) =>
        page && {
          ...page,
          leads: page.leads.filter(({ id }) => !ids.has(id)),
          total: page.total === null ? null : Math.max(0, page.total - ids.size),
        },
    );
  }

  function textOf(leads: readonly Assigned[], assignee: Assignee): string {
    const [first] = leads;
    if (assignee.kind === 'fair') return sharedText(leads, nameOf, locale);
    return first && leads.length === 1
      ? texts.last.one(leadName(first), assignee.name)
      : texts.last.many(number.format(leads.length), assignee.name);
  }

  function showFailure(error: unknown, done: number) {
    const detail = errorDetail(error);
    toasts.show({
      title: texts.toasts.failed,
      description: done > 0 ? texts.toasts.failedPartly(number.format(done), detail) : detail,
      tone: 'danger',
    });
  }

  const assign = useMutation({
    mutationFn: async (assignment: Assignment) => {
      const { target, assignee, total } = assignment;
      const ids = target === 'all' ? [] : target.map(({ id }) => id);
      const all = target === 'all' ? total : ids.length;
      const assigned: Assigned[] = [];
      let failure: unknown;
      mark(ids, true);
      if (target === 'all') setProgress({ done: 0, total: all });
      try {
        await assignLeads(api, assignment, (leads) => {
          assigned.push(...leads);
          if (target === 'all') setProgress({ done: assigned.length, total: all });
        });
      } catch (error) {
        failure = error;
      }
      if (assigned.length > 0) {
        const text = textOf(assigned, assignee);
        setLast({ leads: assigned, text });
        forget(assigned);
        onAssigned?.(assigned);
        if (failure === undefined) {
          const { assigned: one, assignedMany } = texts.toasts;
          const title = assigned.length === 1 ? one : assignedMany;
          toasts.show({ title, description: text, tone: 'success' });
        }
      }
      if (failure !== undefined) showFailure(failure, assigned.length);
      mark(ids, false);
      setProgress(null);
      await refreshLeads(queryClient);
    },
  });

  const undo = useMutation({
    mutationFn: async ({ leads }: LastAssignment) => {
      const [first] = leads;
      try {
        await unassignLeads(
          api,
          leads.map(({ id }) => id),
        );
      } catch (error) {
        toasts.show({
          title: texts.toasts.undoFailed,
          description: errorDetail(error),
          tone: 'danger',
        });
        await refreshLeads(queryClient);
        return;
      }
      setLast(null);
      toasts.show({
        title: texts.toasts.undone,
        description:
          first && leads.length === 1
            ? texts.toasts.undoneOne(leadName(first))
            : texts.toasts.undoneMany(number.format(leads.length)),
        tone: 'success',
      });
      await refreshLeads(queryClient);
    },
  });

  return {
    assign: assign.mutate,
    /** Ids of the leads that are being assigned. */
    pending,
    progress,
    isBusy: progress !== null,
    last,
    undo: undo.mutate,
    isUndoing: undo.isPending,
  };
}
