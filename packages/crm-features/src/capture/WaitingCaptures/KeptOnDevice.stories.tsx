import { toasts } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { businessCardFile } from '../../fixtures/businessCard.ts';
import { buildUser } from '../../fixtures/index.ts';
import { leads, scan } from '../../mocks/index.ts';
import { CaptureDialog } from '../CaptureDialog/index.ts';
import { clearDraft } from '../draftStore.ts';
import { captureStore, tellCapturesChanged } from '../outbox/outbox.ts';

const me = buildUser().id;

/** What becomes of a capture where the server cannot be reached. */
const meta = {
  title: 'Flows/Kept on the device',
  component: CaptureDialog,
  tags: ['!dev'],
  args: { isOpen: true, onOpenChange: fn(), initialMethod: 'manual' },
  async beforeEach({ msw }) {
    await clearDraft(me);
    for (const { id } of await captureStore.all()) await captureStore.remove(id);
    tellCapturesChanged();
    msw.use(leads.create.offline(), scan.offline());
  },
} satisfies Meta<typeof CaptureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

async function typeLead() {
  await userEvent.type(await field('First name'), 'Grace');
  await userEvent.type(await field('Email'), 'grace@example.test');
}

/** Without a network, a lead is saved on the device. */
export const WithoutNetwork: Story = {
  play: async ({ args }) => {
    await typeLead();
    await press('Save lead');
    await screen.findByText('Saved on this device');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    const [kept, ...others] = await captureStore.all();
    await expect(others).toEqual([]);
    await expect(kept).toMatchObject({ userId: me, lead: { email: 'grace@example.test' } });
  },
};

/** A card that cannot be read now is kept with its picture, to be reviewed later. */
export const SavedForLater: Story = {
  args: { initialMethod: 'scan' },
  play: async () => {
    await button(/^Upload Image/);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, await businessCardFile());
    await press('Save for later');
    await screen.findByText('Review it under Waiting captures.');
    const [kept] = await captureStore.all();
    await expect(kept).toMatchObject({ userId: me, lead: null, form: { method: 'scan' } });
    await expect(await captureStore.pictures(kept?.id ?? '')).toHaveLength(1);
  },
};

/** A full device says so at the form, which stays open with everything that was typed. */
export const DeviceFull: Story = {
  parameters: { states: ['error'], isWordedOnce: true },
  play: async ({ args }) => {
    spyOn(captureStore, 'keep').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
    await typeLead();
    await press('Save lead');
    toasts.clear();
    const form = await screen.findByRole('dialog');
    await within(form).findByText(/^This device is full\./);
    await expect(await field('First name')).toHaveValue('Grace');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(await captureStore.all()).toEqual([]);
  },
};

/** A full device keeps the photo of the moment in the form. */
export const PhotoOnAFullDevice: Story = {
  ...SavedForLater,
  parameters: { states: ['error'] },
  play: async () => {
    spyOn(captureStore, 'keep').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
    await button(/^Upload Image/);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, await businessCardFile());
    await press('Save for later');
    await screen.findByText('This could not be saved on this device');
    await expect(await button('Save for later')).toBeVisible();
  },
};

/** A private window keeps nothing, and says so. */
export const NothingKept: Story = {
  parameters: { states: ['error'], isWordedOnce: true },
  play: async () => {
    spyOn(captureStore, 'keep').mockRejectedValue(new DOMException('No', 'InvalidStateError'));
    await typeLead();
    await press('Save lead');
    toasts.clear();
    await screen.findByText(/^This browser keeps nothing/);
    await waitFor(async () => expect(await field('Email')).toHaveValue('grace@example.test'));
  },
};
