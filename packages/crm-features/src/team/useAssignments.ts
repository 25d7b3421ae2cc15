import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocale } from '@cardinal/ui';
import { useState } from 'react';
import type { LeadPage } from '../client/queries/leadsQuery.ts';
import { useApi } from '../client/CrmContext.ts';
import { queryKeys } from '../client/queries/queryKeys.ts';
import { refreshLeads } from '../client/queries/refresh.ts';
import {
  assignedText,
  showAssigned,
  showFailure,
  showUndone,
  showUndoFailure,
} from './assignmentOutcome.ts';
import {
  assignLeads,
  undoAssignment,
  type Assigned,
  type Assignee,
  type Target,
} from './assignments.ts';
import { unassignedParams } from './teamQueries.ts';
import { useTexts } from '../language/index.ts';
import { assignmentMessages } from './assignmentTexts.ts';

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
  assignee: Assignee;
  /** What happened, as a sentence. */
  text: string;
}

/** Progress of an assignment that takes several calls. */
export interface AssignmentProgress {
  done: number;
  total: number;
}

const isUnassignedList = ([path, query]: readonly unknown[]) =>
  path === queryKeys.leads()[0] &&
  typeof query === 'object' &&
  query !== null &&
  'assigned_to' in query &&
  query.assigned_to === unassignedParams.assigned_to;

/** Removes assigned leads from the loaded lists, so that a failed refresh cannot show them. */
function forget(queryClient: QueryClient, leads: readonly Assigned[]): void {
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

/** The ids of the leads that are being assigned, and a function that adds or removes some. */
function usePending() {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());
  const mark = (ids: readonly string[], isPending: boolean) =>
    setPending((before) => {
      const next = new Set(before);
      for (const id of ids) {
        if (isPending) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  return { pending, mark };
}

/** Assigns unassigned leads, reports the outcome, and can undo the last assignment. */
export function useAssignments(
  nameOf: (userId: string) => string,
  onAssigned?: (leads: readonly Assigned[]) => void,
) {
  const assignmentTexts = useTexts(assignmentMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  const { pending, mark } = usePending();
  const [progress, setProgress] = useState<AssignmentProgress | null>(null);
  const [last, setLast] = useState<LastAssignment | null>(null);

  const without = (
    { leads, assignee }: LastAssignment,
    undone: readonly Assigned[],
  ): LastAssignment | null => {
    const left = leads.filter((lead) => !undone.includes(lead));
    const text = assignedText(left, assignee, { nameOf, locale }, assignmentTexts);
    return left.length > 0 ? { leads: left, assignee, text } : null;
  };

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
        const text = assignedText(assigned, assignee, { nameOf, locale }, assignmentTexts);
        setLast({ leads: assigned, assignee, text });
        forget(queryClient, assigned);
        onAssigned?.(assigned);
        if (failure === undefined) showAssigned(assigned.length, text, assignmentTexts);
      }
      if (failure !== undefined) showFailure(failure, assigned.length, assignmentTexts);
      mark(ids, false);
      setProgress(null);
      await refreshLeads(queryClient);
    },
  });

  const undo = useMutation({
    mutationFn: async ({ leads }: LastAssignment) => {
      const undone: Assigned[] = [];
      try {
        await undoAssignment(api, leads, (asked, unassigned) => {
          undone.push(...unassigned);
          // Another attempt is only about the rest.
          setLast((now) => now && without(now, asked));
        });
        showUndone(undone, leads.length - undone.length, assignmentTexts);
      } catch (error) {
        showUndoFailure(error, undone, assignmentTexts);
      }
      await refreshLeads(queryClient);
    },
  });

  return {
    assign: assign.mutate,
    /** Ids of the leads that are being assigned. */
    pending,
    progress,
    last,
    undo: undo.mutate,
    isUndoing: undo.isPending,
  };
}
