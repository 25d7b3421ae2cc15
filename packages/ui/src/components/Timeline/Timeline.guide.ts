import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Timeline says. */
export const timelineGuide: ComponentGuide = {
  use: [
    'For what happened to one thing: the calls, emails and changes of a lead.',
    'Newest first; say who did it in the detail.',
    'Status hues are for statuses: give a tone only to what went well or wrong.',
  ],
  instead: [
    { when: 'Entries are compared by more than their date', use: 'Table' },
    { when: 'It shows what is still to be done', use: 'Stepper' },
  ],
  anatomy: [
    { part: 'Day', about: 'A heading: Today, Yesterday, then the date; it names the list below.' },
    { part: 'Dot', about: 'An icon on a disc of 24 px; a line joins the dots of a day.' },
    { part: 'Title, time', about: 'On one line; the whole date on hover.' },
    { part: 'Detail', about: 'Beneath, as long as it needs to be.' },
    { part: 'Load more', about: 'As long as there is more; the focus goes to what came.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through links in the entries, then to Load more.' },
    { keys: 'Enter, Space', does: 'Loads more.' },
  ],
  variables: [
    'color.background.pressed',
    'color.icon.default',
    'color.accent.soft',
    'color.success.soft',
    'color.warning.soft',
    'color.danger.soft',
    'color.border.default',
    'color.text.default',
    'color.text.muted',
    'color.text.subtle',
  ],
};
