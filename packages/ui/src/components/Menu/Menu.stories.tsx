import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Mail, Trash2, Upload } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Menu, MenuItem, MenuSection, MenuTrigger } from './Menu.tsx';

const meta = {
  title: 'UI/Overlays/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuSection },
  tags: ['autodocs'],
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Import' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const ByPointer: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
    await expect(args.onAction).toHaveBeenCalledWith('export', undefined);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ByKeyboard: Story = {
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
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const menu = (await screen.findByRole('menu')).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'More', hidden: true });
    await expect(Math.abs(menu.right - button.getBoundingClientRect().right)).toBeLessThan(8);
  },
};
