import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import {
  buildLead,
  cutTexts,
  pseudoLocale,
  sideways,
} from '../../packages/crm-features/src/fixtures/index.ts';
import { PortalAt } from './PortalAt.tsx';

/**
 * The screens with accented texts that are 40% longer, on the narrowest phone: nothing is cut off.
 */
const meta = {
  title: 'Screens/Words',
  component: PortalAt,
  parameters: { layout: 'fullscreen', locale: pseudoLocale },
  globals: { viewport: { value: 'narrow' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fits() {
  await expect(sideways()).toEqual([]);
  await expect(cutTexts()).toEqual([]);
}

export const SignIn: Story = {
  args: { path: '/leads' },
  parameters: { crm: { user: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Šííğñ ííñ ťóó Çáářďííñááľ',
    );
    await fits();
  },
};

export const Dashboard: Story = {
  args: { path: '/dashboard' },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/Ğřááçéé/);
    // The charts load when they come into view: before the picture, which shows the whole page.
    window.scrollTo(0, document.body.scrollHeight);
    await canvas.findByText(/^47 /);
    window.scrollTo(0, 0);
    await fits();
  },
};

export const LeadOpen: Story = {
  args: { path: `/leads/${buildLead().id}` },
  play: async () => {
    await screen.findByRole('dialog');
    await screen.findAllByText(/Šťááťúúš/);
    await fits();
  },
};

export const Capture: Story = {
  args: { path: '/capture?capture=manual' },
  play: async () => {
    await screen.findByRole('dialog');
    await screen.findAllByRole('textbox');
    await fits();
  },
};

export const Profile: Story = {
  args: { path: '/profile' },
  parameters: { pictureRows: 2000 },
  play: async ({ canvas }) => {
    await canvas.findByText(/Šááfááříí/);
    await fits();
  },
};
