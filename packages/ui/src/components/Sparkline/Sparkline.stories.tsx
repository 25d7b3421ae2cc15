import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Sparkline } from './Sparkline.tsx';
import { sparklineGuide } from './Sparkline.guide.ts';

const week = [12, 9, 14, 13, 21, 18, 30].map((value, index) => ({
  at: `2025-11-${15 + index}T12:00:00Z`,
  value,
}));

const meta = {
  title: 'UI/Data/Sparkline',
  component: Sparkline,
  tags: ['autodocs'],
  parameters: { guide: sparklineGuide, notStates: ['long text', '320 px', '200% text'] },
  args: { label: 'New leads in 7 days', points: week },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Describes the trend as text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'New leads in 7 days: from 12 on 15 November to 30 on 21 November; lowest 9 on 16 November, highest 30 on 21 November',
    );
  },
};

/** Tones, sizes, with an area, falling, constant, below zero, one value, none. */
export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['empty'] },
  render: (args) => {
    const of = (...values: number[]) =>
      values.map((value, index) => ({ at: week[index]?.at ?? '', value }));
    const rows = {
      Accent: <Sparkline {...args} />,
      'With ground': <Sparkline {...args} hasArea />,
      Neutral: <Sparkline {...args} tone="neutral" />,
      Success: <Sparkline {...args} tone="success" hasArea />,
      Danger: <Sparkline {...args} tone="danger" hasArea points={of(30, 22, 24, 11, 6)} />,
      Large: <Sparkline {...args} width={240} height={64} hasArea />,
      Even: <Sparkline {...args} points={of(4, 4, 4)} />,
      'Below zero': <Sparkline {...args} points={of(-4, 2, -9, 6)} />,
      'One value': <Sparkline {...args} points={of(4)} />,
      'No value': <Sparkline {...args} points={[]} />,
    };
    return (
      <Stack gap={3}>
        {Object.entries(rows).map(([name, line]) => (
          <Inline key={name} gap={4}>
            {line}
            <Text tone="muted">{name}</Text>
          </Inline>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('img').map((line) => line.getAttribute('aria-label'));
    await expect(names.at(-1)).toBe('New leads in 7 days: No data');
    await expect(names.at(-2)).toBe('New leads in 7 days: 4 on 15 November');
  },
};

/** Time runs in the reading direction, and the text uses the locale's digits and months. */
export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: { label: 'عملاء جدد', numberFormat: { style: 'percent' } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('img');
    const { left, width } = line.getBoundingClientRect();
    const dot = line.querySelector('circle')?.getBoundingClientRect();
    await expect(dot?.left).toBeLessThan(left + width / 2);
  },
};

export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
};
