import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Contact, LayoutDashboard, ScanLine, UsersRound } from 'lucide-react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { overflowing } from '../../internal/noOverflow.ts';
import { SidebarNav } from './SidebarNav.tsx';
import { sidebarNavGuide } from './SidebarNav.guide.ts';

const meta = {
  title: 'UI/Shell/SidebarNav',
  component: SidebarNav,
  tags: ['autodocs'],
  args: {
    label: 'Main',
    groups: [
      {
        items: [
          { href: '#dashboard', label: 'Dashboard', icon: LayoutDashboard, isCurrent: true },
          { href: '#leads', label: 'Lead Management', icon: Contact, count: '4' },
          { href: '#capture', label: 'Lead Capture', icon: ScanLine },
          { href: '#events', label: 'Events', icon: CalendarDays },
        ],
      },
      {
        label: 'Manager Tools',
        items: [{ href: '#team', label: 'Team Overview', icon: UsersRound }],
      },
    ],
  },
  parameters: { guide: sidebarNavGuide, width: 212 },
} satisfies Meta<typeof SidebarNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
    const current = canvas.getByRole('link', { name: 'Dashboard' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(current.getBoundingClientRect().height).toBe(32);
    await expect(canvas.getByRole('list', { name: 'Manager Tools' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lead Management 4' })).toHaveFocus();
  },
};

export const Rail: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  parameters: { width: 40 },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Lead Management 4' });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(40);
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Dashboard');
  },
};

export const LongText: Story = {
  tags: ['on-sheet'],
  args: {
    groups: [
      {
        label: 'Werkzeuge für Vertriebsleiterinnen und Vertriebsleiter',
        items: [
          {
            href: '#long',
            label: 'Donaudampfschifffahrtsgesellschaftskapitänsvereinigung',
            icon: Contact,
          },
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: /^Werkzeuge für .* Vertriebsleiter$/ });
    const link = within(list).getByRole('link');
    await expect(link.getBoundingClientRect().height, 'several lines').toBeGreaterThan(32);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Dashboard' });
    const icon = link.querySelector('svg')?.getBoundingClientRect();
    await expect(icon?.right).toBeGreaterThan(link.getBoundingClientRect().right - 16);
  },
};
