import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  buildLead,
  buildLeads,
  buildNoCaptures,
  buildStats,
  cutTexts,
  longLead,
  problems,
  sideways,
  storyId,
} from '../../packages/crm-features/src/fixtures/index.ts';
import { captures, leads, stats } from '../../packages/crm-features/src/mocks/index.ts';
import { atStoryTime } from './atStoryTime.ts';
import { PortalAt } from './PortalAt.tsx';

const meta = {
  title: 'Screens/Dashboard',
  component: PortalAt,
  args: { path: '/dashboard' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type BeforeEach = NonNullable<Story['beforeEach']>;

/** The components on this screen, which it shows in its state. */
const covers = [
  'UI/Shell/AppShell',
  'UI/Shell/PageHeader',
  'CRM/Stats/StatCards',
  'CRM/Stats/StatCards view',
  'CRM/Stats/DashboardSummary',
  'CRM/Leads/LeadTable',
  'CRM/Leads/LeadTableView',
];
const besideIt = [...covers, 'UI/Shell/Sidebar', 'UI/Shell/SidebarNav'];
const onAPhone = [...covers, 'UI/Shell/TopBar', 'UI/Shell/TabBar'];

/** Leads with very long names, and large figures. */
const servesLongTexts: BeforeEach = ({ msw }) => {
  const [first, second] = buildLeads(2);
  msw.use(
    leads.list.serves([
      buildLead(longLead),
      buildLead({ ...second, id: storyId(3, 2), company: longLead.company }),
      buildLead({ ...first, id: storyId(3, 3), first_name: '', last_name: '' }),
    ]),
    stats.returns(buildStats({ total_leads: 1_000_000, action_required: 99_999 })),
  );
};

export const Agent: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    await expect(await canvas.findByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findByRole('tab', { name: /^All/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  },
};

export const Manager: Story = {
  parameters: { crm: { user: { role: 'manager' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sales Manager')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(stats.pending(), captures.pending(), leads.list.pending());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Dashboard');
    await expect(canvas.queryByText(/^Grace/)).toBeNull();
  },
};

export const NothingYet: Story = {
  beforeEach({ msw }) {
    msw.use(
      leads.list.empty(),
      captures.returns(buildNoCaptures()),
      stats.returns(
        buildStats({
          total_leads: 0,
          all_leads: 0,
          hot_leads: 0,
          warm_leads: 0,
          cold_leads: 0,
          action_required: 0,
          event_leads: 0,
          pending_followup: 0,
          changes: { total_leads: null, hot_leads: null, action_required: null, event_leads: null },
        }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No leads yet' })).toBeVisible();
    const [, inList] = await canvas.findAllByRole('button', { name: /Capture lead/ });
    if (!inList) throw new Error('The empty list offers no capture.');
    await userEvent.click(inList);
    // A frame replaces the dialog until its code has loaded.
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Scan business card' })).toBeVisible(),
    );
  },
};

export const ServerDown: Story = {
  parameters: { covers },
  beforeEach({ msw }) {
    msw.use(
      stats.fails(problems.internal),
      captures.fails(problems.internal),
      leads.list.fails(problems.internal),
    );
    return atStoryTime();
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('button', { name: 'Retry' })).length).toBeGreaterThan(
      0,
    );
  },
};

/** The account has no access: the screen explains why, and the navigation remains. */
export const Forbidden: Story = {
  parameters: { covers },
  beforeEach({ msw }) {
    msw.use(stats.fails(problems.forbidden), leads.list.fails(problems.forbidden));
    return atStoryTime();
  },
  play: async ({ canvas }) => {
    const told = await canvas.findAllByText(problems.forbidden.detail);
    await expect(told.length).toBeGreaterThan(0);
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};

/** The network is lost: the banner says so on every screen. */
export const Offline: Story = {
  parameters: { covers },
  beforeEach({ msw }) {
    msw.use(stats.offline(), leads.list.offline());
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    return () => {
      // Restores the browser's own property.
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('You are offline'))[0]).toBeVisible();
  },
};

/** The server no longer accepts the session: the login screen replaces the dashboard. */
export const SessionEnded: Story = {
  beforeEach({ msw }) {
    msw.use(stats.fails(problems.unauthorized), leads.list.fails(problems.unauthorized));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in to Cardinal' })).toBeVisible();
    await expect((await screen.findAllByText('Session ended'))[0]).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Quick access' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** In forced colours, the focused row has a ring. */
export const ForcedColors: Story = {
  parameters: { covers: besideIt, media: { forcedColors: 'active' } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
    await userEvent.keyboard('j');
    const row = canvas.getByRole('row', { name: /Grace Mwangi/ });
    await expect(row).toHaveFocus();
    await expect(getComputedStyle(row).outlineStyle).toBe('solid');
  },
};

/** Text at 200% on a desktop, with the longest names: nothing is cut off or pushed out. */
export const LargeText: Story = {
  parameters: { covers: besideIt, textScale: 2, states: ['long text'] },
  beforeEach: servesLongTexts,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1,000,000')).toBeVisible();
    await expect(
      await canvas.findByRole('button', { name: new RegExp(`^View ${longLead.first_name}`) }),
    ).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** The same on the narrowest phone. */
export const NarrowLargeText: Story = {
  ...LargeText,
  parameters: { covers: onAPhone, textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
};

/** Arabic: dates and numbers in Arabic format, and everything mirrored. */
export const RightToLeft: Story = {
  parameters: { covers: besideIt, direction: 'rtl' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
  },
};
