import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contact, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../IconButton/index.ts';
import { SidebarNav } from '../SidebarNav/index.ts';
import { Sidebar, SidebarBrand, SidebarPerson } from './Sidebar.tsx';
import { sidebarGuide } from './Sidebar.guide.ts';

const logout = fn();

const meta = {
  title: 'UI/Shell/Sidebar',
  component: Sidebar,
  subcomponents: { SidebarBrand, SidebarPerson },
  tags: ['autodocs'],
  parameters: { guide: sidebarGuide, layout: 'fullscreen', width: 236 },
  args: {
    brand: <SidebarBrand href="#home" aria-label="Cardinal, to the dashboard" />,
    children: (
      <SidebarNav
        label="Main"
        groups={[
          {
            items: [
              { href: '#dashboard', label: 'Dashboard', icon: LayoutDashboard, isCurrent: true },
              { href: '#leads', label: 'Lead Management', icon: Contact },
            ],
          },
        ]}
      />
    ),
    footer: (
      <SidebarPerson
        name="Priya Raman"
        detail="Sales Manager"
        actions={
          <>
            <IconButton icon={Settings} aria-label="Profile Settings" />
            <IconButton icon={LogOut} aria-label="Logout" onPress={() => logout()} />
          </>
        }
      />
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cardinal, to the dashboard' })).toBeVisible();
    await expect(canvas.getByText('Priya Raman')).toBeVisible();
  },
};

export const LogsOut: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    logout.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(logout).toHaveBeenCalledTimes(1);
  },
};

export const Rail: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  parameters: { width: 56 },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Dashboard' });
    await expect(link.getBoundingClientRect().width).toBe(40);
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    footer: (
      <SidebarPerson
        name="Maximilian-Friedrich Freiherr von und zu Hohenlohe"
        detail="Vertriebsleiter Süddeutschland"
        actions={<IconButton icon={LogOut} aria-label="Logout" />}
      />
    ),
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button', { name: 'Logout' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(236);
  },
};

export const RightToLeft: Story = {
  tags: ['on-sheet'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const logout = canvas.getByRole('button', { name: 'Logout' }).getBoundingClientRect();
    const name = canvas.getByText('Priya Raman').getBoundingClientRect();
    await expect(logout.right).toBeLessThanOrEqual(name.left);
  },
};
