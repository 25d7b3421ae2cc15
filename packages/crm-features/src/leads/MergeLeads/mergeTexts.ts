import { messages } from '@cardinal/contract/messages';

/**
 * Every text of merging two leads; separate from the lead's texts, because they load with the
 * dialog.
 */
export const mergeMessages = messages(
  {
    title: 'Merge leads',
    about: '{other} becomes part of {name}, which keeps its owner and its link.',
    aboutSame: 'The other lead becomes part of this one, which keeps its owner and its link.',
    values: 'Values to keep',
    event: 'Event',
    answers: 'Answers',
    eventAndAnswers: 'Event and answers',
    mine: 'This lead',
    theirs: 'Other lead',
    both: 'Both, one after the other',
    empty: '(empty)',
    allMine: 'All from this lead',
    allTheirs: 'All from the other lead',
    same: 'The same in both: {fields}.',
    identical: 'Both leads have the same values.',
    moves: 'What moves to this lead',
    counting: 'Counting',
    activities: '{count, plural, one {# activity} other {# activities}}',
    emails: '{count, plural, one {# email} other {# emails}}',
    manyActivities: '{count, number}+ activities',
    manyEmails: '{count, number}+ emails',
    theEvent: 'The event {name}',
    optedOut: 'No more emails: the other lead has unsubscribed.',
    uncounted: 'What will move could not be counted, but nothing will be lost.',
    undoable: 'You can undo this for 30 days.',
    cancel: 'Cancel',
    merge: 'Merge leads',
    failed: 'The leads could not be merged',
    stale:
      'Someone has changed one of the two leads. You now see the new values; check them, then merge again.',
  },
  {
    de: async () => (await import('../../languages/de/leads.ts')).default.merge,
    hi: async () => (await import('../../languages/hi/leads.ts')).default.merge,
  },
);
