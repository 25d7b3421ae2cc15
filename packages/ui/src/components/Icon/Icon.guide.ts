import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Icon says. */
export const iconGuide: ComponentGuide = {
  use: ['Beside a word, so that people find it faster. Use lucide icons only.'],
  instead: [
    { when: 'It can be pressed', use: 'IconButton' },
    { when: 'It shows a lead’s status', use: 'StatusIcon' },
  ],
  anatomy: [{ part: 'Drawing', about: 'Hidden from screen readers unless it has a label.' }],
  keyboard: [],
};
