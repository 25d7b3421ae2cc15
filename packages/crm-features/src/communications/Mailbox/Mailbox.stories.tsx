import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { buildMailbox, buildMailboxMail, problems, storyId } from '../../fixtures/index.ts';
import { communications } from '../../mocks/index.ts';
import { Mailbox, type MailboxProps } from './Mailbox.tsx';

/** Holds the open email, which the portal keeps in the URL. */
function Controlled(props: MailboxProps) {
  const [mailId, setMailId] = useState(props.mailId);
  return (
    <Mailbox
      {...props}
      mailId={mailId}
      onMailChange={(id) => {
        setMailId(id);
        props.onMailChange(id);
      }}
    />
  );
}

const meta = {
  title: 'CRM/Communications/Mailbox',
  component: Mailbox,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  // The states look like the stories of MailboxView.
  parameters: { covers: ['CRM/Communications/MailboxView'] },
  render: (args) => <Controlled {...args} />,
  args: { mailId: null, onMailChange: fn(), onOpenLead: fn() },
} satisfies Meta<typeof Mailbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByTitle(/three dates that work/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Ravie de vous avoir/ }));
    await expect(await canvas.findByTitle(/Ravie de vous avoir/)).toBeVisible();
    await expect(args.onMailChange).toHaveBeenCalledWith(storyId(5, 3));
  },
};

/** On a phone the email replaces the list, and closing it returns the focus to its row. */
export const ThereAndBack: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Site visit/ }));
    await waitFor(() => expect(canvas.getByRole('article')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the mailbox' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Site visit/ })).toHaveFocus());
  },
};

export const Pages: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      communications.mailbox.replies(({ query }) =>
        query.get('cursor')
          ? {
              answer: [buildMailboxMail({ id: storyId(5, 40), subject: 'The very first' })],
              headers: { Link: '' },
            }
          : {
              answer: buildMailbox(),
              headers: { Link: '</api/mailbox?cursor=older>; rel="next"' },
            },
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show older emails' }));
    await expect(await canvas.findByRole('button', { name: /The very first/ })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.mailbox.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the local mailbox');
  },
};

export const Empty: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.mailbox.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No emails yet' })).toBeVisible();
  },
};

export const ErrorWithRetry: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.mailbox.fails(problems.internal, { once: true })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(communications.mailbox.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};
