import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Banner says. */
export const bannerGuide: ComponentGuide = {
  use: [
    'For messages that apply to every page: no connection, a trial that ends, maintenance.',
    'One at a time, above the page’s header; the more serious one takes precedence.',
    'After a dismissal, move the focus to the page’s title, so that keyboard users do not lose their place.',
  ],
  instead: [
    { when: 'It concerns one form, list or section', use: 'InlineAlert' },
    { when: 'It is the outcome of a user’s action', use: 'Toast' },
    { when: 'It must be answered before anything else', use: 'AlertDialog' },
    { when: 'The page could not be shown at all', use: 'ErrorState' },
  ],
  anatomy: [
    { part: 'Landmark', about: 'A region named Notice, available in landmark navigation.' },
    { part: 'Icon', about: 'Repeats the tone; never replaces text.' },
    { part: 'Title, sentence', about: 'Announced when it appears; `danger` at once.' },
    { part: 'Action', about: 'One Link or small Button.' },
    { part: 'Dismiss', about: 'Only for messages that users may hide.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action, then to Dismiss.' },
    { keys: 'Enter, Space', does: 'Presses the focused control.' },
  ],
};
