import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@cardinal/ui';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  buildMailbox,
  buildMailboxMail,
  longLead,
  sideways,
  storyId,
  storyNow,
} from '../../fixtures/index.ts';
import { MailboxView } from './MailboxView.tsx';

const meta = {
  title: 'CRM/Communications/MailboxView',
  parameters: { covers: ['CRM/Communications/Mailbox'] },
  component: MailboxView,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: { kind: 'mails', mails: buildMailbox() },
    mailId: null,
    onMailChange: fn(),
    onOpenLead: fn(),
    dates: { locale: 'en-GB', now: storyNow },
  },
} satisfies Meta<typeof MailboxView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The newest email is open, in a frame that runs no scripts and cannot reach the page. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    const frame = canvas.getByTitle('Text of “Your group in Nairobi: three dates that work”');
    await expect(frame).toBeVisible();
    await expect(frame.getAttribute('sandbox')).not.toMatch(/allow-scripts|allow-same-origin/);
    await expect(canvas.getByText('priya@aurora.test', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open lead' }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(storyId(3, 1));
    await userEvent.click(canvas.getByRole('button', { name: /Site visit/ }));
    await expect(args.onMailChange).toHaveBeenCalledWith(storyId(5, 2));
  },
};

const arrived = buildMailboxMail({ id: storyId(5, 90), subject: 'A newer one' });

/** An email that arrives appears in the list, and does not replace the one that is being read. */
export const Arrived: Story = {
  tags: ['!dev'],
  render: function Receiving(args) {
    const [mails, setMails] = useState(buildMailbox());
    return (
      <>
        <Button translate="no" onPress={() => setMails([arrived, ...mails])}>
          An email arrives
        </Button>
        <MailboxView {...args} content={{ kind: 'mails', mails }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const reader = canvas.getByTitle(/three dates that work/);
    await userEvent.click(canvas.getByRole('button', { name: 'An email arrives' }));
    await expect(canvas.getByRole('button', { name: /A newer one/ })).toBeVisible();
    await expect(canvas.getByTitle(/three dates that work/)).toBe(reader);
  },
};

/** An invitation also has its iCalendar file. */
export const Invitation: Story = {
  args: { mailId: storyId(5, 2) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invitation (iCalendar file)' }));
    await expect(canvas.getByText(/BEGIN:VCALENDAR/)).toBeVisible();
  },
};

/** A script in an email has no effect. */
export const Script: Story = {
  tags: ['!dev'],
  args: {
    content: {
      kind: 'mails',
      mails: [
        buildMailboxMail({
          html: '<html><head></head><body><script>parent.document.title = "reached"</script><p>Hi</p></body></html>',
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle(/^Text of/);
    await new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      setTimeout(resolve, 500);
    });
    await expect(document.title).not.toBe('reached');
  },
};

export const Empty: Story = {
  args: { content: { kind: 'mails', mails: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No emails yet' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { content: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the local mailbox');
  },
};

export const ErrorWithRetry: Story = {
  args: {
    content: { kind: 'failed', failure: { detail: 'The database is restarting.', onRetry: fn() } },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    if (args.content.kind !== 'failed') throw new Error('Nothing has failed.');
    await expect(args.content.failure.onRetry).toHaveBeenCalled();
  },
};

/** Older emails load on demand; the list could not be refreshed. */
export const Pages: Story = {
  tags: ['!dev'],
  args: {
    content: {
      kind: 'mails',
      mails: buildMailbox(),
      onLoadMore: fn(),
      refreshFailure: { detail: 'The server can’t be reached.', onRetry: fn() },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The list may be out of date')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older emails' }));
    if (args.content.kind !== 'mails') throw new Error('The list is not there.');
    await expect(args.content.onLoadMore).toHaveBeenCalled();
  },
};

/** A phone has room for the list… */
export const ListOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** …or for the email, which takes the focus. */
export const MailOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { mailId: storyId(5, 1) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the mailbox' }));
    await expect(args.onMailChange).toHaveBeenCalledWith(null);
  },
};

const long = buildMailboxMail({
  to: `${longLead.first_name} ${longLead.last_name} <${longLead.email}>`,
  subject: `${longLead.company} `.repeat(2),
});

export const LongTexts: Story = {
  args: { content: { kind: 'mails', mails: [long, buildMailboxMail({ id: 'b', subject: '' })] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(no subject)')).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** Text at 200% on the narrowest phone. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  args: { content: { kind: 'mails', mails: [long] }, mailId: long.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  args: { dates: { locale: 'ar-AE', now: storyNow } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('article')).toBeVisible();
  },
};
