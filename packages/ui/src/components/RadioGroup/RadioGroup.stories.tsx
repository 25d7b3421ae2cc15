import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText } from '../../internal/storyStates.ts';
import { Grid } from '../Grid/index.ts';
import { circle } from './RadioGroup.css.ts';
import { radioGroupGuide } from './RadioGroup.guide.ts';
import { RadioGroup } from './RadioGroup.tsx';

const rights = [
  { id: 'own', label: 'Own leads', description: 'What they captured or were given.' },
  { id: 'team', label: 'Leads of the team' },
  { id: 'all', label: 'All leads', description: 'Of every team, also closed ones.' },
];
const short = [
  { id: 'day', label: 'Daily' },
  { id: 'week', label: 'Weekly' },
];

const meta = {
  title: 'UI/Fields/RadioGroup',
  component: RadioGroup,
  tags: ['autodocs'],
  parameters: { guide: radioGroupGuide },
  args: { label: 'May see', items: rights, onSelectionChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The label is part of the target; Tab enters the group, arrow keys choose. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const own = canvas.getByRole('radio', { name: 'Own leads' });
    await expect(canvas.getByRole('radiogroup', { name: 'May see' })).toBeVisible();
    await expect(own).toHaveAccessibleDescription('What they captured or were given.');
    await userEvent.click(canvas.getByText('Of every team, also closed ones.'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('all');
    await userEvent.keyboard('{ArrowDown}');
    await expect(own).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('own');
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(own).toHaveFocus();
  },
};

/** The group is invalid as a whole and shows the reason. */
export const Invalid: Story = {
  tags: ['!dev'],
  args: { isRequired: true, errorMessage: 'Choose what they may see.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Choose what they may see.');
  },
};

export const ReadOnly: Story = {
  tags: ['!dev'],
  args: { isReadOnly: true, defaultSelectedKey: 'team' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('All leads'));
    await expect(canvas.getByRole('radio', { name: 'Leads of the team' })).toBeChecked();
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

const firstIn = (state: 'hovered' | 'pressed' | 'focus-visible') => (group: HTMLElement | null) =>
  inState(state)(group?.querySelector('label') ?? null);

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: {
    states: ['hover', 'focus', 'pressed', 'disabled', 'read-only', 'invalid', 'required'],
  },
  render: () => (
    <Grid columns={4} gap={6}>
      <RadioGroup label="At rest" items={rights} />
      <RadioGroup label="Chosen" items={rights} defaultSelectedKey="team" />
      <RadioGroup label="Required" items={rights} isRequired description="Change it any time." />
      <RadioGroup label="Invalid" items={rights} errorMessage="Choose what they may see." />
      <RadioGroup label="Check this" items={short} defaultSelectedKey="day" check="Is it so?" />
      <RadioGroup label="Read-only" items={short} defaultSelectedKey="day" isReadOnly />
      <RadioGroup label="Disabled" items={short} defaultSelectedKey="day" isDisabled />
      <RadioGroup
        label="One disabled"
        items={[...short, { id: 'never', label: 'Never', isDisabled: true }]}
        orientation="horizontal"
      />
      <RadioGroup aria-label="Hovered" items={short} ref={firstIn('hovered')} />
      <RadioGroup aria-label="Pressed" items={short} ref={firstIn('pressed')} />
      <RadioGroup
        aria-label="Focused"
        items={short}
        defaultSelectedKey="day"
        ref={firstIn('focus-visible')}
      />
      <RadioGroup aria-label="In lines" items={short} orientation="horizontal" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const group = (name: string) => canvas.getByRole('radiogroup', { name });
    await expect(group('Required')).toBeRequired();
    await expect(group('Required')).toHaveAccessibleDescription('Change it any time.');
    await expect(group('Invalid')).toBeInvalid();
    await expect(group('Invalid')).toHaveAccessibleDescription('Choose what they may see.');
    await expect(group('Check this')).toHaveAccessibleDescription('Is it so?');
    await expect(group('Read-only')).toHaveAttribute('aria-readonly', 'true');
    const disabled = within(group('Disabled')).getAllByRole('radio');
    for (const radio of disabled) await expect(radio).toBeDisabled();
    await expect(
      within(group('One disabled')).getByRole('radio', { name: 'Never' }),
    ).toBeDisabled();
  },
};

/** How the states differ in forced colours. */
export const ForcedColors: Story = {
  tags: ['on-sheet'],
  render: Matrix.render,
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const circles = canvas
      .getByRole('radiogroup', { name: 'Chosen' })
      .querySelectorAll(`.${circle}`);
    const borders = Array.from(circles, (it) => getComputedStyle(it).borderTopWidth);
    await expect(borders).toEqual(['1px', '5px', '1px']);
  },
};

export const LargeText: Story = {
  tags: ['on-sheet'],
  parameters: { textScale: 2, width: 480 },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { label: longText, items: [{ id: 'long', label: longText, description: longText }] },
  parameters: { width: 320 },
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: {
    label: 'يمكنه رؤية',
    items: [
      { id: 'a', label: 'عملاؤه', description: 'ما سجّله أو أُسند إليه.' },
      { id: 'b', label: 'كل العملاء' },
    ],
    defaultSelectedKey: 'a',
  },
  parameters: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const dot = canvasElement.querySelector(`.${circle}`)?.getBoundingClientRect();
    const label = canvas.getByText('عملاؤه').getBoundingClientRect();
    await expect(dot?.left).toBeGreaterThanOrEqual(label.right);
  },
};
