import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { buildStats } from '../../fixtures/index.ts';
import { StatCardsView } from './StatCardsView.tsx';

const meta = {
  title: 'CRM/Stats/StatCards view',
  component: StatCardsView,
  tags: ['autodocs'],
  // The container that loads the figures renders nothing of its own.
  parameters: { covers: ['CRM/Stats/StatCards'] },
  args: { figures: buildStats(), error: null, onRetry: fn() },
} satisfies Meta<typeof StatCardsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const card = (name: string) => within(canvas.getByRole('group', { name }));
    await expect(card('Total Leads').getByText('60')).toBeVisible();
    await expect(card('Total Leads').getByText('12.5%')).toBeVisible();
    await expect(card('Hot Leads').getByText('14')).toBeVisible();
    await expect(card('Event Leads').getByText('18')).toBeVisible();
    // Fewer open tasks are good news, so the colour is that of an increase in the others.
    const fewer = card('Action Required').getByText('2.3%');
    const more = card('Hot Leads').getByText('8.2%');
    await expect(getComputedStyle(fewer).color).toBe(getComputedStyle(more).color);
  },
};

export const Loading: Story = {
  args: { figures: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Total Leads' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const NothingToCompare: Story = {
  args: {
    figures: buildStats({
      changes: { total_leads: null, hot_leads: null, action_required: null, event_leads: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/%/)).toBeNull();
    await expect(canvas.getAllByText('–')).toHaveLength(4);
  },
};

export const BadNews: Story = {
  args: {
    figures: buildStats({
      changes: { total_leads: -40, hot_leads: 0, action_required: 120.5, event_leads: -0.1 },
    }),
  },
  play: async ({ canvas }) => {
    const rise = canvas.getByText('120.5%');
    const fall = canvas.getByText('40%');
    await expect(getComputedStyle(rise).color).toBe(getComputedStyle(fall).color);
  },
};

export const NoLeadsYet: Story = {
  parameters: { states: ['empty'] },
  args: {
    figures: buildStats({
      total_leads: 0,
      hot_leads: 0,
      action_required: 0,
      event_leads: 0,
      changes: { total_leads: null, hot_leads: null, action_required: null, event_leads: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0')).toHaveLength(4);
  },
};

export const Failed: Story = {
  args: { figures: undefined, error: 'Something went wrong on our side. Try again in a moment.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The figures could not be loaded.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OutOfDate: Story = {
  args: { error: 'Something went wrong on our side. Try again in a moment.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be refreshed');
    await expect(canvas.getByText('60')).toBeVisible();
  },
};

export const LargeFigures: Story = {
  args: {
    figures: buildStats({ total_leads: 1_000_000, hot_leads: 250_000, event_leads: 99_999 }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,000,000')).toBeVisible();
  },
};

/** A million fits the narrowest phone at a text size of 200%. */
export const LargeTextNarrow: Story = {
  ...LargeFigures,
  parameters: { textScale: 2, states: ['320 px'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const figure = canvas.getByText('1,000,000');
    const box = figure.parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
    await expect(figure.getClientRects()).toHaveLength(1);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('group');
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  // The default's pictures include it.
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('group');
    const left = (element: Element | undefined) => element?.getBoundingClientRect().left ?? 0;
    await expect(left(first)).toBeGreaterThan(left(second));
  },
};
