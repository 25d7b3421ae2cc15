import { leadFieldNames, leadFields, perField } from '@cardinal/contract/labels';
import { detailTexts } from '../detailTexts.ts';

/**
 * Every text of merging two leads; separate from the lead's texts, because they load with the
 * dialog.
 */
export const mergeTexts = {
  title: 'Merge leads',
  about: (name: string, other: string) =>
    name === other
      ? 'The other lead becomes part of this one, which keeps its owner and its link.'
      : `${other} becomes part of ${name}, which keeps its owner and its link.`,
  values: 'Values to keep',
  fields: {
    ...perField(leadFieldNames, (field) => leadFields[field].label),
    event_id: detailTexts.contact.event,
  },
  answers: 'Answers',
  eventAndAnswers: 'Event and answers',
  mine: 'This lead',
  theirs: 'Other lead',
  both: 'Both, one after the other',
  empty: '(empty)',
  allMine: 'All from this lead',
  allTheirs: 'All from the other lead',
  same: (fields: string) => `The same in both: ${fields}.`,
  identical: 'Both leads have the same values.',
  moves: 'What moves to this lead',
  counting: 'Counting',
  activities: (count: string, isOne: boolean) => `${count} ${isOne ? 'activity' : 'activities'}`,
  emails: (count: string, isOne: boolean) => `${count} ${isOne ? 'email' : 'emails'}`,
  atLeast: (count: string) => `${count}+`,
  event: (name: string) => `The event ${name}`,
  optedOut: 'No more emails: the other lead has unsubscribed.',
  uncounted: 'What will move could not be counted, but nothing will be lost.',
  undoable: 'You can undo this for 30 days.',
  cancel: 'Cancel',
  merge: 'Merge leads',
  failed: 'The leads could not be merged',
  stale:
    'Someone has changed one of the two leads. You now see the new values; check them, then merge again.',
} as const;
