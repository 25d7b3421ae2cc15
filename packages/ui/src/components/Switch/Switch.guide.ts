import type { ComponentGuide } from '../../internal/guide.ts';

export const switchGuide: ComponentGuide = {
  use: [
    'To turn a setting on or off with immediate effect.',
    'In a list of settings, with `placement="end"`.',
  ],
  instead: [
    { when: 'The change requires a Save button', use: 'Checkbox' },
    {
      when: 'There are two options to choose from, rather than on and off',
      use: 'SegmentedControl',
    },
  ],
  anatomy: [
    { part: 'Track and thumb', about: 'Off: thumb at the start. On: filled, thumb at the end.' },
    { part: 'Words', about: 'Name the setting, never "on" or "off"; part of the target.' },
    { part: 'Help', about: 'Description or error below the label.' },
    { part: 'Spinner', about: 'In the thumb while a change is being saved.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Turns the setting on or off.' }],
};
