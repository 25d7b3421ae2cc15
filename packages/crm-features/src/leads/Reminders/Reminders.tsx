import { announce, useLocale } from '@cardinal/ui';
import { useEffect } from 'react';
import { useNow } from '../../client/index.ts';
import { formatDue, leadName, useClock } from '../../format/index.ts';
import { useNoticedStep } from '../NextStep/index.ts';
import { RemindersView } from './RemindersView.tsx';
import { reminderMessages } from './reminderTexts.ts';
import { dismissStep, tellOnce, useDismissed } from './seenReminders.ts';
import { type DueStep, useDueSteps } from './useDueSteps.ts';
import { useIsLeading } from './useIsLeading.ts';
import { useTellZone } from './useTellZone.ts';
import { useTexts } from '../../language/index.ts';

/** For how long a step is due "now", in milliseconds. */
const justNow = 120_000;

/** Props of Reminders. */
export interface RemindersProps {
  /**
   * Whether the user wants none; what is due is still counted.
   * @default false
   */
  isOff?: boolean;
  /**
   * Whether reminders are announced, but not shown, as where the day is listed anyway.
   * @default false
   */
  isQuiet?: boolean;
  /** Called with a lead's id to open the lead. */
  onOpenLead: (leadId: string) => void;
  /** URL of the user's day. */
  todayHref: string;
}

interface ReminderProps extends Omit<RemindersProps, 'isOff'> {
  due: DueStep;
  /** How many more steps are due. */
  more: number;
}

function Reminder({ due, more, isQuiet = false, onOpenLead, todayHref }: ReminderProps) {
  const texts = useTexts(reminderMessages);
  const { lead, step, key } = due;
  const { locale } = useLocale();
  const now = useClock(useNow());
  const { change, isBusy } = useNoticedStep(lead);
  // The mutation reports its own failure.
  const attempt = (next: Parameters<typeof change>[0]) => void change(next).catch(() => undefined);
  const isNow = now.getTime() - Date.parse(step.due_at) < justNow;
  const what = { kind: step.kind, name: leadName(lead) };
  const title = isNow
    ? texts.dueNow(what)
    : texts.due({ ...what, ago: formatDue(step.due_at, { locale, now }) });
  useEffect(() => {
    if (tellOnce(key)) announce(title);
  }, [key, title]);
  if (isQuiet) return null;
  return (
    <RemindersView
      title={title}
      lead={lead}
      more={more}
      todayHref={todayHref}
      isBusy={isBusy}
      onOpen={() => onOpenLead(lead.id)}
      onDone={() => attempt({ lead, kind: 'done' })}
      onSnooze={(until) => attempt({ lead, kind: 'snooze', until })}
      onDismiss={() => dismissStep(key)}
    />
  );
}

/** Recalls a next step when it becomes due: once, in one of the tabs, until it is done or dismissed. */
export function Reminders({ isOff = false, ...props }: RemindersProps) {
  useTellZone();
  const dismissed = useDismissed();
  const waiting = useDueSteps().filter(({ key }) => !dismissed.includes(key));
  const isLeading = useIsLeading();
  const [first] = waiting;
  if (isOff || !first || !isLeading) return null;
  return <Reminder key={first.key} due={first} more={waiting.length - 1} {...props} />;
}
