import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  buildDispatch,
  buildEmail,
  emailsOfEachState,
  problems,
  storyId,
} from '../../fixtures/index.ts';
import { emails } from '../../mocks/index.ts';
import { LeadEmails } from './LeadEmails.tsx';

const meta = {
  title: 'CRM/Leads/LeadEmails',
  component: LeadEmails,
  tags: ['autodocs'],
  args: { leadId: storyId(3, 1) },
  beforeEach: ({ msw }) => msw.use(emails.list.returns(emailsOfEachState())),
} satisfies Meta<typeof LeadEmails>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a slow response waits for. */
let response = Promise.withResolvers<void>();

/** Sent, queued and failed, with the reason and Retry where it helps. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible();
    await expect(canvas.getByText(/The address does not exist/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Retry/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Good to meet you in Nairobi' }));
    await expect(canvas.getAllByText(/it was good to talk to you/).at(-1)).toBeVisible();
  },
};

/** Retry sends it: the list and the toast report this. */
export const RetryWorks: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    let isSent = false;
    msw.use(
      emails.list.answers(() =>
        isSent ? [buildEmail({ subject: 'Three dates' })] : emailsOfEachState().slice(0, 1),
      ),
      emails.retry.answers(() => {
        isSent = true;
        return buildDispatch();
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Retry/ }));
    await expect(await screen.findByText('Email sent')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Failed')).toBeNull());
  },
};

/** On a slow network, several emails can be retried at the same time, and each outcome is reported. */
export const RetriesTwo: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(
      emails.retry.returns(buildDispatch(), { once: true, after: response.promise }),
      emails.retry.fails(problems.unavailable),
    );
  },
  play: async ({ canvas }) => {
    const [first, second] = await canvas.findAllByRole('button', { name: /^Retry/ });
    if (!first || !second) throw new Error('There are not two emails to retry.');
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(await canvas.findByText(/Email failed: The service is busy/)).toBeVisible();
    await expect(first).toHaveAttribute('aria-disabled', 'true');
    response.resolve();
    await expect(await screen.findByText('Email sent')).toBeVisible();
    await expect(canvas.getByText(/Email failed: The service is busy/)).toBeVisible();
  },
};

/** The server still can't deliver it: it stays in the queue. */
export const RetryQueues: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(emails.retry.returns(buildDispatch({ status: 'queued', error: 'Not reachable.' }))),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Retry/ });
    if (first) await userEvent.click(first);
    await expect(await screen.findByText('Email queued')).toBeVisible();
    await expect(await screen.findByText('Not reachable.')).toBeVisible();
  },
};

/** The retry itself fails: the reason is shown beside the email. */
export const RetryFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(emails.retry.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Retry/ });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText(/Email failed: The service is busy/)).toBeVisible();
  },
};

export const ReadOnly: Story = {
  tags: ['!dev'],
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();
  },
};

/** More than one page: older ones load on demand. */
export const Pages: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      emails.list.replies(({ query }) =>
        query.get('cursor')
          ? {
              answer: [buildEmail({ id: storyId(5, 80), subject: 'The first' })],
              headers: { Link: '' },
            }
          : {
              answer: emailsOfEachState(),
              headers: { Link: '</api/emails?cursor=older>; rel="next"' },
            },
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older emails' }));
    await expect(await canvas.findByText('The first')).toBeVisible();
  },
};

/** What is loaded stays when older emails fail to load. */
export const LoadMoreFails: Story = {
  tags: ['!dev'],
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) =>
    msw.use(
      emails.list.returns(emailsOfEachState(), {
        headers: { Link: '</api/emails?cursor=older>; rel="next"' },
        once: true,
      }),
      emails.list.fails(problems.unavailable),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older emails' }));
    await expect(await canvas.findByText(problems.unavailable.detail)).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(emails.list.returns([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No emails yet')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(emails.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading emails');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(emails.list.fails(problems.internal, { once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Good to meet you in Nairobi')).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(emails.list.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(problems.forbidden.detail);
  },
};

const servesLongTexts: Story['beforeEach'] = ({ msw }) =>
  msw.use(
    emails.list.returns([
      buildEmail({
        subject: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        status: 'failed',
        error: 'Der Empfänger-Server hat die Nachricht abgelehnt. '.repeat(4),
        attempts: 12,
      }),
    ]),
  );

export const LongTexts: Story = {
  globals: { viewport: { value: 'narrow' } },
  beforeEach: servesLongTexts,
  play: async ({ canvas }) => {
    await canvas.findByText(/Donaudampf/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: servesLongTexts,
  play: async ({ canvas }) => {
    await canvas.findByText(/Donaudampf/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await canvas.findByText('Failed');
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Failed');
  },
};
