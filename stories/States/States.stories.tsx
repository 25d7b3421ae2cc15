import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { everything, interactive, Sheet, shows } from './sheet.tsx';

const meta = {
  title: 'States/All components',
  component: Sheet,
  args: { samples: everything },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A pointer on everything. */
export const Hover: Story = {
  args: { samples: interactive, asIf: ['hovered'] },
  parameters: shows(interactive, 'hover'),
};

/** The ring of the keyboard on everything. */
export const Focus: Story = {
  args: { samples: interactive, asIf: ['focused', 'focus-visible', 'focus-within'] },
  parameters: shows(interactive, 'focus'),
};

/** Everything held down. */
export const Pressed: Story = {
  args: { samples: interactive, asIf: ['hovered', 'pressed'] },
  parameters: shows(interactive, 'pressed'),
};

/** Text at 200 %, as a reader sets it in the browser: nothing is cut off sideways. */
export const LargeText: Story = {
  args: { count: 1 },
  parameters: { ...shows(everything, '200 % text'), textScale: 2 },
  async play() {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The narrowest phone. */
export const Narrow: Story = {
  args: { count: 1 },
  parameters: { ...shows(everything, '320 px'), width: 320 },
};

/** The few colours that a person's system dictates. */
export const ForcedColors: Story = {
  parameters: { ...shows(everything, 'forced colours'), media: { forcedColors: 'active' } },
};
