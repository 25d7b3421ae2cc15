import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { longText } from '../../internal/storyStates.ts';
import { Grid } from '../Grid/Grid.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'UI/Fields/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  args: { label: 'Notes', placeholder: 'What did you talk about?', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter makes a line. */
export const Default: Story = {
  async play({ canvas, userEvent, args }) {
    const input = canvas.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(input, 'Wants a quote{Enter}before Friday');
    await expect(args.onChange).toHaveBeenLastCalledWith('Wants a quote\nbefore Friday');
  },
};

/** Grows with the text instead of scrolling. */
export const Grows: Story = {
  args: { rows: 2, defaultValue: 'One\nTwo\nThree\nFour\nFive\nSix' },
  async play({ canvas }) {
    const input = canvas.getByRole('textbox');
    await expect(input.clientHeight).toBeGreaterThanOrEqual(input.scrollHeight);
  },
};

export const NearTheLimit: Story = {
  args: { maxLength: 30, defaultValue: 'Met at the stand' },
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole('textbox'), ', wants it');
    await expect(canvas.getByText('4 characters left')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Grid columns={3} gap={5}>
      <TextArea label="At rest" placeholder="What did you talk about?" />
      <TextArea label="Required" isRequired description="A sentence will do." />
      <TextArea label="Invalid" defaultValue="Hm" errorMessage="Write a sentence." />
      <TextArea label="Check this" defaultValue="Hall 4" check="Compare with the card." />
      <TextArea label="Read-only" defaultValue="Met at the stand." isReadOnly />
      <TextArea label="Disabled" defaultValue="Met at the stand." isDisabled />
    </Grid>
  ),
};

export const LongText: Story = { args: { defaultValue: longText }, parameters: { width: 320 } };
export const RightToLeft: Story = {
  args: { label: 'ملاحظات', defaultValue: 'التقينا في الجناح.', placeholder: undefined },
  parameters: { direction: 'rtl' },
};
