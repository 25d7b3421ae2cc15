import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScanLine } from 'lucide-react';
import { expect } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { Button } from '../Button/index.ts';
import { ButtonGroup } from './ButtonGroup.tsx';
import { buttonGroupGuide } from './ButtonGroup.guide.ts';

const meta = {
  title: 'UI/Actions/ButtonGroup',
  component: ButtonGroup,
  tags: ['autodocs'],
  parameters: { guide: buttonGroupGuide },
  args: {
    'aria-label': 'Lead',
    children: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button icon={ScanLine}>Save and scan next</Button>
        <Button variant="primary">Save lead</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tab order matches the reading order. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Lead' })).toBeVisible();
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
    }
  },
};

/** The buttons wrap. */
export const Narrow: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    const buttons = canvas.getAllByRole('button');
    const rows = new Set(buttons.map((button) => button.getBoundingClientRect().top));
    await expect(rows.size).toBe(2);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const AtTheEnd: Story = {
  args: { justify: 'end' },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group').getBoundingClientRect();
    const primary = canvas.getByRole('button', { name: 'Save lead' }).getBoundingClientRect();
    await expect(primary.right).toBeCloseTo(group.right, 0);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  args: {
    children: (
      <>
        <Button>{longText}</Button>
        <Button variant="primary">Save lead</Button>
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: longText })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
