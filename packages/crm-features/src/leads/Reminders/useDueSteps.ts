import type { Lead, NextStep } from '@cardinal/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi, useNow } from '../../client/index.ts';
import { useClock } from '../../format/index.ts';
import { startOfDay, todayQuery } from '../Today/todayQuery.ts';

/** A lead with a step that is due. */
export interface DueStep {
  lead: Lead;
  step: NextStep;
  /** The same in every tab; another one once the step is moved. */
  key: string;
}

/** Timers cannot wait longer than this, in milliseconds; a day is shorter. */
const longest = 86_400_000;

/**
 * The steps of today that are due, earliest first. Once the clock says that one is, the server is
 * asked, so that nothing is recalled that was done elsewhere; while it cannot be reached, nothing is.
 */
export function useDueSteps(): DueStep[] {
  const now = useNow();
  const clock = useClock(now);
  const { data, refetch } = useQuery(todayQuery(useApi(), startOfDay(clock)));
  /** What was due up to this moment has been asked for. */
  const [asked, setAsked] = useState(0);

  const steps = (data?.today ?? []).flatMap((lead) => {
    const { next_step: step } = lead;
    return step ? [{ lead, step, at: Date.parse(step.due_at) }] : [];
  });
  const next = Math.min(...steps.map(({ at }) => at).filter((at) => at > asked));

  useEffect(() => {
    // Each minute anew: timers stand still while a device sleeps, and the server may have been away.
    const wait = next - Math.max(clock.getTime(), now().getTime());
    if (wait > longest) return undefined;
    const timer = setTimeout(
      () => {
        const at = now().getTime();
        void refetch().then(({ isSuccess }) => isSuccess && setAsked(at));
      },
      Math.max(wait, 0),
    );
    return () => clearTimeout(timer);
  }, [next, now, refetch, clock]);

  return steps
    .filter(({ at }) => at <= asked)
    .map(({ lead, step }) => ({ lead, step, key: `${lead.id} ${step.due_at}` }));
}
