import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { buildLeads, buildStats, problems } from '../../fixtures/index.ts';
import { leads, stats } from '../../mocks/index.ts';
import { StatCards } from './StatCards.tsx';

const meta = {
  title: 'CRM/Stats/StatCards',
  component: StatCards,
  tags: ['autodocs'],
} satisfies Meta<typeof StatCards>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const figure = (canvas: Canvas, name: string, value: string) =>
  waitFor(() => expect(within(canvas.getByRole('group', { name })).getByText(value)).toBeVisible());

export const Default: Story = {
  play: async ({ canvas }) => {
    await figure(canvas, 'Total Leads', '60');
    await figure(canvas, 'Action Required', '9');
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(stats.pending());
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Total Leads' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Slow: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(stats.returns(buildStats({ total_leads: 61 }), { delay: 300 }));
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('61')).toBeNull();
    await figure(canvas, 'Total Leads', '61');
  },
};

export const CountedFromTheList: Story = {
  beforeEach({ msw }) {
    msw.use(stats.fails(problems.internal), leads.list.serves(buildLeads(25)));
  },
  play: async ({ canvas }) => {
    await figure(canvas, 'Total Leads', '25');
    await figure(canvas, 'Hot Leads', '8');
    await expect(canvas.getAllByText('–')).toHaveLength(4);
  },
};

export const CountedBeyondOnePage: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(stats.fails(problems.internal), leads.list.serves(buildLeads(120)));
  },
  play: async ({ canvas }) => {
    await figure(canvas, 'Total Leads', '120');
    await figure(canvas, 'Hot Leads', '36');
    await figure(canvas, 'Action Required', '24');
    await figure(canvas, 'Event Leads', '36');
  },
};

export const FailedThenBack: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(
      stats.fails(problems.internal, { once: true }),
      leads.list.fails(problems.internal, { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await figure(canvas, 'Total Leads', '60');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Offline: Story = {
  beforeEach({ msw }) {
    msw.use(stats.offline(), leads.list.offline());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
  },
};
