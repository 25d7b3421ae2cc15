import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { level: 1, children: longText },
  parameters: { width: 320 },
};
export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { level: 1, children: 'لوحة التحكم' },
  parameters: { direction: 'rtl' },
};
