import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Tooltip says. */
export const tooltipGuide: ComponentGuide = {
  use: [
    'For a few words about a control: its name, its shortcut, why it is disabled.',
    'Not for information that is needed to understand the page: touch screens do not show it.',
  ],
  instead: [
    { when: 'It contains controls', use: 'Popover' },
    { when: 'Everyone needs the information', use: 'Text' },
  ],
  anatomy: [
    { part: 'Trigger', about: 'One focusable control.' },
    { part: 'Words', about: 'Describe the trigger.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'On the trigger, shows the tooltip at once.' },
    { keys: 'Escape', does: 'Hides it.' },
  ],
};
