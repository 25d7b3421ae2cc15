import { messages } from '@cardinal/contract/messages';
import type { TodayList } from './todayQuery.ts';

/** Every text of the screen of a day. */
export const todayMessages = messages(
  {
    lists: {
      overdue: 'Overdue',
      today: 'Today',
      new_for_you: 'New for you',
      hot_without_contact: 'Hot, not contacted yet',
    } satisfies Record<TodayList, string>,
    open: 'View {name}',
    captured: 'Captured: {when}',
    contacted: 'Last contact: {when}',
    loading: 'Loading your day',
    failed: 'Your day could not be loaded',
    offline: 'Your day appears as soon as you are connected again.',
    empty: {
      title: 'Nothing left to do today',
      description: 'Next steps, leads that wait for you and hot leads appear here.',
    },
    done: 'Done',
  },
  {
    de: async () => (await import('../../languages/de/leads.ts')).default.today,
    hi: async () => (await import('../../languages/hi/leads.ts')).default.today,
  },
);
