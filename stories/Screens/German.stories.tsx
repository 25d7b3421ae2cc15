import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PortalAt } from './PortalAt.tsx';

/** The screens that people see most, in German. */
const meta = {
  title: 'Screens/German',
  component: PortalAt,
  parameters: { layout: 'fullscreen', locale: 'de-DE' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  args: { path: '/leads' },
  parameters: { crm: { user: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(canvas.getByLabelText('Passwort')).toBeVisible();
  },
};

export const Leads: Story = {
  args: { path: '/leads' },
  parameters: { crm: { user: { role: 'manager' } } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Grace Mwangi');
    await expect(canvas.getByRole('button', { name: 'Exportieren' })).toBeVisible();
    await expect(canvas.getAllByText('Heiß').length).toBeGreaterThan(0);
  },
};
