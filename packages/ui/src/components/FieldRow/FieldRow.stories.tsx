import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../TextField/index.ts';
import { FieldRow } from './FieldRow.tsx';
import { fieldRowGuide } from './FieldRow.guide.ts';

const meta = {
  title: 'UI/Fields/FieldRow',
  component: FieldRow,
  tags: ['autodocs'],
  parameters: { guide: fieldRowGuide, notStates: ['long text'] },
  args: {
    children: (
      <>
        <TextField label="First name" isRequired errorMessage="Enter the first name." />
        <TextField label="Last name" />
      </>
    ),
  },
} satisfies Meta<typeof FieldRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Side by side from 768 px; an error below one field does not move the other. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('textbox');
    await expect(first?.getBoundingClientRect().top).toBe(last?.getBoundingClientRect().top);
  },
};
