import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Text says. */
export const textGuide: ComponentGuide = {
  use: [
    'For running text in the six sizes and the tones of the theme.',
    'Set `numeric` for digits that align.',
  ],
  instead: [
    { when: 'It is a title', use: 'Heading' },
    { when: 'It navigates', use: 'Link' },
  ],
  anatomy: [{ part: 'Words', about: 'At most 70 `ch` wide in prose, some 85 characters a line.' }],
  keyboard: [],
};
