import { nextStepLabels } from '@cardinal/contract/labels';
import type { Lead } from '@cardinal/contract';
import { listMessages } from '../../lists/texts.ts';
import type { TodayList } from './todayQuery.ts';

/** Every text of the screen of a day. */
export const todayTexts = {
  lists: {
    overdue: 'Overdue',
    today: 'Today',
    new_for_you: 'New for you',
    hot_without_contact: 'Hot, not contacted yet',
  } satisfies Record<TodayList, string>,
  open: (name: string) => `View ${name}`,
  /** What is to be done, and since when or when. */
  step: (lead: Lead, when: string) => {
    const { next_step: step, lead_type: type } = lead;
    if (!step) return type === 'All Leads' ? when : `${type} · ${when}`;
    return [nextStepLabels[step.kind], step.note, when].filter(Boolean).join(' · ');
  },
  captured: (when: string) => `Captured: ${when}`,
  contacted: (when: string) => `Last contact: ${when}`,
  loading: 'Loading your day',
  failed: 'Your day could not be loaded',
  offline: {
    title: listMessages.english.offline,
    description: 'Your day appears as soon as you are connected again.',
  },
  empty: {
    title: 'Nothing left to do today',
    description: 'Next steps, leads that wait for you and hot leads appear here.',
  },
  done: 'Done',
} as const;
