import type { Lead } from '@cardinal/contract';
import { Button, Icon, IconButton, Link } from '@cardinal/ui';
import { AlarmClock, Check, X } from 'lucide-react';
import { leadName } from '../../format/index.ts';
import { SnoozeMenu } from '../NextStep/index.ts';
import { actions, detail, icon, notice, title as titleClass, words } from './Reminders.css.ts';
import { reminderMessages } from './reminderTexts.ts';
import { useTexts } from '../../language/index.ts';

/** Props of RemindersView. */
export interface RemindersViewProps {
  /** What is due, with whom and since when. */
  title: string;
  lead: Lead;
  /** How many more steps are due. */
  more: number;
  /** URL of the user's day. */
  todayHref: string;
  /** Whether an action is being saved. */
  isBusy: boolean;
  onOpen: () => void;
  onDone: () => void;
  onSnooze: (until: Date) => void;
  onDismiss: () => void;
}

/** A next step that is due, with what can be done about it. */
export function RemindersView({
  title,
  lead,
  more,
  todayHref,
  isBusy,
  onOpen,
  onDone,
  onSnooze,
  onDismiss,
}: RemindersViewProps) {
  const texts = useTexts(reminderMessages);
  const about = [lead.company, lead.next_step?.note].filter(Boolean).join(' · ');
  return (
    <section aria-label={texts.region} className={notice}>
      <span className={icon}>
        <Icon icon={AlarmClock} />
      </span>
      <div className={words}>
        <div className={titleClass}>{title}</div>
        {(about !== '' || more > 0) && (
          <div className={detail}>
            {about !== '' && <bdi>{about}</bdi>}
            {about !== '' && more > 0 && ' · '}
            {more > 0 && <Link href={todayHref}>{texts.others({ count: more })}</Link>}
          </div>
        )}
      </div>
      <div className={actions}>
        <Button size="sm" onPress={onOpen}>
          {texts.open}
        </Button>
        <Button size="sm" icon={Check} isBusy={isBusy} onPress={onDone}>
          {texts.done}
        </Button>
        <SnoozeMenu name={leadName(lead)} onSnooze={onSnooze} />
        <IconButton icon={X} aria-label={texts.dismiss} onPress={onDismiss} />
      </div>
    </section>
  );
}
