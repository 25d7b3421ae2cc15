import type { FirstSteps as Steps } from '@cardinal/contract';
import { Button, Card, Heading, Icon, IconButton, LinkButton, VisuallyHidden } from '@cardinal/ui';
import { Circle, CircleCheck, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { onboardingMessages } from '../texts.ts';
import {
  card,
  description,
  head,
  list,
  mark,
  progress,
  row,
  sample as sampleClass,
  sampleBelow,
  title,
  words,
} from './FirstSteps.css.ts';
import { useTexts } from '../../language/index.ts';
import { stepsTaken, whatIsShown } from './whatIsShown.ts';

/** Where the steps are taken. */
export interface FirstStepsPlaces {
  /** Called to scan a card. */
  onScan: () => void;
  /** URLs of the screens for the other steps. */
  hrefs: Readonly<Record<'import' | 'invite' | 'company' | 'event', string>>;
}

export interface FirstStepsViewProps extends FirstStepsPlaces {
  shown: Steps;
  onClose: () => void;
  onAddSample: () => void;
  isAdding?: boolean;
  onRemoveSample: () => void;
  isRemoving?: boolean;
}

interface StepProps {
  isDone: boolean;
  texts: { title: string; description: string };
  /** The button that leads to it. */
  children: ReactNode;
}

function Step({ isDone, texts: step, children }: StepProps) {
  const texts = useTexts(onboardingMessages);
  return (
    <li className={row}>
      <span className={mark} data-done={isDone || undefined}>
        <Icon icon={isDone ? CircleCheck : Circle} size={20} />
      </span>
      <span className={words}>
        <span className={title}>
          {isDone && <VisuallyHidden>{texts.done} </VisuallyHidden>}
          {step.title}
        </span>
        <span className={description}>{step.description}</span>
      </span>
      {!isDone && children}
    </li>
  );
}

function Sample({ shown, ...props }: FirstStepsViewProps) {
  const texts = useTexts(onboardingMessages);
  if (shown.sample) {
    return (
      <>
        <span>{texts.sample.present({ count: shown.sample.leads })}</span>
        <Button size="sm" isBusy={props.isRemoving} onPress={props.onRemoveSample}>
          {texts.sample.remove}
        </Button>
      </>
    );
  }
  return (
    <>
      <span>{texts.sample.offer}</span>
      <Button size="sm" isBusy={props.isAdding} onPress={props.onAddSample}>
        {texts.sample.add}
      </Button>
    </>
  );
}

/**
 * The first steps in a new workspace, until all are taken or the user closes them. As long as there
 * is sample data, it can be removed here.
 */
export function FirstStepsView(props: FirstStepsViewProps) {
  const texts = useTexts(onboardingMessages);
  const { shown, onScan, hrefs, onClose } = props;
  const titleId = useId();
  const { steps, may_add_sample: mayAddSample } = shown;
  const all = stepsTaken(steps);
  const done = all.filter(Boolean).length;
  const { company } = texts.steps;
  const part = whatIsShown(shown);
  if (part === null) return null;
  if (part === 'sample') {
    return (
      <Card className={sampleClass}>
        <Sample {...props} />
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby={titleId} className={card}>
      <div className={head}>
        <Heading level={2} size="md" id={titleId}>
          {texts.title}
        </Heading>
        <p className={progress}>{texts.progress({ done, all: all.length })}</p>
        <IconButton size="sm" icon={X} aria-label={texts.close} onPress={onClose} />
      </div>
      <ul className={list}>
        <Step isDone={steps.scan} texts={texts.steps.scan}>
          <Button size="sm" onPress={onScan}>
            {texts.steps.scan.action}
          </Button>
        </Step>
        <Step isDone={steps.import} texts={texts.steps.import}>
          <LinkButton size="sm" href={hrefs.import}>
            {texts.steps.import.action}
          </LinkButton>
        </Step>
        {steps.invite === null ? (
          <Step isDone={false} texts={company}>
            <LinkButton size="sm" href={hrefs.company}>
              {company.action}
            </LinkButton>
          </Step>
        ) : (
          <Step isDone={steps.invite} texts={texts.steps.invite}>
            <LinkButton size="sm" href={hrefs.invite}>
              {texts.steps.invite.action}
            </LinkButton>
          </Step>
        )}
        <Step isDone={steps.event} texts={texts.steps.event}>
          <LinkButton size="sm" href={hrefs.event}>
            {texts.steps.event.action}
          </LinkButton>
        </Step>
      </ul>
      {mayAddSample && (
        <div className={sampleBelow}>
          <Sample {...props} />
        </div>
      )}
    </Card>
  );
}
