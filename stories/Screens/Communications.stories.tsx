import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  buildActivity,
  buildCommunication,
  buildConfig,
  buildDueLead,
  buildDueLeads,
  buildLead,
  cutTexts,
  longLead,
  problems,
  sideways,
} from '../../packages/crm-features/src/fixtures/index.ts';
import { communications, config, leads } from '../../packages/crm-features/src/mocks/index.ts';
import { PortalAt } from './PortalAt.tsx';

const meta = {
  title: 'Screens/Communications',
  component: PortalAt,
  args: { path: '/communications' },
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
  'CRM/Communications/Communications',
  'CRM/Communications/CommunicationList',
  'CRM/Communications/CommunicationListView',
];

const servesLongTexts: BeforeEach = ({ msw }) => {
  const lead = buildLead({ ...longLead, lead_type: 'Pending Follow-up' });
  msw.use(
    communications.list.serves([
      buildCommunication({
        lead,
        description: `Subject: ${longLead.company}`,
        status: 'failed',
        error: 'Der Empfänger-Server hat die Nachricht abgelehnt: Postfach voll.',
      }),
    ]),
    communications.due.returns([buildDueLead({ lead })]),
  );
};

export const Agent: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Communications',
    );
    await expect(canvas.getByRole('link', { name: 'Communications' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(await canvas.findByText('Failed')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: /^Due\s*6/ })).toBeVisible();
    await canvas.findByRole('combobox', { name: 'Lead' });
  },
};

export const Manager: Story = {
  parameters: { crm: { user: { role: 'manager' } } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('by Asha Verma'))[0]).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(communications.list.pending(), communications.due.pending(), config.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading communications')).toBeInTheDocument();
    await canvas.findByRole('combobox', { name: 'Lead' });
  },
};

export const NothingYet: Story = {
  beforeEach: ({ msw }) => msw.use(communications.list.empty(), communications.due.empty()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No communications yet' }),
    ).toBeVisible();
  },
};

export const ServerDown: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      communications.list.fails(problems.internal),
      communications.due.fails(problems.internal),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The search finds nothing: one way back. */
export const NoMatch: Story = {
  args: { path: '/communications?q=nobody&type=call' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('Failed')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** The leads waiting for contact, with every way to contact them. */
export const Due: Story = {
  args: { path: '/communications?tab=due' },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 leads waiting for contact')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('group', { name: /^Contact/ })).toHaveLength(6));
  },
};

/** A call is a contact: the row becomes a confirmation, and nothing moves. */
export const DueAnswered: Story = {
  args: { path: '/communications?tab=due' },
  beforeEach: ({ msw }) => {
    const original = window.open;
    window.open = fn().mockReturnValue(null);
    let isCalled = false;
    msw.use(
      leads.contact.answers(() => {
        isCalled = true;
        return buildActivity({ type: 'call' });
      }),
      communications.due.replies(() => {
        const answer = buildDueLeads().filter(
          ({ lead }) => !(isCalled && lead.first_name === 'Thomas'),
        );
        return { answer, headers: { 'X-Total-Count': String(answer.length) } };
      }),
    );
    return () => {
      window.open = original;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call Thomas Bergmann' }));
    await expect(await canvas.findByText('Call to Thomas Bergmann recorded')).toBeVisible();
    await expect(await canvas.findByText('5 leads waiting for contact')).toBeVisible();
  },
};

/** The email to one of them is written in place. */
export const DueWriting: Story = {
  args: { path: '/communications?tab=due' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write to Thomas Bergmann' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Content' })).toHaveFocus());
  },
};

export const Mailbox: Story = {
  args: { path: '/communications?tab=mailbox' },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle(/^Text of/)).toBeVisible();
  },
};

/** Emails leave the server: there is no local mailbox. */
export const SmtpConfigured: Story = {
  beforeEach: ({ msw }) => msw.use(config.returns(buildConfig({ mail: { smtp: true } }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /^Due\s*6/ });
    await expect(canvas.queryByRole('tab', { name: 'Local mailbox' })).toBeNull();
  },
};

/** A lead opens over the screen, and closing it returns there. */
export const LeadOpen: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Grace Mwangi' }));
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByText('Update Status')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Communications');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

export const DueOnAPhone: Story = {
  args: { path: '/communications?tab=due' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('6 leads waiting for contact')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('group', { name: /^Contact/ })).toHaveLength(6));
    await expect(sideways()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone, with the longest names. */
export const NarrowLargeText: Story = {
  parameters: { covers, textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: servesLongTexts,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const DueNarrowLargeText: Story = {
  ...NarrowLargeText,
  args: { path: '/communications?tab=due' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 lead waiting for contact')).toBeVisible();
    await canvas.findByRole('group', { name: /^Contact/ });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** Arabic: dates and numbers in Arabic format, and everything mirrored. */
export const RightToLeft: Story = {
  parameters: { covers, direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible();
    await canvas.findByRole('combobox', { name: 'Lead' });
  },
};

export const ForcedColors: Story = {
  parameters: { covers, media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible();
    await canvas.findByRole('combobox', { name: 'Lead' });
  },
};
