import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Badge says. */
export const badgeGuide: ComponentGuide = {
  use: [
    'For a short fact about the thing beside it: Duplicate, Required, Beta.',
    'One or two words; the tone only repeats what the word says.',
  ],
  instead: [
    { when: 'It is the status of a lead', use: 'StatusBadge' },
    { when: 'It is a sentence', use: 'InlineAlert' },
    { when: 'It counts what is in a tab', use: 'Tabs' },
  ],
  anatomy: [
    { part: 'Icon', about: 'Optional, before the word.' },
    { part: 'Word', about: 'Says it; never a colour alone.' },
  ],
  keyboard: [],
  variables: [
    'color.background.pressed',
    'color.text.muted',
    'color.danger.soft',
    'color.danger.text',
    'color.success.soft',
    'color.success.text',
    'color.warning.soft',
    'color.warning.text',
    'color.info.soft',
    'color.info.text',
    'radius.tag',
  ],
};
