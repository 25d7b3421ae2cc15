import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, User, Users } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { inState, longText, readsLeftToRight } from '../../internal/storyStates.ts';
import { Badge } from '../Badge/index.ts';
import { circle } from '../RadioGroup/RadioGroup.css.ts';
import { Stack } from '../Stack/index.ts';
import { radioCardsGuide } from './RadioCards.guide.ts';
import { RadioCards } from './RadioCards.tsx';

const plans = [
  { id: 'free', label: 'Free', description: 'To see whether it suits you.', icon: User },
  {
    id: 'business',
    label: 'Business',
    labelEnd: <Badge tone="info">For teams</Badge>,
    description: 'For a manager and two to four agents, with reports for each event.',
    icon: Users,
  },
  { id: 'enterprise', label: 'Enterprise', description: 'Many teams.', icon: Building2 },
];

const meta = {
  title: 'UI/Fields/RadioCards',
  component: RadioCards,
  tags: ['autodocs'],
  parameters: { guide: radioCardsGuide },
  args: { label: 'Plan', items: plans, onSelectionChange: fn() },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is the target; Tab enters the group, arrow keys choose. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Plan' })).toBeVisible();
    const business = canvas.getByRole('radio', { name: 'Business For teams' });
    await expect(business).toHaveAccessibleDescription(/a manager and two to four agents/);
    await userEvent.click(canvas.getByText('Many teams.'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('enterprise');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(business).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('business');
  },
};

const firstIn = (state: 'hovered' | 'pressed' | 'focus-visible') => (group: HTMLElement | null) =>
  inState(state)(group?.querySelector('label') ?? null);
const two = plans.slice(0, 2);

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: {
    states: ['hover', 'focus', 'pressed', 'disabled', 'read-only', 'invalid', 'required'],
  },
  render: () => (
    <Stack gap={6}>
      <RadioCards label="Plan" items={plans} defaultSelectedKey="business" isRequired />
      <RadioCards label="Invalid" items={plans} errorMessage="Choose a plan." />
      <RadioCards label="Read-only" items={plans} defaultSelectedKey="free" isReadOnly />
      <RadioCards label="Disabled" items={plans} defaultSelectedKey="free" isDisabled />
      <RadioCards aria-label="Hovered" items={two} ref={firstIn('hovered')} />
      <RadioCards aria-label="Pressed" items={two} ref={firstIn('pressed')} />
      <RadioCards
        aria-label="Focused"
        items={two}
        defaultSelectedKey="free"
        ref={firstIn('focus-visible')}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const group = (name: string) => canvas.getByRole('radiogroup', { name });
    await expect(group('Plan')).toBeRequired();
    await expect(within(group('Plan')).getByRole('radio', { name: /^Business/ })).toBeChecked();
    await expect(group('Invalid')).toBeInvalid();
    await expect(group('Invalid')).toHaveAccessibleDescription('Choose a plan.');
    await expect(group('Read-only')).toHaveAttribute('aria-readonly', 'true');
    const disabled = within(group('Disabled')).getAllByRole('radio');
    for (const radio of disabled) await expect(radio).toBeDisabled();
  },
};

/** How the states differ in forced colours. */
export const ForcedColors: Story = {
  tags: ['on-sheet'],
  render: Matrix.render,
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const circles = canvas.getByRole('radiogroup', { name: 'Plan' }).querySelectorAll(`.${circle}`);
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

/** Cards are stacked where two do not fit side by side. */
export const Narrow: Story = {
  tags: ['on-sheet'],
  args: { defaultSelectedKey: 'free' },
  parameters: { width: 320 },
  play: async ({ canvas, canvasElement }) => {
    const lefts = canvas
      .getAllByRole('radio')
      .map((it) => it.closest('label')?.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  args: {
    label: 'الخطة',
    items: [
      { id: 'a', label: 'مجانية', description: 'للتجربة.', icon: User },
      { id: 'b', label: 'للفرق', description: 'لمدير ومندوبين.', icon: Users },
    ],
    defaultSelectedKey: 'b',
  },
  parameters: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const icon = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const label = canvas.getByText('مجانية').getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThanOrEqual(label.right);
  },
};

/** Descriptions of the other direction keep their order, also if they begin with a mark. */
export const EnglishInRightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: { items: [{ id: 'a', label: 'CSV', description: '.csv, for other programs.' }] },
  play: async ({ canvas }) => {
    await expect(readsLeftToRight(canvas.getByText(/^\.csv/))).toBe(true);
  },
};
