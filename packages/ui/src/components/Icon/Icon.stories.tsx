import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Flame, Mail, Snowflake, Sun } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Icon } from './Icon.tsx';
import { iconGuide } from './Icon.guide.ts';

const meta = {
  title: 'UI/Layout/Icon',
  component: Icon,
  tags: ['autodocs'],
  parameters: { guide: iconGuide, notStates: ['long text'] },
  args: { icon: Mail },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decoration beside text: hidden from assistive technology. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** On its own, an icon needs a name. */
export const Named: Story = {
  tags: ['!dev'],
  args: { label: 'Sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Sent' })).toBeVisible();
  },
};

const icons = { Flame, Sun, Snowflake, CircleCheck, Mail };

/** The same stroke of 1.5 px at every size. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={3}>
      {([14, 16, 20, 24] as const).map((size) => (
        <Inline key={size} gap={4}>
          {Object.entries(icons).map(([name, icon]) => (
            <Icon key={name} icon={icon} size={size} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const drawings = canvasElement.querySelectorAll('svg');
    await expect(drawings).toHaveLength(20);
    for (const drawing of drawings) {
      const { width } = drawing.getBoundingClientRect();
      // In units of the drawing, which is 24 wide at every size.
      const stroke = Number(drawing.getAttribute('stroke-width'));
      await expect((stroke * width) / 24).toBeCloseTo(1.5);
    }
  },
};
