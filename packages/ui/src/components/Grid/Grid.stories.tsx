import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../TextField/index.ts';
import { Grid } from './Grid.tsx';
import { gridGuide } from './Grid.guide.ts';

const meta = {
  title: 'UI/Layout/Grid',
  component: Grid,
  tags: ['autodocs'],
  parameters: { guide: gridGuide, notStates: ['long text'] },
  args: {
    columns: { phone: 1, tablet: 2, desktop: 4 },
    children: ['First name', 'Last name', 'Company', 'Position'].map((label) => (
      <TextField key={label} label={label} />
    )),
  },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Equal columns, regardless of their content. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('textbox').map((it) => it.offsetWidth);
    await expect(new Set(widths).size).toBe(1);
  },
};

export const Two: Story = {
  args: { columns: 2, gap: 6 },
  play: async ({ canvas }) => {
    const [one, two] = canvas.getAllByRole('textbox').map((it) => it.getBoundingClientRect());
    await expect(two?.top).toBe(one?.top);
    // The borders of the fields are around their inputs.
    await expect((two?.left ?? 0) - (one?.right ?? 0)).toBe(24 + 2);
  },
};
