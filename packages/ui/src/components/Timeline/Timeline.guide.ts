import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Timeline says. */
export const timelineGuide: ComponentGuide = {
  use: [
    'For the history of one item: the calls, emails and changes of a lead.',
    'Newest first; name the person in the detail.',
    'Status colours are for statuses: set a tone only for successes and failures.',
  ],
  instead: [
    { when: 'Entries are compared by more than their date', use: 'Table' },
    { when: 'It shows future tasks', use: 'Stepper' },
  ],
  anatomy: [
    { part: 'Day', about: 'A heading: Today, Yesterday, then the date; it names the list below.' },
    { part: 'Dot', about: 'An icon on a disc of 24 px; a line connects the dots of a day.' },
    { part: 'Title, time', about: 'On one line; the full date on hover.' },
    { part: 'Detail', about: 'Below, as long as necessary.' },
    {
      part: 'Load more',
      about: 'Shown while there are more entries; the focus then moves to the first loaded one.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through links in the entries, then to Load more.' },
    { keys: 'Enter, Space', does: 'Loads more.' },
  ],
};
