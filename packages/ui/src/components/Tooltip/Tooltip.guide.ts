import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Tooltip says. */
export const tooltipGuide: ComponentGuide = {
  use: [
    'For a few words about a control: its name, its key, why it is disabled.',
    'Never for what is needed to understand the page: touch screens do not show it.',
  ],
  instead: [
    { when: 'It holds controls', use: 'Popover' },
    { when: 'Everybody needs it', use: 'Text' },
  ],
  anatomy: [
    { part: 'Trigger', about: 'One focusable control.' },
    { part: 'Words', about: 'Describe the trigger.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'To the trigger, shows it at once.' },
    { keys: 'Escape', does: 'Hides it.' },
  ],
  variables: ['color.background.inverse', 'color.text.onInverse', 'shadow.low', 'radius.tag'],
};
