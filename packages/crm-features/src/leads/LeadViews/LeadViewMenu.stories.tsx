import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { initialLeadListState } from '../leadListState.ts';
import { LeadViewMenu, type LeadViewMenuProps } from './LeadViewMenu.tsx';

/** Holds the state that the portal keeps in the URL and on the device. */
function Controlled(props: LeadViewMenuProps) {
  const [state, setState] = useState(props.state);
  const [views, setViews] = useState(props.views);
  const [columns, setColumns] = useState(props.columns);
  return (
    <LeadViewMenu
      {...props}
      state={state}
      onStateChange={(next) => {
        setState(next);
        props.onStateChange(next);
      }}
      views={views}
      onViewsChange={(next) => {
        setViews(next);
        props.onViewsChange?.(next);
      }}
      columns={columns}
      onColumnsChange={(next) => {
        setColumns(next);
        props.onColumnsChange?.(next);
      }}
    />
  );
}

const hotFromFairs = { name: 'Hot from fairs', search: 'tab=event-leads&status=hot' };

const meta = {
  title: 'CRM/Leads/LeadViewMenu',
  component: LeadViewMenu,
  tags: ['autodocs'],
  // It shows only its props, and fetches nothing.
  parameters: { notStates: ['loading', 'empty', 'error', 'forbidden'] },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Controlled {...args} />,
  args: {
    state: initialLeadListState,
    onStateChange: fn(),
    views: [hotFromFairs, { name: 'Referrals', search: 'source=Referral' }],
    onViewsChange: fn(),
    columns: null,
    onColumnsChange: fn(),
  },
} satisfies Meta<typeof LeadViewMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (name: string | RegExp = 'Views') => {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('menu', { name: 'Views and columns' });
};
const option = (name: string) => screen.getByRole('menuitemradio', { name });
const column = (name: string) => screen.getByRole('menuitemcheckbox', { name });

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    await open();
    await expect(option('All leads')).toBeChecked();
    await userEvent.click(option('Hot from fairs'));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ tab: 'Event Leads', status: 'Hot' }),
    );
    // The button names the view that the list shows.
    await open('View: Hot from fairs');
    await expect(option('Hot from fairs')).toBeChecked();
    await expect(option('All leads')).not.toBeChecked();
  },
};

/** The menu stays open while columns are chosen. */
export const Columns: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    await open();
    await userEvent.click(column('Company'));
    await expect(args.onColumnsChange).toHaveBeenLastCalledWith([
      'owner',
      'status',
      'source',
      'created_at',
      'actions',
    ]);
    await userEvent.click(column('Source'));
    await expect(args.onColumnsChange).toHaveBeenLastCalledWith([
      'owner',
      'status',
      'created_at',
      'actions',
    ]);
    await expect(column('Company')).not.toBeChecked();
    await userEvent.click(column('Company'));
    await expect(args.onColumnsChange).toHaveBeenLastCalledWith([
      'owner',
      'company',
      'status',
      'created_at',
      'actions',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Deleted: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    await open();
    await userEvent.click(option('Deleted leads'));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...initialLeadListState,
      deleted: true,
    });
    await open();
    await expect(option('Deleted leads')).toBeChecked();
    await expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
    await userEvent.click(option('All leads'));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(initialLeadListState);
  },
};

/**
 * A view stores the state of the list; saving under an existing name replaces that view; deleting
 * can be undone.
 */
export const SaveAndDelete: Story = {
  tags: ['!dev'],
  args: {
    views: [hotFromFairs],
    state: { ...initialLeadListState, status: 'Cold', q: 'acme', page: 3, cursor: 'c' },
  },
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save or delete views…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved views' }));
    await expect(dialog.getByText('Saves: All · Cold · “acme” · Newest first')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(dialog.getByText('Enter a name for the view.')).toBeVisible();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'hot from FAIRS');
    await expect(dialog.getByRole('button', { name: 'Replace view' })).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Cold at Acme{Enter}');
    await expect(args.onViewsChange).toHaveBeenLastCalledWith([
      hotFromFairs,
      { name: 'Cold at Acme', search: 'status=cold&q=acme' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open('View: Cold at Acme');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Save or delete views…' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Delete the view Hot from fairs' }),
    );
    await expect(args.onViewsChange).toHaveBeenLastCalledWith([
      { name: 'Cold at Acme', search: 'status=cold&q=acme' },
    ]);
    const toast = await screen.findByRole('alertdialog');
    await expect(toast).toHaveTextContent('View deleted');
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};

const findDialog = async () => {
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save or delete views…' }));
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
};
const deleteFirst = async () => {
  const dialog = await findDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete the view Hot from fairs' }));
  return dialog;
};
const saveAs = async (dialog: Awaited<ReturnType<typeof findDialog>>, name: string) => {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), `${name}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const undo = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));

/** Undo puts the deleted view back in its place, and keeps the view that was saved since. */
export const DeleteUndone: Story = {
  tags: ['!dev'],
  args: { state: { ...initialLeadListState, status: 'Cold' } },
  play: async ({ args }) => {
    await saveAs(await deleteFirst(), 'Cold');
    await undo();
    await expect(args.onViewsChange).toHaveBeenLastCalledWith([
      hotFromFairs,
      { name: 'Referrals', search: 'source=Referral' },
      { name: 'Cold', search: 'status=cold' },
    ]);
  },
};

/** A view saved since has the name of the deleted one: Undo explains why it has no effect. */
export const NotUndone: Story = {
  tags: ['!dev'],
  ...DeleteUndone,
  play: async ({ args }) => {
    await saveAs(await deleteFirst(), 'Hot from fairs');
    await undo();
    await expect(await screen.findByText('The view could not be restored')).toBeVisible();
    await expect(args.onViewsChange).toHaveBeenCalledTimes(2);
  },
};

/** A view saved since has taken the last place. */
export const NoRoomToUndo: Story = {
  tags: ['!dev'],
  ...DeleteUndone,
  args: {
    ...DeleteUndone.args,
    views: [
      hotFromFairs,
      ...Array.from({ length: 19 }, (_, index) => ({ name: `${index}`, search: `q=${index}` })),
    ],
  },
  play: async () => {
    await saveAs(await deleteFirst(), 'Cold');
    await undo();
    await expect(await screen.findByText('At most 20 views. Delete one first.')).toBeVisible();
  },
};

/** Without saved views or columns, only the list's own options. */
export const Fixed: Story = {
  parameters: { states: ['read-only'] },
  render: (args) => <LeadViewMenu {...args} />,
  args: { views: [], onViewsChange: undefined, onColumnsChange: undefined },
  play: async () => {
    await open();
    await expect(screen.getAllByRole('menuitemradio')).toHaveLength(2);
    await expect(screen.queryByRole('menuitem')).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <LeadViewMenu {...args} isPhone />,
  play: async () => {
    await open();
    await expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
    await expect(option('Referrals')).toBeVisible();
  },
};

/** The longest name and many views. */
export const LongNames: Story = {
  parameters: { states: ['long text'] },
  args: {
    views: Array.from({ length: 20 }, (_, index) => ({
      name: `${index + 1} Donaudampfschifffahrtsgesellschaften in Wien`,
      search: `q=${index}`,
    })),
    state: { ...initialLeadListState, q: '3' },
  },
  play: async () => {
    await open(/^View: 4 /);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { textScale: 2 },
  play: async () => {
    await open();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    await open();
    await expect(option('All leads')).toBeChecked();
  },
};
