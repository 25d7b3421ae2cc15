import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Banner says. */
export const bannerGuide: ComponentGuide = {
  use: [
    'For news that is true wherever someone stands: no connection, a trial that ends, maintenance.',
    'One at a time, above the page’s header; the more serious one wins.',
    'After a dismissal, put the focus on the page’s title, so that the keyboard is not lost.',
  ],
  instead: [
    { when: 'It is about one form, list or section', use: 'InlineAlert' },
    { when: 'It is the outcome of what someone just did', use: 'Toast' },
    { when: 'It needs an answer before anything else', use: 'AlertDialog' },
    { when: 'The page could not be shown at all', use: 'ErrorState' },
  ],
  anatomy: [
    { part: 'Landmark', about: 'A region named Notice, found by moving through landmarks.' },
    { part: 'Icon', about: 'Repeats the tone, never instead of words.' },
    { part: 'Title, sentence', about: 'Read out when it appears; `danger` at once.' },
    { part: 'Action', about: 'One Link or small Button.' },
    { part: 'Dismiss', about: 'Only for news that may be put away.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action, then to Dismiss.' },
    { keys: 'Enter, Space', does: 'Presses the focused one.' },
  ],
  variables: [
    'color.info.soft',
    'color.info.text',
    'color.info.border',
    'color.success.soft',
    'color.success.text',
    'color.warning.soft',
    'color.warning.text',
    'color.danger.soft',
    'color.danger.text',
    'color.background.sunken',
    'color.border.default',
  ],
};
