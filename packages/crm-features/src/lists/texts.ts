import { messages } from '@cardinal/contract/messages';

/** Texts that all lists share. */
export const listMessages = messages(
  {
    range: '{from}–{to} of {total}',
    openRange: '{from}–{to}',
    position: '{position} of {all}',
    moreThan: 'more than {total}',
    asOf: 'As of {time}',
    outOfDate: 'The list may be out of date',
    moreFailed: 'More could not be loaded',
    nothingLeft: 'Nothing left on this page',
    offline: 'You are offline',
  },
  {
    de: async () => (await import('../languages/de/shared.ts')).default.list,
    hi: async () => (await import('../languages/hi/shared.ts')).default.list,
  },
);
