import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Sparkline says. */
export const sparklineGuide: ComponentGuide = {
  use: [
    'Beside a figure, to show how it got there; seven to thirty values.',
    'The figure itself stands in words: the line has no axes to read it from.',
  ],
  instead: [
    { when: 'Parts are compared with each other', use: 'BarList' },
    { when: 'Only the change counts', use: 'StatCard' },
    { when: 'People read off values', use: 'Table' },
  ],
  anatomy: [
    { part: 'Line', about: 'From the lowest value at the bottom to the highest at the top.' },
    { part: 'Dot', about: 'The last value; the only one where there is one.' },
    { part: 'Ground', about: 'A dashed line where there is no course to draw.' },
    { part: 'Text equivalent', about: 'First, last, lowest and highest value with their dates.' },
  ],
  keyboard: [],
  variables: [
    'color.accent.fill',
    'color.icon.default',
    'color.success.icon',
    'color.danger.icon',
    'color.border.strong',
  ],
};
