import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  buildLead,
  buildLeads,
  cutTexts,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { leads } from '../../mocks/index.ts';
import { RecentCaptures } from './RecentCaptures.tsx';

const meta = {
  title: 'CRM/Capture/RecentCaptures',
  component: RecentCaptures,
  tags: ['autodocs'],
  args: { onOpenLead: fn(), onViewAll: fn() },
} satisfies Meta<typeof RecentCaptures>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest five; each can be opened. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Grace Mwangi' }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(buildLeads(1)[0]?.id);
    await userEvent.click(canvas.getByRole('button', { name: 'View all' }));
    await expect(args.onViewAll).toHaveBeenCalled();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(leads.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading recent captures')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(leads.list.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The leads that you capture appear here.')).toBeVisible();
  },
};

/** They cannot be loaded; Retry loads them. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(leads.list.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recent captures could not be loaded')).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.list.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

const narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(leads.list.returns([buildLead(longLead)])),
  play: async ({ canvas }) => {
    await canvas.findByRole('listitem');
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** The longest names on the narrowest phone. */
export const LongTexts: Story = narrow;

export const LargeText: Story = {
  ...narrow,
  parameters: { textScale: 2, states: ['320 px'] },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
  },
};
