import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Sparkline says. */
export const sparklineGuide: ComponentGuide = {
  use: [
    'Beside a value, to show its trend; seven to thirty values.',
    'Show the value itself as text: the line has no axes to read it from.',
  ],
  instead: [
    { when: 'Parts are compared with each other', use: 'BarList' },
    { when: 'Only the change matters', use: 'StatCard' },
    { when: 'People read exact values', use: 'Table' },
  ],
  anatomy: [
    { part: 'Line', about: 'From the lowest value at the bottom to the highest at the top.' },
    { part: 'Dot', about: 'The last value; the only one if there is just one.' },
    { part: 'Ground', about: 'A dashed line if there is no trend to draw.' },
    { part: 'Text equivalent', about: 'First, last, lowest and highest value with their dates.' },
  ],
  keyboard: [],
};
