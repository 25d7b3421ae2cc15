import { Stack } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LiveUpdatesNotice, OfflineNotice } from './ConnectionNotices.tsx';
import { LiveUpdatesNoticeView, OfflineNoticeView } from './ConnectionNoticesView.tsx';

const meta = {
  title: 'CRM/Connection/Notices',
  component: LiveUpdatesNoticeView,
  tags: ['autodocs'],
  args: { onReconnect: fn() },
} satisfies Meta<typeof LiveUpdatesNoticeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paused: Story = {
  tags: ['matrix'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Live updates paused')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReconnect).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  render: () => <OfflineNoticeView />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
  },
};

export const Narrow: Story = {
  parameters: { width: 288 },
  render: ({ onReconnect }) => (
    <Stack gap={3}>
      <LiveUpdatesNoticeView onReconnect={onReconnect} />
      <OfflineNoticeView />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reconnect' })).toBeVisible();
  },
};

const online = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

export const FollowsTheNetwork: Story = {
  parameters: { picture: false },
  render: () => (
    <>
      <OfflineNotice />
      <LiveUpdatesNotice />
    </>
  ),
  beforeEach: () => () => {
    // Uncovers the browser's own property again.
    Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    online(false);
    await expect(await canvas.findByText('You are offline')).toBeVisible();
    online(true);
    await waitFor(() => expect(canvas.queryByText('You are offline')).toBeNull());
  },
};
