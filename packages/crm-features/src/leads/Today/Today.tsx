import { useQuery } from '@tanstack/react-query';
import { toasts, useLocale } from '@cardinal/ui';
import { useMemo } from 'react';
import { useApi, useNow } from '../../client/index.ts';
import { useClock } from '../../format/index.ts';
import { useLoadFailure } from '../../lists/index.ts';
import { LeadFollowUp, type FollowUp } from '../LeadFollowUp/index.ts';
import { leadMessages } from '../texts.ts';
import { startOfDay, todayQuery } from './todayQuery.ts';
import { todayMessages } from './todayTexts.ts';
import { TodayView, type TodayContent, type TodayViewProps } from './TodayView.tsx';
import { useTexts } from '../../language/index.ts';

/** Tells that something was done, with Undo where it can be undone. */
const showDone = ({ text, onUndo }: FollowUp, title: string, undo: string) =>
  toasts.show({
    title,
    description: text,
    tone: 'success',
    ...(onUndo && {
      // The mutation reports its own failure.
      action: {
        label: undo,
        onAction: () => void onUndo().catch(() => undefined),
      },
    }),
  });

/** Props of Today. */
export interface TodayProps extends Pick<TodayViewProps, 'shortcuts'> {
  /** Called with a lead's id to open the lead. */
  onOpenLead: (leadId: string) => void;
}

/** What the user has to do today: overdue, today, new for them, and hot leads without a contact. */
export function Today({ onOpenLead, shortcuts }: TodayProps) {
  const { done: title } = useTexts(todayMessages);
  const { undo } = useTexts(leadMessages).toasts;
  const { locale } = useLocale();
  const now = useClock(useNow());
  const dates = useMemo(() => ({ locale, now }), [locale, now]);
  const query = useQuery(todayQuery(useApi(), startOfDay(now)));
  const failure = useLoadFailure(query);
  const content: TodayContent = query.data
    ? { kind: 'day', leads: query.data, refreshFailure: failure }
    : failure
      ? { kind: 'failed', failure }
      : { kind: 'loading' };
  return (
    <TodayView
      content={content}
      dates={dates}
      onOpenLead={onOpenLead}
      shortcuts={shortcuts}
      renderActions={(lead, intro) => (
        <LeadFollowUp lead={lead} canSnooze onDone={(done) => showDone(done, title, undo)}>
          {intro}
        </LeadFollowUp>
      )}
    />
  );
}
