import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Disclosure says. */
export const disclosureGuide: ComponentGuide = {
  use: [
    'For details that most people skip: advanced settings, the technical part of an error.',
    'The title says what is inside, so that people need not open it to find out.',
  ],
  instead: [
    { when: 'There are several in a row, such as questions and answers', use: 'Accordion' },
    { when: 'People switch between equal sections', use: 'Tabs' },
    { when: 'It should float and close by itself', use: 'Popover' },
    { when: 'Most people need it', use: 'Heading' },
  ],
  anatomy: [
    {
      part: 'Heading',
      about: 'Has the given level, so that the outline of the page stays complete.',
    },
    { part: 'Button', about: 'A chevron and the title; exposes whether the content is visible.' },
    { part: 'Panel', about: 'Found by the browser’s page search while closed.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button, and into the open content.' },
    { keys: 'Enter, Space', does: 'Opens or closes the content.' },
  ],
};
