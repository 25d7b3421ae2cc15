import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button, useLocale } from 'react-aria-components';
import { listRole } from '../../internal/layout.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import {
  content as contentClass,
  description,
  frame,
  label as labelClass,
  list,
  mark,
  pressable,
  step as stepClass,
  words,
} from './Stepper.css.ts';

/** One of the steps. */
export interface StepperStep<K extends string = string> {
  id: K;
  /** Label of the step, one or two words. */
  label: ReactNode;
  /** A second, muted line: what is missing, or what was entered. */
  description?: ReactNode;
  /** Whether the step needs attention. */
  isInvalid?: boolean;
}

export interface StepperProps<K extends string = string> {
  /** Accessible name of the task: 'Import'. */
  'aria-label': string;
  /** Two to about six steps, in order. */
  steps: readonly StepperStep<K>[];
  /** Id of the current step; `null` when all are completed. */
  current: K | null;
  /** Called to return to a completed step; without it the steps are not buttons. */
  onStepPress?: (id: K) => void;
  /**
   * `auto` uses a row where it fits, and a column otherwise.
   * @default 'auto'
   */
  orientation?: 'auto' | 'vertical';
  /** Added to the component’s own classes. */
  className?: string;
  /** Ref of the root element. */
  ref?: Ref<HTMLOListElement>;
}

type Progress = 'done' | 'current' | 'ahead';

interface StepProps<K extends string> {
  step: StepperStep<K>;
  number: string;
  progress: Progress;
  onPress?: () => void;
}

function Mark({ step, number, progress }: Omit<StepProps<string>, 'onPress'>) {
  const state = step.isInvalid ? 'invalid' : progress;
  return (
    <span aria-hidden className={mark({ state })}>
      {state === 'invalid' && <Icon icon={CircleAlert} size={20} />}
      {state === 'done' && <Icon icon={Check} size={20} />}
      {(state === 'current' || state === 'ahead') && number}
    </span>
  );
}

function Words({ step, progress }: Pick<StepProps<string>, 'step' | 'progress'>) {
  const messages = useMessages();
  const state = step.isInvalid ? messages.stepFailed : messages.stepCompleted;
  return (
    <span className={words}>
      <span className={labelClass({ progress })}>{step.label}</span>
      {(step.isInvalid || progress === 'done') && <VisuallyHidden> {state}</VisuallyHidden>}
      {step.description !== undefined && (
        <span className={description({ isInvalid: step.isInvalid })}>{step.description}</span>
      )}
    </span>
  );
}

function Step<K extends string>({ step, number, progress, onPress }: StepProps<K>) {
  const content = (
    <>
      <Mark step={step} number={number} progress={progress} />
      <Words step={step} progress={progress} />
    </>
  );
  return (
    <li className={stepClass} aria-current={progress === 'current' ? 'step' : undefined}>
      {onPress ? (
        <Button className={joinClassNames(contentClass, pressable)} onPress={onPress}>
          {content}
        </Button>
      ) : (
        <span className={contentClass}>{content}</span>
      )}
    </li>
  );
}

/** The progress of a task with several steps. */
export function Stepper<K extends string>({
  steps,
  current,
  onStepPress,
  orientation = 'auto',
  'aria-label': label,
  className,
  ref,
}: StepperProps<K>) {
  const { locale } = useLocale();
  const numbers = new Intl.NumberFormat(locale);
  const at = current === null ? steps.length : steps.findIndex(({ id }) => id === current);
  const progressOf = (index: number): Progress => {
    if (index === at) return 'current';
    return index < at ? 'done' : 'ahead';
  };
  return (
    <div className={joinClassNames(frame, className)}>
      <ol ref={ref} role={listRole('ol')} aria-label={label} className={list({ orientation })}>
        {steps.map((step, index) => (
          <Step
            key={step.id}
            step={step}
            number={numbers.format(index + 1)}
            progress={progressOf(index)}
            onPress={onStepPress && index < at ? () => onStepPress(step.id) : undefined}
          />
        ))}
      </ol>
    </div>
  );
}
