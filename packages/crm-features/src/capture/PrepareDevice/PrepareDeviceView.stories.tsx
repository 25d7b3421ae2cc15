import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { buildDeviceReader, buildDeviceState, cutTexts, sideways } from '../../fixtures/index.ts';
import { PrepareDeviceView } from './PrepareDeviceView.tsx';

const offered = buildDeviceReader();
const newer = buildDeviceReader('9e21b0c4f6a87d13');
const begun = { list: offered, bytes: 12_300_000 };

/** What prepares this device for reading cards without a network. */
const meta = {
  title: 'CRM/Capture/PrepareDevice',
  component: PrepareDeviceView,
  // Nobody is refused, and a device that is not prepared is the empty state.
  parameters: { notStates: ['forbidden'], width: 560 },
  args: {
    state: buildDeviceState(),
    offered,
    onPrepare: fn(),
    onCancel: fn(),
    onRemove: fn(),
    onAlwaysChange: fn(),
  },
} satisfies Meta<typeof PrepareDeviceView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is downloaded before the user asks for it. */
export const Unprepared: Story = {
  parameters: { states: ['default', 'empty'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^33 MB are downloaded once/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare this device' }));
    await expect(args.onPrepare).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  tags: ['!dev'],
  args: { offered: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/once you are online/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Prepare this device' })).toBeDisabled();
  },
};

export const Preparing: Story = {
  args: { state: buildDeviceState({ begun, isFetching: true }) },
  parameters: { states: ['loading'] },
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Preparing this device' });
    await expect(bar).toHaveAttribute('aria-valuetext', '12 MB of 33 MB');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The server has not said yet what there is to download. */
export const Starting: Story = {
  tags: ['!dev'],
  args: { state: buildDeviceState({ isFetching: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

/** Cancelled, or the page was closed: it goes on where it stopped. */
export const Stopped: Story = {
  tags: ['!dev'],
  args: { state: buildDeviceState({ begun, problem: 'cancelled' }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Stopped at 12 MB of 33 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onPrepare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from this device' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Interrupted: Story = {
  tags: ['!dev'],
  args: { state: buildDeviceState({ begun, problem: 'network' }) },
  parameters: { states: ['error'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The download was interrupted');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

/** A file did not have its checksum. */
export const Damaged: Story = {
  tags: ['!dev'],
  args: { state: buildDeviceState({ begun, problem: 'damaged' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('so it is not used');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

export const StorageFull: Story = {
  args: { state: buildDeviceState({ problem: 'full' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This device is full');
    // Nothing has arrived that could be removed.
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
};

export const Prepared: Story = {
  tags: ['matrix'],
  args: { state: buildDeviceState({ prepared: offered }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This device reads cards without a network')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Always read on this device' }));
    await expect(args.onAlwaysChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from this device' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/newer version/)).toBeNull();
  },
};

export const AlwaysHere: Story = {
  tags: ['!dev'],
  args: { state: buildDeviceState({ prepared: offered, isAlways: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

/** The version here works until the newer one is complete. */
export const NewVersion: Story = {
  args: { state: buildDeviceState({ prepared: offered }), offered: newer },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('This device reads cards without a network')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download it' }));
    await expect(args.onPrepare).toHaveBeenCalledOnce();
  },
};

export const FetchingNewVersion: Story = {
  tags: ['!dev'],
  args: {
    state: buildDeviceState({
      prepared: offered,
      begun: { list: newer, bytes: 32_000_000 },
      isFetching: true,
    }),
    offered: newer,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This device reads cards without a network')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download it' })).toBeNull();
  },
};

/** The version on this device stays whatever becomes of the newer one. */
export const NewVersionInterrupted: Story = {
  tags: ['!dev'],
  args: {
    state: buildDeviceState({
      prepared: offered,
      begun: { list: newer, bytes: 32_000_000 },
      problem: 'network',
    }),
    offered: newer,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This device reads cards without a network')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  },
};

export const Removing: Story = {
  tags: ['!dev'],
  args: { state: buildDeviceState({ prepared: offered, isRemoving: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Remove/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Old browsers, private windows, and pages without encryption. */
export const Unsupported: Story = {
  tags: ['!dev'],
  args: { state: buildDeviceState({ isSupported: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This browser can’t read cards itself')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  args: { state: buildDeviceState({ prepared: offered }), offered: newer },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download it' })).toBeVisible();
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  args: { state: buildDeviceState({ prepared: offered }), offered: newer },
  parameters: { textScale: 2, states: ['320 px', 'long text'], width: 'none' },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  args: { state: buildDeviceState({ begun, isFetching: true }) },
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  },
};
