import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cutTexts, sideways } from '../../fixtures/index.ts';
import { PrepareOfferView } from './PrepareOfferView.tsx';

/** Offers to prepare this device for the event where the user is. */
const meta = {
  title: 'CRM/Capture/PrepareOffer',
  component: PrepareOfferView,
  // Shown only where there is something to offer.
  parameters: { notStates: ['loading', 'empty', 'error', 'forbidden'] },
  args: { event: 'Hannover Messe', bytes: 32_800_000, onPrepare: fn(), onDismiss: fn() },
} satisfies Meta<typeof PrepareOfferView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Read cards at Hannover Messe without a network')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare this device' }));
    await expect(args.onPrepare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** A long name on the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  args: { event: 'Internationale Fachmesse für Verpackungsmaschinen und Verpackungstechnik' },
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Prepare this device' })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [prepare, dismiss] = canvas
      .getAllByRole('button')
      .map((one) => one.getBoundingClientRect());
    await expect(prepare?.left).toBeGreaterThan(dismiss?.left ?? Infinity);
  },
};
