import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';
import { headingGuide } from './Heading.guide.ts';

const meta = {
  title: 'UI/Layout/Heading',
  component: Heading,
  tags: ['autodocs'],
  parameters: { guide: headingGuide },
  args: { level: 2, children: 'Also on the card' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Also on the card');
  },
};

/** The level sets the place in the outline, the size only the appearance. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={3}>
      {(['2xl', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
        <Heading key={size} level={2} size={size}>
          Sign in to Cardinal
        </Heading>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 });
    const [display, ...sizes] = headings.map((one) => parseFloat(getComputedStyle(one).fontSize));
    await expect(display).toBeGreaterThanOrEqual(40);
    await expect(sizes).toEqual([28, 20, 16, 14]);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { level: 1, children: longText },
  parameters: { width: 320 },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { level: 1, children: 'لوحة التحكم' },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const words = document.createRange();
    words.selectNodeContents(heading);
    const { right } = heading.getBoundingClientRect();
    await expect(words.getBoundingClientRect().right).toBeCloseTo(right, 0);
  },
};
