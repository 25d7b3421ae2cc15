import { toasts } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { PortalAt } from '../Screens/PortalAt.tsx';

const meta = {
  title: 'Flows/Capture by hand',
  component: PortalAt,
  args: { path: '/dashboard' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;

/** From the dashboard by keyboard: the shortcut, the form, its errors, the saved lead. */
export const ByKeyboard: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row');
    await userEvent.keyboard('c');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /Enter manually/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save lead' }));
    await expect(await screen.findByText('Missing required fields')).toBeVisible();
    const form = within(screen.getByRole('dialog'));
    await userEvent.type(form.getByLabelText(/First name/), 'Grace');
    await userEvent.type(form.getByLabelText(/Email/), 'grace@example.test');
    await userEvent.click(form.getByRole('button', { name: 'Save lead' }));
    await expect(await screen.findByText('Lead created successfully')).toBeVisible();
    // A notice passes by itself, sooner or later on different machines.
    toasts.clear();
  },
};
