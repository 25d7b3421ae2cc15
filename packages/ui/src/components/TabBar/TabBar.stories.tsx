import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, Contact, LayoutDashboard, Menu, ScanLine } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { TabBar } from './TabBar.tsx';
import { tabBarGuide } from './TabBar.guide.ts';

const openMenu = fn();

const meta = {
  title: 'UI/Shell/TabBar',
  component: TabBar,
  tags: ['autodocs'],
  parameters: { guide: tabBarGuide, layout: 'fullscreen' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    label: 'Main',
    items: [
      { href: '#home', label: 'Home', icon: LayoutDashboard, isCurrent: true },
      { href: '#leads', label: 'Leads', icon: Contact, count: '100+' },
      { href: '#capture', label: 'Scan a card', icon: ScanLine, isRaised: true },
      { href: '#events', label: 'Events', icon: CalendarDays },
      { onPress: openMenu, label: 'Menu', icon: Menu },
    ],
  },
  beforeEach: () => {
    openMenu.mockClear();
  },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' }).getBoundingClientRect();
    await expect(bar.bottom).toBe(innerHeight);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const scan = canvas.getByRole('link', { name: 'Scan a card' }).getBoundingClientRect();
    await expect(scan.width).toBe(56);
    await expect(scan.top).toBeLessThan(bar.top);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(openMenu).toHaveBeenCalledTimes(1);
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    items: [
      { href: '#home', label: 'Übersichtsseite', icon: LayoutDashboard },
      { href: '#leads', label: 'Interessenten', icon: Contact, isCurrent: true },
      { href: '#capture', label: 'Karte einlesen', icon: ScanLine, isRaised: true },
      { href: '#events', label: 'Veranstaltungen', icon: CalendarDays },
      { onPress: openMenu, label: 'Hauptmenü', icon: Menu },
    ],
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByText(name).getBoundingClientRect().left;
    await expect(left('Home')).toBeGreaterThan(left('Events'));
  },
};
