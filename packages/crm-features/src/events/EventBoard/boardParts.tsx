import type { EventBoard } from '@cardinal/contract';
import type { BoardStage } from '@cardinal/contract/labels';
import {
  BarList,
  DescriptionItem,
  DescriptionList,
  Heading,
  InlineAlert,
  StatCard,
  Text,
} from '@cardinal/ui';
import { CloudUpload, Hourglass, Target, Timer, TimerReset } from 'lucide-react';
import { formatTimeOf, type DateContext } from '../../format/index.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';
import { formatMinutes } from './boardTime.ts';
import { boardMessages } from './boardTexts.ts';
import { answer, answers as answersClass, figures, note, part } from './EventBoard.css.ts';

/** A figure of the board, as the filters of its leads; without any, it is all of them. */
export interface BoardFigure {
  stage?: BoardStage;
  /** User id of the owner. */
  owner?: string;
}

/** What the parts of a board show. */
export interface ShownBoard {
  board: EventBoard;
  locale: string;
  /** URL of the leads behind a figure; without it, the figures are no links. */
  leadsHref?: ((figure: BoardFigure) => string) | undefined;
}

/** How fast the leads were contacted. */
export function BoardFigures({ board, locale }: ShownBoard) {
  const texts = useTexts(boardMessages);
  const { first_contact: contact, goal_minutes: goal, within_goal: share, waiting } = board;
  const time = (minutes: number | null) =>
    minutes === null ? texts.none : formatMinutes(minutes, locale);
  const oldest = contact.oldest_waiting_minutes;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div className={figures}>
      <StatCard label={texts.median} icon={Timer} value={time(contact.median_minutes)} />
      <StatCard label={texts.p90} icon={TimerReset} value={time(contact.p90_minutes)} />
      <StatCard
        label={texts.waiting}
        icon={Hourglass}
        value={waiting}
        note={oldest === null ? undefined : texts.oldest({ time: formatMinutes(oldest, locale) })}
      />
      <StatCard
        label={texts.withinGoal}
        icon={Target}
        value={share === null ? texts.none : percent.format(share)}
        note={goal === null ? texts.noGoal : texts.goal({ time: formatMinutes(goal, locale) })}
      />
    </div>
  );
}

const steps = ['captured', 'owned', 'contacted', 'answered', 'closed'] as const;

/** How many leads came how far. */
export function BoardSteps({ board, leadsHref }: ShownBoard) {
  const texts = useTexts(boardMessages);
  const items = steps.map((id) => ({
    id,
    label: texts.step[id],
    value: board[id],
    href: leadsHref?.(id === 'captured' ? {} : { stage: id }),
  }));
  return <BarList aria-label={texts.steps} items={items} max={board.captured} />;
}

/** Who has leads that wait. */
export function BoardPeople({ board, leadsHref }: ShownBoard) {
  const texts = useTexts(boardMessages);
  const { formerMember } = useTexts(labelMessages);
  const items = board.people
    .filter(({ waiting }) => waiting > 0)
    .map(({ user_id: id, name, waiting }) => ({
      id,
      label: name || formerMember,
      value: waiting,
      href: leadsHref?.({ stage: 'waiting', owner: id }),
    }));
  return (
    <BarList
      aria-label={texts.people}
      items={items}
      emptyState={<p className={note}>{texts.nobodyWaits}</p>}
    />
  );
}

/** The cost of the event, and of each lead and meeting. */
export function BoardCosts({ board, locale }: ShownBoard) {
  const texts = useTexts(boardMessages);
  if (board.cost === null) return null;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const amount = (value: number | null) => (value === null ? texts.none : number.format(value));
  return (
    <div className={part}>
      <Heading level={3} size="sm">
        {texts.costs}
      </Heading>
      <DescriptionList columns={3} aria-label={texts.costs}>
        <DescriptionItem label={texts.cost}>{amount(board.cost)}</DescriptionItem>
        <DescriptionItem label={texts.perLead}>{amount(board.cost_per_lead)}</DescriptionItem>
        <DescriptionItem label={texts.perMeeting}>{amount(board.cost_per_meeting)}</DescriptionItem>
      </DescriptionList>
    </div>
  );
}

/** What visitors answered, question by question; texts are only counted. */
export function BoardAnswers({ board, locale }: ShownBoard) {
  const texts = useTexts(boardMessages);
  if (board.answers.length === 0) return null;
  const number = new Intl.NumberFormat(locale);
  return (
    <div className={part}>
      <Heading level={3} size="sm">
        {texts.answers}
      </Heading>
      <div className={answersClass}>
        {board.answers.map(({ question, label, answered, average, options }) => (
          <div key={question} className={answer}>
            <div>
              <Text as="p" size="sm" weight="medium" dir="auto">
                {label}
              </Text>
              <Text as="p" size="xs" tone="subtle">
                {texts.answered({ count: answered })}
                {average !== null && ` · ${texts.average({ rating: number.format(average) })}`}
              </Text>
            </div>
            {options.length > 0 && (
              <BarList
                aria-label={label}
                max={answered}
                items={options.map((option) => ({
                  id: option.label,
                  label: option.label,
                  value: option.chosen,
                }))}
              />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The leads that are late according to the goal. */
export function BoardBreach({ board, locale }: ShownBoard) {
  const texts = useTexts(boardMessages);
  const { goal_minutes: goal, first_contact: contact } = board;
  const oldest = contact.oldest_waiting_minutes;
  if (goal === null || oldest === null || oldest <= goal) return null;
  return (
    <InlineAlert tone="warning" title={texts.breachedTitle}>
      {texts.breached({ oldest: formatMinutes(oldest, locale), goal: formatMinutes(goal, locale) })}
    </InlineAlert>
  );
}

/** What devices have not sent: the figures are not whole without it. */
export function BoardHeld({ held, dates }: { held: EventBoard['held']; dates: DateContext }) {
  const texts = useTexts(boardMessages);
  if (held === null) return null;
  const oldest = formatTimeOf(Date.parse(held.oldest_at), dates);
  return (
    <InlineAlert
      tone="neutral"
      icon={CloudUpload}
      title={texts.held({ devices: held.devices, captures: held.captures, time: oldest })}
    >
      {texts.heldDetail}
    </InlineAlert>
  );
}
