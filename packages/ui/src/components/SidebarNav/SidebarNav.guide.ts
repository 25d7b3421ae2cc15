import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of SidebarNav says. */
export const sidebarNavGuide: ComponentGuide = {
  use: ['For the main screens of the product; the current one is marked.'],
  instead: [
    { when: 'They are views of one screen', use: 'Tabs' },
    { when: 'The screen is a phone’s', use: 'TabBar' },
  ],
  anatomy: [
    { part: 'Landmark', about: 'Named by its label.' },
    { part: 'Group', about: 'Optional title above a group of links.' },
    { part: 'Link', about: 'Icon and label; on the rail the label is a tooltip.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves from link to link.' },
    { keys: 'Enter', does: 'Follows the link.' },
  ],
};
