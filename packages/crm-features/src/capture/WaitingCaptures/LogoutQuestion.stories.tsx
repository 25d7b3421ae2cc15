import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { buildUser, cutTexts, sideways } from '../../fixtures/index.ts';
import { newIdempotencyKey } from '../../client/index.ts';
import { emptyValues } from '../leadValues.ts';
import { captureStore, setSender, tellCapturesChanged } from '../outbox/outbox.ts';
import { begin, captureDraftOf } from '../state/captureState.ts';
import { LogoutQuestion } from './LogoutQuestion.tsx';

/** Keeps captures of a user on this device. */
async function keep(count: number, { id: userId, company_id: companyId } = buildUser()) {
  const { picture: _picture, back: _back, ...form } = captureDraftOf(begin('manual'));
  for (let number = 0; number < count; number += 1) {
    const values = { ...emptyValues, first_name: 'Grace', email: 'grace@example.test' };
    await captureStore.keep({
      id: newIdempotencyKey(),
      userId,
      companyId,
      capturedAt: '2026-03-02T09:00:00Z',
      lead: { first_name: values.first_name, email: values.email },
      form: { ...form, values },
      isAttempted: false,
      refusal: null,
      answer: null,
    });
  }
  tellCapturesChanged();
}

/** Asked before a logout while captures of this device have not been sent. */
const meta = {
  title: 'CRM/Capture/LogoutQuestion',
  component: LogoutQuestion,
  // They are read from the device, which refuses nobody.
  parameters: { notStates: ['loading', 'error', 'forbidden'] },
  args: { onCancel: fn(), onLogout: fn() },
  async beforeEach() {
    for (const { id } of await captureStore.all()) await captureStore.remove(id);
    await keep(3);
  },
} satisfies Meta<typeof LogoutQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = () => screen.findByRole('dialog', { name: '3 captures have not been sent' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    await question();
    await expect(screen.getByRole('button', { name: 'Send now' })).toHaveFocus();
    await press('Log out anyway');
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    // They stay for the user.
    await expect(await captureStore.all()).toHaveLength(3);
  },
};

/** Once the last capture has been sent, nothing keeps the user. */
export const AllSent: Story = {
  tags: ['!dev'],
  parameters: { states: ['empty'] },
  play: async ({ args }) => {
    await question();
    setSender(() => {
      const send = async () => {
        for (const { id } of await captureStore.all()) await captureStore.remove(id);
        tellCapturesChanged();
      };
      void send();
    });
    await press('Send now');
    await screen.findByRole('dialog', { name: 'Every capture has been sent' });
    await press('Log out');
    await expect(args.onLogout).toHaveBeenCalledOnce();
    setSender(() => undefined);
  },
};

/** Captures of somebody else on this device are not counted. */
export const OfAnotherUser: Story = {
  tags: ['!dev'],
  play: async () => {
    await keep(2, buildUser({ id: '99999999-9999-4999-8999-999999999999' }));
    await question();
  },
};

export const OnAPhone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'narrow' } },
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  play: async () => {
    await question();
    await waitFor(() => expect(sideways()).toEqual([]));
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    await expect(await question()).toBeVisible();
  },
};
