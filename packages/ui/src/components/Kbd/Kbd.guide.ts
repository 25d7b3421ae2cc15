import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Kbd says. */
export const kbdGuide: ComponentGuide = {
  use: ['To show a keyboard shortcut beside its action.'],
  instead: [{ when: 'It is code or a value', use: 'Text' }],
  anatomy: [{ part: 'Key', about: 'In the text colour.' }],
  keyboard: [],
};
