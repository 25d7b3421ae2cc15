import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of SidebarNav says. */
export const sidebarNavGuide: ComponentGuide = {
  use: ['For the main places of the product; the present one is marked.'],
  instead: [
    { when: 'They are views of one place', use: 'Tabs' },
    { when: 'It is a phone', use: 'TabBar' },
  ],
  anatomy: [
    { part: 'Landmark', about: 'Named by its label.' },
    { part: 'Group', about: 'Optional title over links that belong together.' },
    { part: 'Link', about: 'Icon and word; on the rail the word is a tooltip.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
  variables: [
    'color.background.raised',
    'color.background.pressed',
    'color.text.default',
    'color.text.muted',
    'color.text.subtle',
    'color.border.subtle',
    'color.border.default',
    'color.accent.text',
    'shadow.low',
    'radius.control',
    'control.lg',
    'color.focus.ring',
  ],
};
