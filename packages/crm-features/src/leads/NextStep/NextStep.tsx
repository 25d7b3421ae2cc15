import type { Lead } from '@cardinal/contract';
import { Button, Heading, Text, useLocale } from '@cardinal/ui';
import { Check, PencilLine } from 'lucide-react';
import { useId } from 'react';
import { useNow } from '../../client/index.ts';
import { formatDue, formatFullDate, leadName, useClock } from '../../format/index.ts';
import { delays, morningAfter, type Delay } from './delays.ts';
import { nextStepMessages } from './nextStepTexts.ts';
import { buttons, overdue, planned, section, what, when, words } from './NextStep.css.ts';
import { SnoozeMenu } from './SnoozeMenu.tsx';
import { StepForm } from './StepForm.tsx';
import { useNoticedStep } from './useNoticedStep.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

export interface NextStepProps {
  lead: Lead;
  /** Whether the user may only read. */
  isReadOnly: boolean;
  /** Whether its form is open. */
  isEditing: boolean;
  onEditingChange: (isEditing: boolean) => void;
}

/** The delays that are offered while nothing is planned. */
const followUps: readonly Delay[] = ['days', 'week', 'month'];

/** What is planned, and when; late if that is over. */
function Planned({ step }: { step: NonNullable<Lead['next_step']> }) {
  const { locale } = useLocale();
  const { steps } = useTexts(labelMessages);
  const now = useClock(useNow());
  const isLate = Date.parse(step.due_at) < now.getTime();
  return (
    <p className={words}>
      <span className={what}>{steps[step.kind]}</span>
      {step.note !== '' && <bdi> · {step.note}</bdi>}
      {' · '}
      <span className={isLate ? overdue : when} title={formatFullDate(step.due_at, locale)}>
        {formatDue(step.due_at, { locale, now })}
      </span>
    </p>
  );
}

/** What comes next with a lead: planned with one press, done, moved or changed. */
export function NextStep({ lead, isReadOnly, isEditing, onEditingChange }: NextStepProps) {
  const texts = useTexts(nextStepMessages);
  const titleId = useId();
  const now = useNow();
  const { change, isBusy } = useNoticedStep(lead);
  const { next_step: step } = lead;
  // The mutation reports its own failure.
  const attempt = (next: Parameters<typeof change>[0]) => void change(next).catch(() => undefined);
  const plan = (delay: Delay) => {
    const due_at = morningAfter(now(), delays[delay]).toISOString();
    attempt({ lead, kind: 'set', step: { kind: 'other', due_at, note: '' } });
  };
  const content = () => {
    if (isEditing && !isReadOnly) {
      return <StepForm lead={lead} onSave={change} onClose={() => onEditingChange(false)} />;
    }
    if (isReadOnly) return step ? <Planned step={step} /> : <Text tone="muted">{texts.none}</Text>;
    if (step) {
      return (
        <div className={planned}>
          <Planned step={step} />
          <Button
            size="sm"
            icon={Check}
            isBusy={isBusy}
            onPress={() => attempt({ lead, kind: 'done' })}
          >
            {texts.done}
          </Button>
          <SnoozeMenu
            name={leadName(lead)}
            onSnooze={(until) => attempt({ lead, kind: 'snooze', until })}
          />
          <Button size="sm" variant="quiet" icon={PencilLine} onPress={() => onEditingChange(true)}>
            {texts.edit}
          </Button>
        </div>
      );
    }
    return (
      <div className={buttons}>
        {followUps.map((delay) => (
          <Button key={delay} size="sm" isDisabled={isBusy} onPress={() => plan(delay)}>
            {texts.delays[delay]}
          </Button>
        ))}
        <Button size="sm" variant="quiet" onPress={() => onEditingChange(true)}>
          {texts.other}
        </Button>
      </div>
    );
  };
  return (
    <section aria-labelledby={titleId} className={section}>
      <Heading level={3} size="md" id={titleId}>
        {texts.title}
      </Heading>
      {content()}
    </section>
  );
}
