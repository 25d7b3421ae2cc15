import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { Grid } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './Card.tsx';
import { cardGuide } from './Card.guide.ts';

const meta = {
  title: 'UI/Layout/Card',
  component: Card,
  tags: ['autodocs'],
  parameters: { guide: cardGuide },
  args: {
    children: (
      <>
        <Heading level={3}>East Africa Travel Mart</Heading>
        <Text as="p" tone="muted">
          Nairobi, 18 leads
        </Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { width: 320 },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('heading').parentElement;
    await expect(card && getComputedStyle(card).borderRadius).toBe('10px');
    await expect(card && getComputedStyle(card).padding).toBe('16px');
  },
};

export const AsListItem: Story = {
  args: { as: 'li' },
  decorators: [
    (Story) => (
      <Stack as="ul">
        <Story />
      </Stack>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Grid columns={3} gap={4}>
      {([0, 3, 4, 5, 6] as const).map((padding) => (
        <Card key={padding} {...args} padding={padding} />
      ))}
      <Card {...args} interactive />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(6);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 240 },
  args: {
    children: <Heading level={3}>Donaudampfschifffahrtsgesellschaftskapitänsvereinigung</Heading>,
  },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  parameters: { direction: 'rtl', width: 320 },
  args: { children: <Heading level={3}>معرض نيروبي</Heading> },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    const words = document.createRange();
    words.selectNodeContents(heading);
    const { right } = heading.getBoundingClientRect();
    await expect(words.getBoundingClientRect().right).toBeCloseTo(right, 0);
  },
};
