import type { Lead } from '@cardinal/contract';
import { toasts, useLocale } from '@cardinal/ui';
import { formatFullDate } from '../../format/index.ts';
import { nextStepMessages } from './nextStepTexts.ts';
import { useNextStep, type NextStepChange } from './useNextStep.ts';
import { useTexts } from '../../language/index.ts';

/** Changes the next step; a notice says so, and offers Undo. */
export function useNoticedStep(lead: Lead) {
  const texts = useTexts(nextStepMessages);
  const { locale } = useLocale();
  const step = useNextStep();
  const change = async (next: Exclude<NextStepChange, { kind: 'restore' }>) => {
    const saved = await step.mutateAsync(next);
    const at = saved.next_step?.due_at;
    const titles = {
      done: texts.finished,
      snooze: texts.moved,
      set: saved.next_step ? texts.planned : texts.removed,
    };
    toasts.show({
      title: titles[next.kind],
      ...(at !== undefined && { description: formatFullDate(at, locale) }),
      tone: 'success',
      action: {
        label: texts.undo,
        // The mutation reports its own failure.
        onAction: () => step.mutate({ lead: saved, kind: 'restore', before: lead }),
      },
    });
  };
  return { change, isBusy: step.isPending };
}
