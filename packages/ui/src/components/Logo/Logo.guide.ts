import type { ComponentGuide } from '../../internal/guide.ts';

/** What the docs page of Logo says. */
export const logoGuide: ComponentGuide = {
  use: ['Once per screen: in the sidebar, the top bar, or above the sign-in form.'],
  instead: [{ when: 'The picture should show that something is empty', use: 'Illustration' }],
  anatomy: [
    { part: 'Mark', about: 'A business card whose folded corner is a crest.' },
    { part: 'Name', about: 'Optional, beside the mark.' },
  ],
  keyboard: [],
};
