import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Inline } from './Inline.tsx';
import { inlineGuide } from './Inline.guide.ts';

const meta = {
  title: 'UI/Layout/Inline',
  component: Inline,
  tags: ['autodocs'],
  parameters: { guide: inlineGuide, notStates: ['long text'] },
  args: {
    children: (
      <>
        <Button>One</Button>
        <Button>Two</Button>
        <Button>Three</Button>
        <Button>Four and a bit</Button>
      </>
    ),
  },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('button').map((it) => it.getBoundingClientRect());
    await expect((two?.left ?? 0) - (one?.right ?? 0)).toBe(8);
  },
};

export const Between: Story = {
  args: { justify: 'between', wrap: false },
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvas.getAllByRole('button').map((it) => it.getBoundingClientRect());
    const row = canvasElement.firstElementChild?.getBoundingClientRect();
    await expect(buttons.at(0)?.left).toBe(row?.left);
    await expect(buttons.at(-1)?.right).toBeCloseTo(row?.right ?? 0, 0);
  },
};

/** Children that do not fit wrap to the next line, so nothing is cut off. */
export const Narrow: Story = {
  parameters: { width: 220 },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('button').map((it) => it.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
  },
};

/** The first child is on the right. */
export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('button').map((it) => it.getBoundingClientRect());
    await expect(one?.left).toBeGreaterThan(two?.left ?? 0);
  },
};
