import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';
import { textGuide } from './Text.guide.ts';

const meta = {
  title: 'UI/Layout/Text',
  component: Text,
  tags: ['autodocs'],
  parameters: { guide: textGuide },
  args: { children: '9 leads need an answer from you today' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/9 leads/)).fontSize).toBe('14px');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ children }) => (
    <Stack gap={2}>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Text key={size} size={size}>
          {children}
        </Text>
      ))}
      {(['muted', 'subtle', 'accent', 'danger', 'success'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: {children}
        </Text>
      ))}
      {(['regular', 'medium', 'semibold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}: {children}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const looks = canvas.getAllByText(/9 leads/).map((text) => getComputedStyle(text));
    const sizes = looks.slice(0, 4).map(({ fontSize }) => fontSize);
    await expect(sizes).toEqual(['12px', '14px', '16px', '20px']);
    await expect(new Set(looks.slice(4, 9).map(({ color }) => color)).size).toBe(5);
    const weights = looks.slice(9).map(({ fontWeight }) => fontWeight);
    await expect(weights).toEqual(['400', '500', '600']);
  },
};

/** Digits align vertically. */
export const Numeric: Story = {
  render: () => (
    <Stack gap={1}>
      <Text numeric>1,111.11</Text>
      <Text numeric>9,999.99</Text>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const width = (text: string) => {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(text));
      return range.getBoundingClientRect().width;
    };
    await expect(width('1,111.11')).toBe(width('9,999.99'));
  },
};

/** Cut off at the end of one line; the full text is in a tooltip. */
export const Truncated: Story = {
  args: { truncate: true, children: longText },
  parameters: { width: 320 },
  play: async ({ canvas }) => {
    const text = canvas.getByText(longText);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(text.clientHeight).toBe(20);
  },
};

/** One long word breaks instead of overflowing. */
export const LongText: Story = {
  tags: ['on-sheet'],
  args: { as: 'p', children: longText },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longText).clientHeight, 'several lines').toBeGreaterThan(20);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { as: 'p', children: 'تسعة عملاء ينتظرون ردك اليوم' },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/تسعة عملاء/);
    const words = document.createRange();
    words.selectNodeContents(text);
    const { left, right } = words.getBoundingClientRect();
    const box = text.getBoundingClientRect();
    await expect(right, 'begins at the right').toBeCloseTo(box.right, 0);
    await expect(left).toBeGreaterThan(box.left + box.width / 2);
  },
};
