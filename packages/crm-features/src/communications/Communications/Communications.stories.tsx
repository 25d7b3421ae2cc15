import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { buildConfig, problems } from '../../fixtures/index.ts';
import { communications, config } from '../../mocks/index.ts';
import { initialCommunicationsState } from '../communicationsState.ts';
import { Communications, type CommunicationsProps } from './Communications.tsx';

/** Holds the state that the portal keeps in the URL. */
function Controlled(props: CommunicationsProps) {
  const [state, setState] = useState(props.state);
  return (
    <Communications
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
  title: 'CRM/Communications/Communications',
  component: Communications,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  // Pictures of the whole screen are in Screens, those of its parts beside the parts.
  render: (args) => <Controlled {...args} />,
  args: {
    state: initialCommunicationsState,
    onStateChange: fn(),
    onOpenLead: fn(),
    renderFollowUp: ({ children }) => children,
  },
} satisfies Meta<typeof Communications>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a mail server: three tabs; the number of leads waiting for contact is on their tab. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Due\s*6/ }));
    await expect(await canvas.findByText('6 leads waiting for contact')).toBeVisible();
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ tab: 'due' }),
    );
    await userEvent.click(await canvas.findByRole('tab', { name: 'Local mailbox' }));
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
};

/** Emails leave the server: there is no local mailbox. */
export const SmtpConfigured: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(config.returns(buildConfig({ mail: { smtp: true } }))),
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: /^Due\s*6/ });
    await expect(canvas.queryByRole('tab', { name: 'Local mailbox' })).toBeNull();
  },
};

/** A link to the mailbox of a server that has none shows the communications. */
export const NoMailboxHere: Story = {
  tags: ['!dev'],
  args: { state: { ...initialCommunicationsState, tab: 'mailbox' } },
  beforeEach: ({ msw }) => msw.use(config.returns(buildConfig({ mail: { smtp: true } }))),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'All' })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(config.pending(), communications.due.pending(), communications.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Due.*not known yet/ })).toBeVisible();
    await expect(await canvas.findByText('Loading communications')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      communications.due.empty(),
      communications.list.empty(),
      communications.mailbox.empty(),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No communications yet' }),
    ).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: /^Due\s*0/ }));
    await expect(await canvas.findByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: 'Local mailbox' }));
    await expect(await canvas.findByRole('heading', { name: 'No emails yet' })).toBeVisible();
  },
};

/** The figures and the configuration fail to load: the list still works. */
export const ErrorAround: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(config.fails(problems.internal), communications.due.fails(problems.internal)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Due.*not known yet/ }));
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      communications.list.fails(problems.forbidden),
      communications.due.fails(problems.forbidden),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};
