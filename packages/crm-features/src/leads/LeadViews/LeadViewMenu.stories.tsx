import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { View } from '@cardinal/contract';
import { buildProblem, buildSharedView, buildView, storyId } from '../../fixtures/index.ts';
import { storedViews, views as viewCalls } from '../../mocks/index.ts';
import { initialLeadListState, type LeadListState } from '../leadListState.ts';
import { LeadViewMenu, type LeadViewMenuProps } from './LeadViewMenu.tsx';
import { useLeadViews } from './useLeadViews.ts';
import { ViewChanges } from './ViewChanges.tsx';

interface ControlledProps extends Omit<LeadViewMenuProps, 'views'> {
  /** Whether the list has saved views. */
  hasViews: boolean;
}

/** Holds the state that the portal keeps in the URL and on the device. */
function Controlled({ hasViews, ...props }: ControlledProps) {
  const [state, setState] = useState(props.state);
  const [columns, setColumns] = useState(props.columns);
  const change = (next: LeadListState) => {
    setState(next);
    props.onStateChange(next);
  };
  const views = useLeadViews(state, hasViews);
  return (
    <>
      <LeadViewMenu
        {...props}
        state={state}
        onStateChange={change}
        views={views}
        columns={state.columns ?? columns}
        onColumnsChange={
          props.onColumnsChange &&
          ((next) => {
            setColumns(next);
            props.onColumnsChange?.(next);
          })
        }
      />
      {views?.current && views.isChanged && (
        <ViewChanges view={views.current} state={state} onStateChange={change} />
      )}
    </>
  );
}

const hotFromFairs = buildView();
const referrals = buildView({ id: storyId(16, 3), name: 'Referrals', query: 'source=Referral' });
const shared = buildSharedView();

/** The views that the server keeps. */
let rows: readonly View[] = [];
const serving =
  (...start: View[]) =>
  ({
    msw,
  }: {
    msw: { use: (...handlers: ReturnType<typeof storedViews>['handlers']) => void };
  }) => {
    const stored = storedViews(start);
    rows = stored.rows;
    msw.use(...stored.handlers);
  };

const meta = {
  title: 'CRM/Leads/LeadViewMenu',
  component: LeadViewMenu,
  tags: ['autodocs'],
  parameters: { notStates: ['empty'] },
  globals: { viewport: { value: 'desktop' } },
  render: ({ hasViews = true, ...args }) => <Controlled {...args} hasViews={hasViews} />,
  beforeEach: serving(hotFromFairs, shared, referrals),
  args: {
    state: initialLeadListState,
    onStateChange: fn(),
    columns: null,
    onColumnsChange: fn(),
  },
} satisfies Meta<LeadViewMenuProps & { hasViews?: boolean }>;
export default meta;
type Story = StoryObj<typeof meta>;

const manager = { crm: { user: { role: 'manager' } } } as const;

const open = async (name: string | RegExp = 'Views') => {
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('menu', { name: 'Views and columns' });
};
const option = (name: string | RegExp) => screen.findByRole('menuitemradio', { name });
const column = (name: string) => screen.getByRole('menuitemcheckbox', { name });
const item = (name: string) => screen.findByRole('menuitem', { name });
const findDialog = async (button?: string | RegExp) => {
  await open(button);
  await userEvent.click(await item('Save or manage views…'));
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
};
const names = () => rows.map(({ name }) => name);
const undo = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));

/** Own views come first; those of others say whose they are. */
export const Default: Story = {
  tags: ['matrix'],
  play: async ({ args }) => {
    await open();
    await expect(await option(/Nobody called yet/)).toHaveTextContent('Daniel Osei');
    await expect(await option('All leads')).toBeChecked();
    await userEvent.click(await option('Hot from fairs'));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ tab: 'Event Leads', status: 'Hot', view: hotFromFairs.id }),
    );
    // The button names the view that the list shows.
    await open('View: Hot from fairs');
    await expect(await option('Hot from fairs')).toBeChecked();
    await expect(await option('All leads')).not.toBeChecked();
  },
};

/** The views load when the menu opens. */
export const Loading: Story = {
  tags: ['!dev'],
  parameters: { states: ['loading'] },
  beforeEach: ({ msw }) => msw.use(viewCalls.list.pending()),
  play: async () => {
    await open();
    await expect(await item('Loading views…')).toHaveAttribute('aria-disabled', 'true');
    await expect(await option('All leads')).toBeVisible();
  },
};

/** Without a network, everything else in the menu works, and the views can be tried again. */
export const ErrorWithRetry: Story = {
  tags: ['!dev'],
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) => msw.use(viewCalls.list.offline({ once: true })),
  play: async () => {
    await open();
    await userEvent.click(await item('Views could not be loaded. Try again'));
    await expect(await option('Referrals')).toBeVisible();
  },
};

