import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of PasswordField says. */
export const passwordFieldGuide: ComponentGuide = {
  use: [
    'For a password, current or new.',
    'Set `autoComplete` to `current-password` or `new-password`.',
  ],
  instead: [{ when: 'The text is not secret', use: 'TextField' }],
  anatomy: [
    { part: 'Label', about: 'Above the control.' },
    { part: 'Input', about: 'Hidden unless the user chooses to show it.' },
    { part: 'Eye', about: 'Shows or hides the password.' },
    { part: 'Help', about: 'Description, or the error.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the input, then to the eye button.' },
    { keys: 'Enter, Space', does: 'On the eye button, shows or hides the password.' },
  ],
};
