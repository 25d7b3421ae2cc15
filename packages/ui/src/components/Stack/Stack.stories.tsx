import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Stack } from './Stack.tsx';
import { stackGuide } from './Stack.guide.ts';

const meta = {
  title: 'UI/Layout/Stack',
  component: Stack,
  tags: ['autodocs'],
  parameters: { guide: stackGuide, notStates: ['long text'] },
  args: {
    gap: 3,
    children: (
      <>
        <Text>Grace Mwangi</Text>
        <Text>Savanna Tours Limited</Text>
        <Text>Regional Director</Text>
      </>
    ),
  },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const first = canvas.getByText('Grace Mwangi').getBoundingClientRect();
    const second = canvas.getByText('Savanna Tours Limited').getBoundingClientRect();
    await expect(second.top - first.bottom).toBe(12);
  },
};

/** A list keeps its role without its markers. */
export const AsList: Story = {
  args: {
    as: 'ul',
    children: (
      <>
        <li>Savanna Tours</li>
        <li>Rheintal Maschinenbau</li>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Centred: Story = {
  args: { align: 'center', children: <Button variant="primary">Capture lead</Button> },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Capture lead' }).getBoundingClientRect();
    const { left, right, width } = canvasElement.getBoundingClientRect();
    await expect(button.left - left).toBeCloseTo(right - button.right, 0);
    await expect(button.width, 'not stretched').toBeLessThan(width / 2);
  },
};
