import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { longText } from '../../internal/storyStates.ts';
import { Stack } from '../Stack/index.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { breadcrumbsGuide } from './Breadcrumbs.guide.ts';

const items = [
  { id: 'events', label: 'Events', href: '#events' },
  { id: 'africa', label: 'East Africa', href: '#africa' },
  { id: 'mart', label: 'East Africa Travel Mart', href: '#mart' },
  { id: 'leads', label: 'Leads', href: '#leads' },
  { id: 'grace', label: 'Grace Mwangi' },
];

const meta = {
  title: 'UI/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  tags: ['autodocs'],
  parameters: { guide: breadcrumbsGuide, notStates: ['pressed', 'disabled'] },
  args: { items },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark with links to the levels above; the current page is not a link. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const trail = canvas.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(within(trail).getAllByRole('listitem')).toHaveLength(5);
    const page = canvas.getByText('Grace Mwangi');
    await expect(page).toHaveAttribute('aria-current', 'page');
    await expect(page).not.toHaveAttribute('href');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Leads' })).toHaveAttribute('href', '#leads');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus'] },
  render: () => (
    <Stack gap={5}>
      <Breadcrumbs aria-label="Two levels" items={items.slice(-2)} />
      <Breadcrumbs aria-label="Three levels" items={items.slice(-3)} />
      <Breadcrumbs aria-label="Five levels" items={items} />
      <div style={{ width: 320 }}>
        <Breadcrumbs aria-label="Narrow, three levels" items={items.slice(-3)} />
      </div>
      <div style={{ width: 320 }}>
        <Breadcrumbs aria-label="Narrow, five levels" items={items} />
      </div>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'Leads' })[0]).toHaveFocus();
    await userEvent.hover(canvas.getByRole('link', { name: 'East Africa' }));
  },
};

/** The levels in the middle move into a menu. */
export const Narrow: Story = {
  parameters: { width: 320, states: ['long text'] },
  args: { items: [...items.slice(0, -1), { id: 'long', label: longText }] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.tab();
    await userEvent.tab();
    const more = canvas.getByRole('button', { name: 'Levels in between' });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu', { name: 'Levels in between' });
    const entries = within(menu).getAllByRole('menuitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'East Africa',
      'East Africa Travel Mart',
    ]);
    await expect(entries[0]).toHaveAttribute('href', '#africa');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.click(more);
    await expect(await within(document.body).findByRole('menu')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  args: {
    items: [
      { id: 'events', label: 'المعارض', href: '#events' },
      { id: 'leads', label: 'العملاء', href: '#leads' },
      { id: 'noura', label: 'نورة القحطاني' },
    ],
  },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('navigation').querySelector('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
  },
};

export const LargeText: Story = {
  parameters: { textScale: 2, width: 640 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In forced colours, borders, icons and focus rings still distinguish the states. */
export const ForcedColors: Story = {
  ...Matrix,
  tags: ['on-sheet'],
  parameters: { media: { forcedColors: 'active' } },
};
