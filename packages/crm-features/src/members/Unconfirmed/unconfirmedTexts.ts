import { messages } from '@cardinal/contract/messages';
import type { UnconfirmedReason } from '@cardinal/contract';

/** Every text about the entries of partners' pages that wait to be confirmed. */
export const unconfirmedMessages = messages(
  {
    waiting: '{count, plural, one {# entry} other {# entries}} to confirm: {name}',
    why: 'They may come from a program. They become leads once you confirm them.',
    review: 'Review',
    reviewOf: 'Review the entries of {name}',
    title: 'Entries of {name} to confirm',
    hint: 'These entries came in an unusual way, so they are not leads yet. Visitors were thanked as usual. Entries that nobody confirms are deleted after 90 days.',
    list: 'Entries to confirm',
    loading: 'Loading the entries',
    failed: 'The entries could not be loaded',
    none: 'Nothing is left to confirm',
    more: 'The oldest {shown, number} of {count, plural, one {# entry} other {# entries}}.',
    reasons: {
      burst: 'Many at once',
      fast: 'Sent very fast',
      trap: 'Hidden field filled in',
    } satisfies Record<UnconfirmedReason, string>,
    moreText: 'Show more',
    moreOf: 'Show more of the message of {name}',
    less: 'Show less',
    lessOf: 'Show less of the message of {name}',
    noName: 'No name',
    confirm: 'Confirm',
    confirmOf: 'Confirm {name}',
    discard: 'Discard',
    discardOf: 'Discard {name}',
    confirmAll: 'Confirm all',
    discardAll: 'Discard all',
    close: 'Close',
    confirmed: '{count, plural, one {# entry} other {# entries}} confirmed',
    confirmedHelp: 'They are in your lead list now.',
    discarded: '{count, plural, one {# entry} other {# entries}} discarded',
    undo: 'Undo',
    restored: '{count, plural, one {# entry} other {# entries}} restored',
    notDone: 'Nothing was changed',
  },
  {
    de: async () => (await import('../../languages/de/people.ts')).default.unconfirmed,
    hi: async () => (await import('../../languages/hi/people.ts')).default.unconfirmed,
  },
);
