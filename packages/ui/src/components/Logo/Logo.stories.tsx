import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Logo } from './Logo.tsx';
import { logoGuide } from './Logo.guide.ts';

const meta = {
  title: 'UI/Layout/Logo',
  component: Logo,
  tags: ['autodocs'],
  parameters: { guide: logoGuide, notStates: ['long text'] },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Cardinal' })).toBeVisible();
  },
};

/** The name is announced only once. */
export const WithName: Story = {
  args: { withName: true, size: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cardinal')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={4}>
      {(['color', 'mono'] as const).map((tone) => (
        <Inline key={tone} gap={5}>
          <Logo tone={tone} size={20} />
          <Logo tone={tone} size={24} />
          <Logo tone={tone} size={32} />
          <Logo tone={tone} size={48} />
          <Logo tone={tone} size={64} />
          <Logo tone={tone} size={32} withName />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('img', { name: 'Cardinal' });
    const sizes = [20, 24, 32, 48, 64];
    await expect(marks.map((it) => it.clientWidth)).toEqual([...sizes, ...sizes]);
    await expect(canvas.getAllByText('Cardinal')).toHaveLength(2);
    const fills = marks.map(
      (it) => new Set(Array.from(it.children, (part) => getComputedStyle(part).fill)).size,
    );
    await expect(fills.at(0), 'in colour').toBeGreaterThan(1);
    await expect(fills.at(-1), 'in the text colour').toBe(1);
  },
};
