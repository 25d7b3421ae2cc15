import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Flame, Snowflake, Sun } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText, partInState, readsLeftToRight } from '../../internal/storyStates.ts';
import { Stack } from '../Stack/index.ts';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';
import { toggleButtonGroupGuide } from './ToggleButtonGroup.guide.ts';

const statuses = [
  { id: 'Hot', label: 'Hot', icon: Flame, tone: 'hot' },
  { id: 'Warm', label: 'Warm', icon: Sun, tone: 'warm' },
  { id: 'Cold', label: 'Cold', icon: Snowflake, tone: 'cold' },
  { id: 'Closed', label: 'Closed', icon: CircleCheck, tone: 'closed' },
] as const;

const meta = {
  title: 'UI/Fields/ToggleButtonGroup',
  component: ToggleButtonGroup,
  tags: ['autodocs'],
  parameters: { guide: toggleButtonGroupGuide, notStates: ['read-only', 'invalid', 'required'] },
  args: { label: 'Status', items: statuses, defaultSelectedKey: 'Warm', onSelectionChange: fn() },
} satisfies Meta<typeof ToggleButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A radio group: arrow keys move, one option is always chosen. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Status' })).toBeVisible();
    const hot = canvas.getByRole('radio', { name: 'Hot' });
    await userEvent.click(hot);
    await expect(hot).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('Hot');
    await userEvent.click(hot);
    await expect(hot).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    await expect(canvas.getByRole('radio', { name: 'Cold' })).toBeChecked();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'disabled'] },
  render: () => (
    <Stack gap={5} align="start">
      {statuses.map(({ id }) => (
        <ToggleButtonGroup
          key={id}
          aria-label={`${id} chosen`}
          items={statuses}
          defaultSelectedKey={id}
        />
      ))}
      <ToggleButtonGroup
        label="Without tones"
        items={[
          { id: 'monthly', label: 'Monthly' },
          { id: 'yearly', label: 'Yearly' },
        ]}
        defaultSelectedKey="monthly"
      />
      <ToggleButtonGroup aria-label="None chosen" items={statuses} selectedKey={null} />
      <ToggleButtonGroup
        aria-label="Hovered"
        items={statuses}
        ref={partInState('button', 'hovered')}
      />
      <ToggleButtonGroup
        aria-label="Pressed"
        items={statuses}
        ref={partInState('button', 'pressed')}
      />
      <ToggleButtonGroup
        aria-label="Focused"
        items={statuses}
        ref={partInState('button', 'focus-visible')}
      />
      <ToggleButtonGroup aria-label="Small" items={statuses} size="sm" defaultSelectedKey="Hot" />
      <ToggleButtonGroup aria-label="Large" items={statuses} size="lg" defaultSelectedKey="Hot" />
      <ToggleButtonGroup
        aria-label="Disabled"
        items={statuses}
        defaultSelectedKey="Hot"
        isDisabled
      />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const group = (name: string) => within(canvas.getByRole('radiogroup', { name }));
    for (const { id } of statuses) {
      const chosen = group(`${id} chosen`).getByRole('radio', { checked: true });
      await expect(chosen).toHaveTextContent(id);
    }
    await expect(group('None chosen').queryByRole('radio', { checked: true })).toBeNull();
    for (const option of group('Disabled').getAllByRole('radio')) {
      await expect(option).toBeDisabled();
    }
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { label: longText, items: [{ id: 'Warm', label: longText }] },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    const option = canvas.getByRole('radio', { name: longText });
    await expect(option.getBoundingClientRect().height, 'several lines').toBeGreaterThan(36);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const Narrow: Story = {
  tags: ['on-sheet'],
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [hot, warm] = canvas
      .getAllByRole('radio')
      .map((option) => option.getBoundingClientRect());
    await expect(hot?.left).toBeGreaterThan(warm?.left ?? Infinity);
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

/** Labels of the other direction keep their order, also if they begin with a number. */
export const EnglishInRightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: { label: 'Template', items: [{ id: 'Warm', label: '1-month follow-up' }] },
  play: async ({ canvas }) => {
    await expect(readsLeftToRight(canvas.getByText('1-month follow-up'))).toBe(true);
  },
};
