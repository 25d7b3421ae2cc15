import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  buildCommunication,
  buildCommunications,
  buildDispatch,
  buildInvalid,
  problems,
  storyId,
} from '../../fixtures/index.ts';
import { communications, emails, leads } from '../../mocks/index.ts';
import { initialCommunicationsState } from '../communicationsState.ts';
import { CommunicationList, type CommunicationListProps } from './CommunicationList.tsx';

/** Holds the state that the portal keeps in the URL. */
function Controlled(props: CommunicationListProps) {
  const [state, setState] = useState(props.state);
  return (
    <CommunicationList
      {...props}
      state={state}
      onStateChange={(next) => {
        setState(next);
        props.onStateChange(next);
      }}
    />
  );
}

const meta = {
  title: 'CRM/Communications/CommunicationList',
  parameters: { covers: ['CRM/Communications/CommunicationListView'] },
  component: CommunicationList,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Controlled {...args} />,
  args: { state: initialCommunicationsState, onStateChange: fn(), onOpenLead: fn() },
} satisfies Meta<typeof CommunicationList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a slow response waits for. */
let response = Promise.withResolvers<void>();

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Grace Mwangi' }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(storyId(3, 1));
    await expect(canvas.getByText('1–10 of 10')).toBeVisible();
    await expect(await canvas.findByRole('combobox', { name: 'Lead' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading communications')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.list.empty()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No communications yet' }),
    ).toBeVisible();
  },
};

export const ErrorWithRetry: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.list.fails(problems.unavailable, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.unavailable.detail)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Failed')).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.list.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

/** The URL contains a cursor that is no longer valid: Retry returns to the first page. */
export const BadCursor: Story = {
  tags: ['!dev'],
  args: { state: { ...initialCommunicationsState, page: 3, cursor: 'gone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      communications.list.fails(buildInvalid({ cursor: 'Begin at the first page.' }), {
        once: true,
      }),
    ),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(args.onStateChange).toHaveBeenCalledWith(initialCommunicationsState);
    await expect(await canvas.findByText('Failed')).toBeVisible();
  },
};

/** Type, lead and search words narrow the list; each filter can be removed. */
export const Filters: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await canvas.findByText('Failed');
    await userEvent.click(canvas.getByRole('button', { name: /All types/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Call' }));
    await waitFor(() => expect(canvas.queryByText('Failed')).toBeNull());
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'call' }),
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'nobody');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await canvas.findByText('Failed');

    await userEvent.type(await canvas.findByRole('combobox', { name: 'Lead' }), 'Thomas');
    await userEvent.click(await screen.findByRole('option', { name: /Thomas Bergmann/ }));
    await waitFor(() => expect(canvas.getByText('1–1 of 1')).toBeVisible());
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ leadId: storyId(3, 2) }),
    );
  },
};

/** An empty list says nothing about the next filter, whose communications are still loading. */
export const FilterAfterNothingFound: Story = {
  tags: ['!dev'],
  args: { state: { ...initialCommunicationsState, type: 'meeting' } },
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(
      communications.list.returns([], { once: true }),
      communications.list.serves(buildCommunications(), { after: response.promise }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('Loading communications')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: /^No communications/ })).toBeNull();
    response.resolve();
    await expect(await canvas.findByText('Failed')).toBeVisible();
  },
};

/** A link names a lead that no longer exists: the filter says so, and can be removed. */
export const UnknownLead: Story = {
  args: { state: { ...initialCommunicationsState, leadId: storyId(3, 99) } },
  beforeEach: ({ msw }) => msw.use(leads.one.fails(problems.notFound)),
  play: async ({ canvas }) => {
    const filter = await canvas.findByRole('combobox', { name: 'Lead' });
    await waitFor(() => expect(filter).toHaveValue('Unknown lead'));
    await expect(
      await canvas.findByRole('heading', { name: 'No communications match' }),
    ).toBeVisible();
  },
};

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildCommunication({ id: storyId(7, index + 1), description: `Subject: Number ${index + 1}.` }),
  );

export const Pages: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.list.serves(numbered(60))),
  play: async ({ canvas }) => {
    await canvas.findByText('1–50 of 60');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('Number 51.');
    await expect(canvas.getByText('51–60 of 60')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await canvas.findByText('Number 1.');
  },
};

/** On a slow network, the numbers are those of the rows, and a double click turns one page. */
export const PagesSlowly: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.list.serves(numbered(160), { delay: 300 })),
  play: async ({ canvas }) => {
    await canvas.findByText('1–50 of 160');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('1–50 of 160')).toBeVisible();
    await canvas.findByText('Number 51.');
    await expect(canvas.getByText('51–100 of 160')).toBeVisible();
  },
};

/** Retry sends the email: the list and the toast report this. */
export const RetryWorks: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    let isSent = false;
    const failed = buildCommunications().find(({ status }) => status === 'failed');
    msw.use(
      communications.list.answers(() => [
        buildCommunication({ ...failed, ...(isSent && { status: 'sent', error: null }) }),
      ]),
      emails.retry.answers(() => {
        isSent = true;
        return buildDispatch();
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Retry the email/ }));
    await expect(await screen.findByText('Email sent')).toBeVisible();
    await expect(await canvas.findByText('Sent')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();
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
    const [first, second] = await canvas.findAllByRole('button', { name: /^Retry the email/ });
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

/** The mail server still refuses: the email is queued again, with the reason. */
export const RetryQueues: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      emails.retry.returns(buildDispatch({ status: 'queued', error: 'Still not reachable.' })),
    ),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Retry the email/ });
    if (first) await userEvent.click(first);
    await expect(await screen.findByText('Email queued')).toBeVisible();
    await expect(await screen.findByText('Still not reachable.')).toBeVisible();
  },
};

/** The retry itself is refused: the reason is shown beside the email. */
export const RetryFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(emails.retry.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Retry the email/ });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByText(/Email failed: The service is busy/)).toBeVisible();
  },
};
