import { Stack } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { cutTexts, sideways } from '../../fixtures/index.ts';
import { LiveUpdatesNotice, OfflineNotice } from './ConnectionNotices.tsx';
import { LiveUpdatesNoticeView, OfflineNoticeView } from './ConnectionNoticesView.tsx';

const meta = {
  title: 'CRM/Connection/Notices',
  component: LiveUpdatesNoticeView,
  tags: ['autodocs'],
  // They appear only when something is wrong.
  parameters: { notStates: ['loading', 'empty', 'forbidden'] },
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
  parameters: { states: ['error'] },
  render: () => <OfflineNoticeView />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
  },
};

/** Both on the narrowest phone with text at 200%. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  render: ({ onReconnect }) => (
    <Stack gap={3}>
      <LiveUpdatesNoticeView onReconnect={onReconnect} />
      <OfflineNoticeView />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reconnect' })).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, both keep a border. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  render: LargeText.render,
  play: async ({ canvas }) => {
    for (const notice of canvas.getAllByRole('status')) {
      await expect(parseFloat(getComputedStyle(notice).borderTopWidth)).toBeGreaterThan(0);
    }
  },
};

const online = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

export const FollowsTheNetwork: Story = {
  tags: ['!dev'],
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
