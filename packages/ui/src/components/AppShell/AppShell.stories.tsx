import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CalendarDays,
  Contact,
  LayoutDashboard,
  LogOut,
  Menu,
  ScanLine,
  Search,
  WifiOff,
} from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../IconButton/index.ts';
import { InlineAlert } from '../InlineAlert/index.ts';
import { Logo } from '../Logo/index.ts';
import { PageHeader } from '../PageHeader/index.ts';
import { Sidebar, SidebarBrand, SidebarPerson } from '../Sidebar/index.ts';
import { SidebarNav } from '../SidebarNav/index.ts';
import { TabBar } from '../TabBar/index.ts';
import { Text } from '../Text/index.ts';
import { TopBar } from '../TopBar/index.ts';
import { AppShell, type AppShellProps } from './AppShell.tsx';
import { appShellGuide } from './AppShell.guide.ts';

const sidebar = (
  <Sidebar
    brand={<SidebarBrand href="#home" aria-label="Cardinal, to the dashboard" />}
    footer={
      <SidebarPerson
        name="Priya Raman"
        detail="Sales Manager"
        actions={<IconButton icon={LogOut} aria-label="Logout" />}
      />
    }
  >
    <SidebarNav
      label="Main"
      groups={[
        {
          items: [
            { href: '#dashboard', label: 'Dashboard', icon: LayoutDashboard, isCurrent: true },
            { href: '#leads', label: 'Lead Management', icon: Contact },
            { href: '#capture', label: 'Lead Capture', icon: ScanLine },
          ],
        },
      ]}
    />
  </Sidebar>
);

function Shell(props: AppShellProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <AppShell
      {...props}
      isMenuOpen={isMenuOpen}
      onMenuOpenChange={setMenuOpen}
      tabbar={
        <TabBar
          label="Quick links"
          items={[
            { href: '#dashboard', label: 'Home', icon: LayoutDashboard, isCurrent: true },
            { href: '#leads', label: 'Leads', icon: Contact },
            { href: '#capture', label: 'Scan a card', icon: ScanLine, isRaised: true },
            { href: '#events', label: 'Events', icon: CalendarDays },
            { onPress: () => setMenuOpen(true), label: 'Menu', icon: Menu },
          ]}
        />
      }
    />
  );
}

const meta = {
  title: 'UI/Shell/AppShell',
  component: AppShell,
  tags: ['autodocs'],
  parameters: {
    guide: appShellGuide,
    notStates: ['hover', 'pressed', 'focus', 'long text'],
    layout: 'fullscreen',
  },
  args: {
    skipLinkLabel: 'Skip to content',
    menuLabel: 'Menu',
    sidebar,
    topbar: (
      <TopBar
        brand={<Logo withName />}
        actions={<IconButton size="lg" icon={Search} aria-label="Search" />}
      />
    ),
    children: (
      <>
        <PageHeader title="Dashboard" description="9 leads need an answer from you today" />
        <Text as="p">The page</Text>
      </>
    ),
  },
  render: (args) => <Shell {...args} />,
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const sidebarNav = canvas.getByRole('navigation', { name: 'Main' });
    await expect(sidebarNav).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Quick links' })).toBeNull();
    const main = canvas.getByRole('main').getBoundingClientRect();
    await expect(main.left).toBe(236);
  },
};

export const SkipsToContent: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(56);
    await expect(canvas.getByRole('link', { name: 'Lead Capture' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
    await expect(canvas.getByRole('navigation', { name: 'Quick links' })).toBeVisible();
  },
};

export const PhoneMenu: Story = {
  parameters: { states: ['320 px'], covers: ['UI/Shell/Sidebar', 'UI/Shell/SidebarNav'] },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await waitFor(() => expect(menu.getByRole('navigation', { name: 'Main' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
  },
};

export const Offline: Story = {
  args: {
    banner: (
      <InlineAlert tone="warning" icon={WifiOff}>
        You are offline. What you capture waits on this device.
      </InlineAlert>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main').getBoundingClientRect().left).toBe(0);
  },
};
