import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Mail, Trash2, Upload } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inState } from '../../internal/storyStates.ts';
import { Button } from '../Button/index.ts';
import { Menu, MenuItem, MenuSection, MenuTrigger } from './Menu.tsx';
import { LazyMenu } from './LazyMenu.tsx';
import { menuGuide } from './Menu.guide.ts';

const meta = {
  title: 'UI/Overlays/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuSection },
  tags: ['autodocs'],
  parameters: { guide: menuGuide },
  args: { 'aria-label': 'More', onAction: fn() },
  render: (args) => (
    <MenuTrigger>
      <Button>More</Button>
      <Menu {...args}>
        <MenuItem id="email" icon={Mail} shortcut="E">
          Write an email
        </MenuItem>
        <MenuItem id="export" icon={Download}>
          Export
        </MenuItem>
        <MenuItem id="import" icon={Upload} isDisabled>
          Import
        </MenuItem>
        <MenuItem id="delete" icon={Trash2} tone="danger">
          Delete
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['matrix'],
  parameters: { states: ['hover', 'focus', 'pressed', 'disabled'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Import' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.hover(screen.getByRole('menuitem', { name: 'Export' }));
    inState('pressed')(screen.getByRole('menuitem', { name: 'Delete' }));
    inState('focus-visible')(screen.getByRole('menuitem', { name: 'Write an email' }));
  },
};

export const ByPointer: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
    await expect(args.onAction).toHaveBeenCalledWith('export', undefined);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Write an email' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('delete', undefined);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

export const EscapeCloses: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const Choice: Story = {
  args: { 'aria-label': 'Sort by', selectionMode: 'single', defaultSelectedKeys: ['newest'] },
  render: (args) => (
    <MenuTrigger>
      <Button variant="quiet">Newest first</Button>
      <Menu {...args}>
        <MenuSection title="Sort by">
          <MenuItem id="newest">Newest first</MenuItem>
          <MenuItem id="name">Name</MenuItem>
        </MenuSection>
        <MenuSection title="Other">
          <MenuItem id="company">Company</MenuItem>
        </MenuSection>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Newest first' }));
    const chosen = await screen.findByRole('menuitemradio', { name: 'Newest first' });
    await expect(chosen).toHaveAttribute('aria-checked', 'true');
  },
};

export const LongText: Story = {
  render: (args) => (
    <MenuTrigger>
      <Button>More</Button>
      <Menu {...args}>
        <MenuItem id="long" icon={Mail} shortcut="E">
          Donaudampfschifffahrtsgesellschaftskapitänsvereinigung anschreiben und archivieren
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu');
    await expect(menu.getBoundingClientRect().width).toBeLessThanOrEqual(420);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu');
    const button = canvas.getByRole('button', { name: 'More', hidden: true });
    // It is placed once it has been measured, and again when its font arrives.
    await waitFor(() => {
      const ends = [menu, button].map((element) => element.getBoundingClientRect().right);
      return expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThan(8);
    });
  },
};

/** On the smallest supported phone. */
export const Narrow: Story = {
  ...Open,
  tags: [],
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const { left, right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(320);
  },
};

/** Text at 200%. */
export const LargeText: Story = {
  ...Open,
  tags: [],
  parameters: { textScale: 2 },
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const surface = await screen.findByRole('menu');
    await expect(surface.scrollWidth).toBeLessThanOrEqual(surface.clientWidth);
  },
};

/** In forced colours, the border separates the menu from the page. */
export const ForcedColors: Story = {
  ...Open,
  tags: [],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await Open.play?.(context);
    const surface = screen.getByRole('menu').parentElement;
    await expect(surface && getComputedStyle(surface).borderTopWidth).toBe('1px');
  },
};

/** A LazyMenu loads its code when it is first needed; otherwise it is the same menu. */
export const Lazy: Story = {
  tags: ['!dev'],
  render: ({ onAction }) => (
    <LazyMenu renderButton={(props) => <Button {...props}>More</Button>}>
      {(parts) => (
        <parts.Menu onAction={onAction}>
          <parts.MenuItem id="export">Export</parts.MenuItem>
          <parts.MenuItem id="delete">Delete</parts.MenuItem>
        </parts.Menu>
      )}
    </LazyMenu>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('delete', undefined);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await expect(await screen.findByRole('menu', { name: 'More' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(button);
    await screen.findByRole('menu');
    // A press on the button closes the menu again.
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** An unavailable button opens nothing, also not with the arrow keys, and says why. */
export const Unavailable: Story = {
  tags: ['!dev'],
  parameters: { states: ['disabled'] },
  render: () => (
    <LazyMenu
      renderButton={(props) => (
        <Button {...props} disabledReason="There is nothing to choose">
          More
        </Button>
      )}
    >
      {({ Menu: LazyContent, MenuItem: LazyItem }) => (
        <LazyContent aria-label="Further actions">
          <LazyItem>Export</LazyItem>
        </LazyContent>
      )}
    </LazyMenu>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'There is nothing to choose',
    );
    for (const key of ['{ArrowDown}', '{Enter}']) {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    }
  },
};
