import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText, partInState } from '../../internal/storyStates.ts';
import { Grid } from '../Grid/index.ts';
import { TextArea } from './TextArea.tsx';
import { textAreaGuide } from './TextArea.guide.ts';

const meta = {
  title: 'UI/Fields/TextArea',
  component: TextArea,
  tags: ['autodocs'],
  parameters: { guide: textAreaGuide, notStates: ['pressed'] },
  args: { label: 'Notes', placeholder: 'What did you talk about?', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter inserts a line break. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Notes' });
    await userEvent.type(input, 'Wants a quote{Enter}before Friday');
    await expect(args.onChange).toHaveBeenLastCalledWith('Wants a quote\nbefore Friday');
  },
};

/** Grows with the text instead of scrolling. */
export const Grows: Story = {
  args: { rows: 2, defaultValue: 'One\nTwo\nThree\nFour\nFive\nSix' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.clientHeight).toBeGreaterThanOrEqual(input.scrollHeight);
  },
};

export const NearTheLimit: Story = {
  args: { maxLength: 30, defaultValue: 'Met at the stand' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), ', wants it');
    await expect(canvas.getByText('4 characters left')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'required', 'invalid', 'read-only', 'disabled'] },
  render: () => (
    <Grid columns={3} gap={5}>
      <TextArea label="At rest" placeholder="What did you talk about?" />
      <TextArea label="Hovered" ref={partInState('[role=presentation]', 'hovered')} />
      <TextArea label="Focused" ref={partInState('[role=presentation]', 'focus-within')} />
      <TextArea label="Required" isRequired description="A sentence will do." />
      <TextArea label="Invalid" defaultValue="Hm" errorMessage="Write a sentence." />
      <TextArea label="Check this" defaultValue="Hall 4" check="Compare with the card." />
      <TextArea label="Read-only" defaultValue="Met at the stand." isReadOnly />
      <TextArea label="Disabled" defaultValue="Met at the stand." isDisabled />
    </Grid>
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    await expect(canvas.getAllByRole('textbox')).toHaveLength(8);
    await expect(field('Required')).toBeRequired();
    await expect(field('Required')).toHaveAccessibleDescription('A sentence will do.');
    await expect(field('Invalid')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Invalid')).toHaveAccessibleDescription('Write a sentence.');
    await expect(field('Check this')).toHaveAccessibleDescription('Compare with the card.');
    await expect(field('Read-only')).toHaveAttribute('readonly');
    await expect(field('Disabled')).toBeDisabled();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { defaultValue: longText },
  parameters: { width: 320 },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Notes' });
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    await expect(input.scrollHeight).toBeLessThanOrEqual(input.clientHeight);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: { label: 'ملاحظات', defaultValue: 'التقينا في الجناح.', placeholder: undefined },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox').getBoundingClientRect();
    const label = canvas.getByText('ملاحظات').getBoundingClientRect();
    await expect(label.left).toBeGreaterThan(input.left + input.width / 2);
  },
};

/** Text at 200%: nothing is cut off, and nothing scrolls horizontally. */
export const LargeText: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { textScale: 2 },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
};
