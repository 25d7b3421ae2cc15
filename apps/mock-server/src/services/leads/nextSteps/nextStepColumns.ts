import type { NextStep } from '@cardinal/contract';
import { nextStepLabels } from '@cardinal/contract/labels';
import type { NextStepColumns } from '../../../store/leads/leads.ts';

/** A next step as the columns of a lead. */
export const nextStepColumns = (step: NextStep | null): NextStepColumns => ({
  next_step_kind: step?.kind ?? null,
  next_step_at: step ? Date.parse(step.due_at) : null,
  next_step_note: step?.note ?? null,
  step_done_at: null,
});

/** A next step as the history shows it. */
export function nextStepText({
  next_step_kind: kind,
  next_step_at: at,
  next_step_note: note,
}: Omit<NextStepColumns, 'step_done_at'>): string {
  if (kind === null || at === null) return 'Next step removed';
  const day = new Date(at).toISOString().slice(0, 10);
  return [`Next step: ${nextStepLabels[kind]} on ${day}`, note].filter(Boolean).join(' · ');
}
