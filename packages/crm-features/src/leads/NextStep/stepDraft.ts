import type { TextsOf } from '@cardinal/contract/messages';
import type { Lead } from '@cardinal/contract';
import type { NextStepKind } from '@cardinal/contract/labels';
import { lengths } from '@cardinal/contract/limits';
import { foundErrors, type FieldErrors } from '../../forms/fieldErrors.ts';
import { delays, morningAfter } from './delays.ts';
import type { nextStepMessages } from './nextStepTexts.ts';

/** A next step that is being entered. */
export interface StepDraft {
  kind: NextStepKind;
  /** ISO 8601; null while it is incomplete. */
  due_at: string | null;
  note: string;
}

/** The next step of a lead to start from, or a call in three days. */
export const stepOf = ({ next_step: step }: Pick<Lead, 'next_step'>, now: Date): StepDraft =>
  step ?? { kind: 'call', due_at: morningAfter(now, delays.days).toISOString(), note: '' };

/** The errors of a next step that can be found without the server. */
export const stepErrors = (
  { due_at: at, note }: StepDraft,
  texts: TextsOf<typeof nextStepMessages>,
): FieldErrors =>
  foundErrors({
    due_at: at === null && texts.whenRequired,
    note: note.length > lengths.nextStep && texts.tooLong({ max: lengths.nextStep }),
  });
