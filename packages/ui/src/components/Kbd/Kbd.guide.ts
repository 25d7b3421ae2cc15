import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Kbd says. */
export const kbdGuide: ComponentGuide = {
  use: ['To show a key beside what it does.'],
  instead: [{ when: 'It is code or a value', use: 'Text' }],
  anatomy: [{ part: 'Key', about: 'In the colour of the text around it.' }],
  keyboard: [],
  variables: ['font.sans'],
};
