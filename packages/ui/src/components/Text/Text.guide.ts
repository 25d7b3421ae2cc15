import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Text says. */
export const textGuide: ComponentGuide = {
  use: [
    'For running text in the six sizes and the tones of the theme.',
    'Figures that line up take `numeric`.',
  ],
  instead: [
    { when: 'It is a title', use: 'Heading' },
    { when: 'It leads somewhere', use: 'Link' },
  ],
  anatomy: [{ part: 'Words', about: 'At most 70 characters a line in prose.' }],
  keyboard: [],
  variables: [
    'color.text.default',
    'color.text.muted',
    'color.text.subtle',
    'color.text.onAccent',
    'color.accent.text',
    'color.danger.text',
    'color.success.text',
  ],
};
