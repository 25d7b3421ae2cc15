import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildUser } from '../../fixtures/index.ts';
import { clearDraft } from '../draftStore.ts';
import { CapturePage } from './CapturePage.tsx';

/** The Lead Capture page. */
const meta = {
  title: 'CRM/Capture/CapturePage',
  component: CapturePage,
  // Two choices, which require no request.
  parameters: { notStates: ['loading', 'empty', 'error', 'forbidden'] },
  async beforeEach() {
    await clearDraft(buildUser().id);
  },
} satisfies Meta<typeof CapturePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Lead Capture', level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Business Card Scan/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Scan business card' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Close' }));
    const manual = await canvas.findByRole('button', { name: /^Manual Entry/ });
    manual.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'New lead' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Manual Entry/ })).toHaveFocus(),
    );
  },
};
