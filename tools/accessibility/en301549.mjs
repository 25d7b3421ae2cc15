// What is known of the requirements of EN 301 549 beside WCAG; the lines are as in wcag.mjs.

export const functional = [
  [
    '4.2.1',
    'Usage without vision',
    'See 1.1.1, 1.3.1, 2.1.1, 4.1.2. Photographing a card needs help or the form.',
    ['stories', 'screens'],
  ],
  [
    '4.2.2',
    'Usage with limited vision',
    'See 1.4.3, 1.4.4, 1.4.10, 1.4.11; a theme of high contrast.',
    ['contrast', 'largeText', 'narrow'],
  ],
  ['4.2.3', 'Usage without perception of colour', 'See 1.4.1.', ['forcedColors']],
  ['4.2.4', 'Usage without hearing', 'Nothing is told by sound.', 'none'],
  ['4.2.5', 'Usage with limited hearing', 'Nothing is told by sound.', 'none'],
  ['4.2.6', 'Usage with no or limited vocal capability', 'Nothing is controlled by voice.', 'none'],
  [
    '4.2.7',
    'Usage with limited manipulation or strength',
    'See 2.1.1, 2.5.1, 2.5.7, 2.5.8.',
    ['keyboard', 'phone'],
  ],
  ['4.2.8', 'Usage with limited reach', 'Depends on the device alone.', 'none'],
  ['4.2.9', 'Minimize photosensitive seizure triggers', 'See 2.3.1.', ['motion']],
  [
    '4.2.10',
    'Usage with limited cognition, language or learning',
    'Plain words, one action leading each screen, undo nearly everywhere.',
    [],
  ],
  ['4.2.11', 'Privacy', 'Accessibility features send nothing anywhere.', []],
];

export const generic = [
  ['5.1', 'Closed functionality', 'Assistive technology can be used.', 'none'],
  [
    '5.2',
    'Activation of accessibility features',
    'Theme, contrast and density can be set before signing in by the system’s settings.',
    [],
  ],
  ['5.3', 'Biometrics', 'None are used.', 'none'],
  [
    '5.4',
    'Preservation of accessibility information during conversion',
    'Exports are CSV and vCard, which hold none.',
    'none',
  ],
  ['5.7', 'Key repeat', 'Left to the system.', 'none'],
  [
    '5.9',
    'Simultaneous user actions',
    'No action needs two at the same time but Ctrl+Enter, which has a button.',
    ['keyboard'],
  ],
];

export const support = [
  [
    '12.1.1',
    'Accessibility and compatibility features',
    'This report, and the accessibility page in Storybook.',
    [],
  ],
  [
    '12.1.2',
    'Accessible documentation',
    'The documentation is pages of the product.',
    ['publicPages'],
  ],
  [
    '12.2.2',
    'Information on accessibility and compatibility features',
    'Depends on whoever runs Cardinal.',
    'none',
  ],
  ['12.2.3', 'Effective communication', 'Depends on whoever runs Cardinal.', 'none'],
  ['12.2.4', 'Accessible documentation', 'Depends on whoever runs Cardinal.', 'none'],
];
