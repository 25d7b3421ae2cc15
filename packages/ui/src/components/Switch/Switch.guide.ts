import type { ComponentGuide } from '../../internal/guide.ts';

export const switchGuide: ComponentGuide = {
  use: [
    'To turn one thing on or off that takes effect at once.',
    'In a list of settings, with `placement="end"`.',
  ],
  instead: [
    { when: 'The change waits for a button that saves', use: 'Checkbox' },
    { when: 'There are two things to choose from, not on and off', use: 'SegmentedControl' },
  ],
  anatomy: [
    { part: 'Track and thumb', about: 'Off: thumb at the start. On: filled, thumb at the end.' },
    { part: 'Words', about: 'Name what is on, never "on" or "off"; part of the target.' },
    { part: 'Help', about: 'Description or error under the words.' },
    { part: 'Spinner', about: 'In the thumb while a change is being saved.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Turns it on or off.' }],
  variables: [
    'color.accent.fill',
    'color.accent.hover',
    'color.accent.pressed',
    'color.background.surface',
    'color.border.strong',
    'color.icon.default',
    'color.text.onAccent',
    'color.focus.ring',
    'radius.full',
  ],
};
