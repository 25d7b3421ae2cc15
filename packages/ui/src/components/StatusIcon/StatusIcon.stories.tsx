import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { StatusIcon } from './StatusIcon.tsx';
import { statusIconGuide } from './StatusIcon.guide.ts';

const meta = {
  title: 'UI/Status/StatusIcon',
  component: StatusIcon,
  tags: ['autodocs'],
  parameters: { guide: statusIconGuide, notStates: ['long text'] },
  args: { tone: 'hot' },
} satisfies Meta<typeof StatusIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Default: Story = {
  args: { label: 'Hot' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hot' })).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap={4} align="center">
      {([14, 16, 20, 24] as const).map((size) =>
        (['hot', 'warm', 'cold', 'closed'] as const).map((tone) => (
          <StatusIcon key={`${tone}-${size}`} tone={tone} size={size} />
        )),
      )}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(16);
  },
};