/** The columns of a view are shown with it, in its order. */
export const ColumnsOfView: Story = {
  tags: ['!dev'],
  args: { hasMore: true, hasOwners: true },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await option(/Nobody called yet/));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ contact: '7d', columns: shared.columns }),
    );
    await open(/^View: /);
    await expect(column('Phone')).toBeChecked();
    await expect(column('Source')).not.toBeChecked();
  },
};

/** The menu stays open while columns are chosen. */
export const Columns: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    const usual = ['company', 'status', 'owner', 'source', 'created_at', 'actions'];
    await open();
    await userEvent.click(column('Company'));
    await expect(args.onColumnsChange).toHaveBeenLastCalledWith(usual.slice(1));
    await expect(column('Company')).not.toBeChecked();
    await userEvent.click(column('Company'));
    await expect(args.onColumnsChange).toHaveBeenLastCalledWith(usual);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Columns are moved by buttons; a hidden one keeps its place in the dialog. */
export const ArrangeColumns: Story = {
  args: { hasMore: true, columns: ['company', 'phone', 'status'] },
  play: async ({ args }) => {
    await open();
    await userEvent.click(await item('Arrange columns…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move Phone up' }));
    await expect(args.onColumnsChange).toHaveBeenLastCalledWith(['phone', 'company', 'status']);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Company' }));
    await expect(args.onColumnsChange).toHaveBeenLastCalledWith(['phone', 'status']);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Company' }));
    await expect(args.onColumnsChange).toHaveBeenLastCalledWith(['phone', 'company', 'status']);
    await expect(dialog.getByRole('button', { name: 'Move Phone up' })).toBeDisabled();
  },
};

export const Deleted: Story = {
  tags: ['!dev'],
  play: async ({ args }) => {
    await open();
    await userEvent.click(await option('Deleted leads'));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...initialLeadListState,
      deleted: true,
    });
    await open();
    await expect(await option('Deleted leads')).toBeChecked();
    await expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
    await userEvent.click(await option('All leads'));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(initialLeadListState);
  },
};

/** A view keeps filters and columns; saving under the name of an own one replaces that. */
export const Save: Story = {
  tags: ['!dev'],
  args: { state: { ...initialLeadListState, status: 'Cold', q: 'acme', page: 3, cursor: 'c' } },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText('Saves: All · Cold · “acme” · Newest first')).toBeVisible();
    // Only managers share views.
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(dialog.getByText('Enter a name for the view.')).toBeVisible();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'hot from FAIRS');
    await expect(dialog.getByRole('button', { name: 'Replace view' })).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Cold at Acme{Enter}');
    await expect(await screen.findByRole('button', { name: 'View: Cold at Acme' })).toBeVisible();
    await expect(rows).toContainEqual(
      expect.objectContaining({
        name: 'Cold at Acme',
        query: 'status=cold&q=acme',
        columns: ['company', 'status', 'owner', 'source', 'created_at', 'actions'],
        shared: false,
      }),
    );
  },
};

/** A manager shares a view with everyone, and renames one that a colleague shares. */
export const Share: Story = {
  tags: ['!dev'],
  parameters: manager,
  args: { state: { ...initialLeadListState, status: 'Hot' } },
  play: async () => {
    const dialog = await findDialog();
    await userEvent.click(
      dialog.getByRole('button', { name: 'Rename or share the view Nobody called yet' }),
    );
    const [field] = dialog.getAllByRole('textbox', { name: 'Name' }).slice(1);
    if (!field) throw new Error('The form of the view is not shown.');
    await userEvent.clear(field);
    await userEvent.type(field, 'Never called{Enter}');
    await waitFor(() => expect(names()).toContain('Never called'));
    await expect(await dialog.findByText('Shared by Daniel Osei')).toBeVisible();

    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Hot for all');
    await userEvent.click(
      dialog.getByRole('checkbox', { name: /Share with everyone in the company/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await waitFor(() =>
      expect(rows).toContainEqual(expect.objectContaining({ name: 'Hot for all', shared: true })),
    );
  },
};

/** The views of others have no buttons for an agent; a role that was lost meanwhile is told. */
export const SharingRefused: Story = {
  tags: ['!dev'],
  parameters: { ...manager, states: ['forbidden'] },
  beforeEach: ({ msw }) =>
    msw.use(
      viewCalls.create.fails(
        buildProblem({
          status: 403,
          code: 'forbidden',
          detail: 'Managers and administrators share views. Ask one of them.',
        }),
      ),
    ),
  play: async () => {
    const dialog = await findDialog();
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'For all');
    await userEvent.click(
      dialog.getByRole('checkbox', { name: /Share with everyone in the company/ }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await dialog.findByText(/Ask one of them/)).toBeVisible();
    await expect(name).toHaveValue('For all');
  },
};

export const AgentsChangeOnlyTheirs: Story = {
  tags: ['!dev'],
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText('Shared by Daniel Osei')).toBeVisible();
    await expect(dialog.getAllByRole('button', { name: /^Delete the view/ })).toHaveLength(2);
    await expect(
      dialog.queryByRole('button', { name: 'Delete the view Nobody called yet' }),
    ).toBeNull();
  },
};

/** The message of a limit, which belongs to no field, is shown at the name. */
export const NoRoom: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      viewCalls.create.fails(
        buildProblem({
          status: 422,
          code: 'invalid',
          detail: 'Check the fields.',
          errors: [{ path: '', message: 'You have 50 views already. Delete one first.' }],
        }),
      ),
    ),
  play: async () => {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'One more{Enter}');
    await expect(await dialog.findByText(/50 views already/)).toBeVisible();
  },
};

