import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Spinner } from './Spinner.tsx';
import { spinnerGuide } from './Spinner.guide.ts';

const meta = {
  title: 'UI/Feedback/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: { guide: spinnerGuide, notStates: ['long text'] },
  args: { label: 'Reading the card' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading the card' })).toBeVisible();
  },
};

export const Decoration: Story = {
  tags: ['!dev'],
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Inline gap={4} align="center">
      {([14, 16, 20, 24] as const).map((size) => (
        <Spinner key={size} size={size} label={`Loading, ${size} px`} />
      ))}
      <Text tone="accent">
        <Spinner label="Loading, in the accent" />
      </Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(5);
  },
};
