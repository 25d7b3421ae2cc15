import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './Divider.tsx';
import { dividerGuide } from './Divider.guide.ts';

const meta = {
  title: 'UI/Layout/Divider',
  component: Divider,
  tags: ['autodocs'],
  parameters: { guide: dividerGuide, notStates: ['long text'] },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};

export const WithLabel: Story = {
  args: { label: 'or' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('or');
    const before = getComputedStyle(label, '::before');
    const after = getComputedStyle(label, '::after');
    await expect([before.borderTopWidth, after.borderTopWidth]).toEqual(['1px', '1px']);
    await expect(parseFloat(before.width), 'the text is in the middle').toBeGreaterThan(0);
    await expect(before.width).toBe(after.width);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={3}>
      <Text>Sign in</Text>
      <Divider />
      <Text>Sign in with Google</Text>
      <Divider label="or" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('separator')).toHaveLength(1);
    await expect(canvas.getByText('or')).toBeVisible();
  },
};