/** Undo saves the deleted view again; the focus stays in the dialog. */
export const DeleteAndUndo: Story = {
  tags: ['!dev'],
  args: { state: { ...initialLeadListState, view: hotFromFairs.id } },
  play: async ({ args }) => {
    const dialog = await findDialog(/^View/);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the view Hot from fairs' }));
    await waitFor(() => expect(names()).toEqual(['Nobody called yet', 'Referrals']));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ view: null }),
    );
    await undo();
    await expect(await screen.findByText('View restored')).toBeVisible();
    await expect(names()).toEqual(['Hot from fairs', 'Nobody called yet', 'Referrals']);
  },
};

/** A view that another tab has deleted is told, and leaves the list. */
export const GoneMeanwhile: Story = {
  tags: ['!dev'],
  play: async ({ msw }) => {
    const dialog = await findDialog();
    msw.use(
      viewCalls.list.returns([shared]),
      viewCalls.remove.fails(
        buildProblem({ status: 404, code: 'not_found', detail: 'This view no longer exists.' }),
      ),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete the view Hot from fairs' }));
    await expect(await screen.findByText('This view no longer exists.')).toBeVisible();
    await waitFor(() => expect(dialog.queryByText('Hot from fairs')).toBeNull());
  },
};

/** What differs from the view is saved into it, or given up; saving can be undone. */
export const Changed: Story = {
  tags: ['!dev'],
  args: {
    state: { ...initialLeadListState, tab: 'Event Leads', status: 'Warm', view: hotFromFairs.id },
  },
  play: async ({ args }) => {
    await expect(
      await screen.findByText('Changed since “Hot from fairs” was saved.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes to view' }));
    await waitFor(() => expect(rows[0]?.query).toBe('tab=event-leads&status=warm'));
    await waitFor(() => expect(screen.queryByText(/^Changed since/)).toBeNull());
    await undo();
    await waitFor(() => expect(rows[0]?.query).toBe(hotFromFairs.query));
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the view' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: 'Hot', view: hotFromFairs.id }),
    );
  },
};

/** An agent can go back to a manager's view, but not change it. */
export const ChangedFromShared: Story = {
  tags: ['!dev'],
  parameters: { states: ['read-only'] },
  args: { state: { ...initialLeadListState, status: 'Warm', view: shared.id } },
  play: async () => {
    await expect(
      await screen.findByText('Changed from “Nobody called yet”, a view of Daniel Osei.'),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Save changes to view' })).toBeNull();
  },
};

/** Without saved views or columns, only the list's own options. */
export const Fixed: Story = {
  tags: ['!dev'],
  args: { hasViews: false, onColumnsChange: undefined },
  play: async () => {
    await open();
    await expect(screen.getAllByRole('menuitemradio')).toHaveLength(2);
    await expect(screen.queryByRole('menuitem')).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { isPhone: true },
  play: async () => {
    await open();
    await expect(await option('Referrals')).toBeVisible();
    await expect(screen.queryByRole('menuitemcheckbox')).toBeNull();
  },
};

/** The longest name and many views. */
export const LongNames: Story = {
  parameters: { states: ['long text'] },
  args: { state: { ...initialLeadListState, q: '3', view: storyId(16, 4) } },
  beforeEach: serving(
    ...Array.from({ length: 20 }, (_, index) =>
      buildView({
        id: storyId(16, index + 1),
        name: `${index + 1} Donaudampfschifffahrtsgesellschaften in Wien`,
        query: `q=${index}`,
      }),
    ),
  ),
  play: async () => {
    await screen.findByRole('button', { name: /^View: 4 / });
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
    await expect(await option('All leads')).toBeChecked();
  },
};
