import type { FirstSteps } from '@cardinal/contract';

/** Which of the steps are taken. */
export const stepsTaken = ({ scan, import: imported, invite, event }: FirstSteps['steps']) => [
  scan,
  imported,
  invite ?? false,
  event,
];

/** What there is to show: the steps until all are taken or closed, then sample data to remove. */
export function whatIsShown({
  steps,
  closed,
  sample,
  may_add_sample: maySample,
}: FirstSteps): 'steps' | 'sample' | null {
  if (!closed && !stepsTaken(steps).every(Boolean)) return 'steps';
  return sample && maySample ? 'sample' : null;
}
