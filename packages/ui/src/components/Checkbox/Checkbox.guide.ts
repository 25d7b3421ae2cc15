import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Checkbox says. */
export const checkboxGuide: ComponentGuide = {
  use: [
    'For yes or no in a form, or for several of a list at once.',
    'The words say what is so when it is ticked.',
  ],
  instead: [
    { when: 'It takes effect at once', use: 'Switch' },
    { when: 'Only one of several can be chosen', use: 'RadioGroup' },
  ],
  anatomy: [
    { part: 'Box', about: 'Ticked, empty or a dash for “some of them”.' },
    { part: 'Words', about: 'May hold a link, which is followed without ticking.' },
    { part: 'Message', about: 'What is wrong, beneath.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to it.' },
    { keys: 'Space', does: 'Ticks it or takes the tick away.' },
  ],
  variables: [
    'color.background.surface',
    'color.background.sunken',
    'color.background.pressed',
    'color.background.disabled',
    'color.text.default',
    'color.text.muted',
    'color.text.subtle',
    'color.text.disabled',
    'color.text.onAccent',
    'color.border.default',
    'color.border.strong',
    'color.border.strongHover',
    'color.accent.fill',
    'color.accent.hover',
    'color.accent.pressed',
    'color.danger.edge',
    'control.lg',
    'color.focus.ring',
  ],
};
