import type { EventBoard } from '@cardinal/contract';
import type { BoardStage } from '@cardinal/contract/labels';
import {
  BarList,
  Button,
  DescriptionItem,
  DescriptionList,
  Heading,
  InlineAlert,
  Skeleton,
  SkeletonGroup,
  StatCard,
  Text,
} from '@cardinal/ui';
import {
  CloudUpload,
  Download,
  Hourglass,
  Pencil,
  Printer,
  Target,
  Timer,
  TimerReset,
} from 'lucide-react';
import { useId } from 'react';
import { formatTimeOf, formerMember, type DateContext } from '../../format/index.ts';
import { formatMinutes } from './boardTime.ts';
import { boardMessages } from './boardTexts.ts';
import {
  actions,
  answer,
  answers as answersClass,
  board as boardClass,
  figures,
  part,
  halves,
  head,
  note,
  room,
} from './EventBoard.css.ts';
import { useTexts } from '../../language/index.ts';

/** A figure of the board, as the filters of its leads; without any, it is all of them. */
export interface BoardFigure {
  stage?: BoardStage;
  /** User id of the owner. */
  owner?: string;
}

export interface EventBoardViewProps {
  /** The board; undefined until it has loaded. */
  board: EventBoard | undefined;
  /** Why it could not be loaded or refreshed, as a sentence; null without an error. */
  error?: string | null;
  /** Reads the figures again after an error. */
  onRetry: () => void;
  /** URL of the leads behind a figure; without it, the figures are no links. */
  leadsHref?: (figure: BoardFigure) => string;
  /** Called to change goal and cost; undefined if the user may not. */
  onEdit?: () => void;
  /** Called to save the board as a file. */
  onExport: () => void;
  /** Called to print the page. */
  onPrint: () => void;
  /** Locale and current moment. */
  dates: DateContext;
}

type Shown = { board: EventBoard; locale: string } & Pick<EventBoardViewProps, 'leadsHref'>;

function Figures({ board, locale }: Shown) {
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

function Steps({ board, leadsHref }: Shown) {
  const texts = useTexts(boardMessages);
  const items = steps.map((id) => ({
    id,
    label: texts.step[id],
    value: board[id],
    href: leadsHref?.(id === 'captured' ? {} : { stage: id }),
  }));
  return <BarList aria-label={texts.steps} items={items} max={board.captured} />;
}

function People({ board, leadsHref }: Shown) {
  const texts = useTexts(boardMessages);
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

function Costs({ board, locale }: Shown) {
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
function Answers({ board, locale }: Shown) {
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
function Breach({ board, locale }: Shown) {
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
function Held({ held, dates }: { held: EventBoard['held']; dates: DateContext }) {
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

function Loaded(shown: Shown) {
  const texts = useTexts(boardMessages);
  if (shown.board.captured === 0) return <p className={note}>{texts.empty}</p>;
  return (
    <>
      <Breach {...shown} />
      <Figures {...shown} />
      <div className={halves}>
        <div className={part}>
          <Heading level={3} size="sm">
            {texts.steps}
          </Heading>
          <Steps {...shown} />
        </div>
        <div className={part}>
          <Heading level={3} size="sm">
            {texts.people}
          </Heading>
          <People {...shown} />
        </div>
      </div>
      <Answers {...shown} />
      <Costs {...shown} />
    </>
  );
}

const Loading = () => {
  const texts = useTexts(boardMessages);
  return (
    <SkeletonGroup label={texts.loading} className={boardClass}>
      <Skeleton height={84} radius="card" />
      <Skeleton height={160} />
    </SkeletonGroup>
  );
};

/** What followed the capture of an event's leads. Fetches nothing. */
export function EventBoardView({
  board,
  error,
  onRetry,
  onEdit,
  onExport,
  onPrint,
  leadsHref,
  dates,
}: EventBoardViewProps) {
  const texts = useTexts(boardMessages);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={room}>
      <div className={boardClass}>
        <div className={head}>
          <Heading level={2} size="md" id={titleId}>
            {texts.title}
          </Heading>
          <div className={actions}>
            {onEdit && (
              <Button variant="quiet" size="sm" icon={Pencil} onPress={onEdit}>
                {texts.edit}
              </Button>
            )}
            {board && board.captured > 0 && (
              <>
                <Button variant="quiet" size="sm" icon={Download} onPress={onExport}>
                  {texts.export}
                </Button>
                <Button variant="quiet" size="sm" icon={Printer} onPress={onPrint}>
                  {texts.print}
                </Button>
              </>
            )}
          </div>
        </div>
        {error && (
          <InlineAlert tone="danger" title={texts.failedTitle} onRetry={onRetry}>
            {error}
          </InlineAlert>
        )}
        {board && <Held held={board.held} dates={dates} />}
        {board && <Loaded board={board} locale={dates.locale} leadsHref={leadsHref} />}
        {!board && !error && <Loading />}
      </div>
    </section>
  );
}
