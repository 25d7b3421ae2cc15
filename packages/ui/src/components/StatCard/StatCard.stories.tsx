import type { Meta, StoryObj } from '@storybook/react-vite';
import { BellRing, CalendarDays, Contact, Flame } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { longText } from '../../internal/storyStates.ts';
import { Grid } from '../Grid/index.ts';
import { StatCard } from './StatCard.tsx';
import { statCardGuide } from './StatCard.guide.ts';

const meta = {
  title: 'UI/Data/StatCard',
  component: StatCard,
  tags: ['autodocs'],
  args: {
    label: 'Total Leads',
    icon: Contact,
    value: 60,
    change: 12.5,
    changeLabel: 'in 30 days',
  },
  parameters: { guide: statCardGuide, width: 260 },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const height = (element: HTMLElement) => element.getBoundingClientRect().height;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'Total Leads' });
    await expect(card).toHaveTextContent('Total Leads60Up12.5%in 30 days');
  },
};

/** The whole card opens what is counted; its label is the name of the link. */
export const AsLink: Story = {
  args: { href: '#leads' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { name: 'Total Leads' });
    const link = canvas.getByRole('link', { name: 'Total Leads' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const { right, bottom } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 8, bottom - 8)).toBe(link);
  },
};

export const WithNote: Story = {
  args: { label: 'Unassigned Leads', value: 4, change: undefined, note: 'oldest waits 2 days' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('4oldest waits 2 days');
  },
};

export const LessIsBetter: Story = {
  args: { label: 'Action Required', change: -2.3, changeMeaning: 'down-is-good', value: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('Down2.3%');
  },
};

/** A huge percentage says only that there was little before. */
export const OutOfProportion: Story = {
  tags: ['!dev'],
  args: { change: 21054.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('Up>999%');
  },
};

export const NothingToCompare: Story = {
  args: { change: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('–Nothing to compare');
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group');
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(card).not.toHaveTextContent('60');
  },
};

export const LargeNumber: Story = {
  parameters: { width: 160, locale: 'de-DE' },
  args: { value: 1_234_567_890, change: 0, label: 'Interessentinnen und Interessenten' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group');
    await expect(card).toHaveTextContent('1.234.567.890');
    const value = canvas.getByText('1.234.567.890');
    const box = value.parentElement;
    await expect(box?.scrollWidth, 'nothing is cut').toBe(box?.clientWidth);
    await expect(value.getClientRects(), 'one line').toHaveLength(1);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { width: 1000 },
  render: () => (
    <Grid columns={4} gap={3}>
      <StatCard
        label="Total Leads"
        icon={Contact}
        value={60}
        change={12.5}
        changeLabel="in 30 days"
      />
      <StatCard label="Hot Leads" icon={Flame} value={14} change={-8.2} changeLabel="in 30 days" />
      <StatCard
        label="Action Required"
        icon={BellRing}
        value={9}
        change={-2.3}
        changeMeaning="down-is-good"
        changeLabel="in 30 days"
      />
      <StatCard
        label="Event Leads"
        icon={CalendarDays}
        value={18}
        change={0}
        changeLabel="in 30 days"
      />
      <StatCard label="New" icon={Contact} value={3} change={null} />
      <StatCard label="Loading" icon={Contact} value={0} change={null} isLoading />
      <StatCard label="Team size" icon={Contact} value={5} />
      <StatCard label="In words" icon={Contact} value="1,000+" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [first, , , , , loading] = canvas.getAllByRole('group');
    await expect(first && loading && height(first) === height(loading), 'no shift').toBe(true);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  parameters: { direction: 'rtl' },
  args: { label: 'إجمالي العملاء', changeLabel: 'في ٣٠ يومًا' },
  play: async ({ canvas }) => {
    const label = canvas.getByText('إجمالي العملاء');
    const icon = label.previousElementSibling?.getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThanOrEqual(label.getBoundingClientRect().right);
    const value = canvas.getByText('60').getBoundingClientRect();
    const card = canvas.getByRole('group').getBoundingClientRect();
    await expect(value.left).toBeGreaterThan(card.left + card.width / 2);
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: { label: longText, value: 1_234_567_890, changeLabel: longText },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group', { name: longText })).toHaveTextContent('1,234,567,890');
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};
