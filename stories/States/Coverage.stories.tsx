import { Text } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadStatus } from '../../.storybook/docs/status.ts';

const meta = {
  title: 'States/Coverage',
  tags: ['!dev'],
  // The Status page shows the whole table; this test keeps it complete.
  render: () => <Text as="p">The Status page lists what every story shows.</Text>,
} satisfies Meta;
export default meta;

/** Every state that applies to a component or widget is shown by a story. */
export const NothingMissing: StoryObj<typeof meta> = {
  play: async () => {
    const components = await loadStatus();
    await expect(components.length).toBeGreaterThan(80);
    const missing = components.flatMap(({ title, needed, shownBy }) =>
      [...needed].filter((state) => !shownBy.has(state)).map((state) => `${title}: ${state}`),
    );
    await expect(missing).toEqual([]);
  },
};
