import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';
import { skeletonGuide } from './Skeleton.guide.ts';

const meta = {
  title: 'UI/Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonGroup },
  tags: ['autodocs'],
  parameters: { guide: skeletonGuide, notStates: ['long text'] },
  args: { width: 160 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[aria-hidden]');
    await expect(line?.getBoundingClientRect().height).toBe(10);
  },
};

export const Group: Story = {
  tags: ['matrix'],
  render: () => (
    <SkeletonGroup label="Loading leads">
      <Stack gap={3}>
        <Inline gap={3} align="center">
          <Skeleton width={32} height={32} radius="full" />
          <Stack gap={2}>
            <Skeleton width={140} />
            <Skeleton width={180} height={8} />
          </Stack>
          <Skeleton width={84} height={28} radius="control" />
        </Inline>
        <Skeleton height={96} radius="card" />
      </Stack>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('status');
    await expect(group).toHaveTextContent('Loading leads');
    await expect(group).toHaveAttribute('aria-busy', 'true');
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl', width: 320 },
  args: { width: '50%' },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[aria-hidden]');
    await expect(line?.getBoundingClientRect().width).toBe(160);
  },
};
