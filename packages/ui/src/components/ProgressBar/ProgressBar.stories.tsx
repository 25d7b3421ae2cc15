import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { Stack } from '../Stack/index.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { progressBarGuide } from './ProgressBar.guide.ts';

const meta = {
  title: 'UI/Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['autodocs'],
  args: { label: 'Importing leads', value: 40 },
  parameters: { guide: progressBarGuide, width: 360 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing leads' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText('40%')).toBeVisible();
  },
};

export const InWords: Story = {
  args: { valueLabel: '92 of 231' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '92 of 231');
  },
};

export const Unknown: Story = {
  args: { label: 'Reading the card', value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const WithoutVisibleLabel: Story = {
  args: { label: undefined, 'aria-label': 'Uploading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={4}>
      <ProgressBar label="Nothing yet" value={0} />
      <ProgressBar label="Almost half" value={48} />
      <ProgressBar label="Done" value={100} />
      <ProgressBar label="In words" value={30} valueLabel="12 of 40" />
      <ProgressBar label="Unknown" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(5);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: { label: 'استيراد العملاء' },
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar').querySelector('div');
    const fill = track?.firstElementChild;
    await expect(fill?.getBoundingClientRect().right).toBe(track?.getBoundingClientRect().right);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: { label: longText, valueLabel: '1,234,567 of 1,234,567,890' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: longText })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
