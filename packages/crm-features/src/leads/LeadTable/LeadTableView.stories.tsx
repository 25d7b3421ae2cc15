import { Button, type BulkAction, type Selection } from '@cardinal/ui';
import type { Lead } from '@cardinal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildLead, buildLeads, longLead, storyId, storyNow } from '../../fixtures/index.ts';
import { Download, Tag, Trash2 } from 'lucide-react';
import { initialLeadListState } from '../leadListState.ts';
import { LeadViewMenu } from '../LeadViews/index.ts';
import { LeadTableView, type LeadListContent, type LeadTableViewProps } from './LeadTableView.tsx';

const leads = buildLeads(10);
const few = leads.slice(0, 4);
const [grace, thomas] = leads;

/** The content with loaded leads. */
type Listed = Extract<LeadListContent, { kind: 'leads' }>;

function page(rows: readonly Lead[], total = rows.length, number = 1): Listed {
  return {
    kind: 'leads',
    leads: rows,
    paging: {
      page: number,
      count: rows.length,
      total,
      isTotalCapped: false,
      hasPrevious: number > 1,
      hasNext: number * 50 < total,
    },
  };
}

const bulk = { status: fn(), exported: fn(), deleted: fn(), byKey: fn() };
const bulkActions: BulkAction[] = [
  {
    id: 'status',
    label: 'Status',
    icon: Tag,
    choices: ['Hot', 'Warm', 'Cold', 'Closed'].map((id, index) => ({
      id,
      label: id,
      shortcut: String(index + 1),
    })),
    onAction: bulk.status,
  },
  { id: 'export', label: 'Export', icon: Download, onAction: bulk.exported },
  { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onAction: bulk.deleted },
];

/** Holds the state and the search text that the portal's URL and the container normally hold. */
function Controlled(props: LeadTableViewProps) {
  const [state, setState] = useState(props.state);
  const [search, setSearch] = useState(props.search);
  const [keys, setKeys] = useState<Selection>(props.selection?.keys ?? new Set());
  return (
    <LeadTableView
      {...props}
      state={state}
      onStateChange={(next) => {
        setState(next);
        props.onStateChange(next);
      }}
      search={search}
      onSearchChange={(text) => {
        setSearch(text);
        props.onSearchChange(text);
      }}
      selection={
        props.selection && {
          ...props.selection,
          keys,
          onChange: (next) => {
            setKeys(next);
            props.selection?.onChange(next);
          },
        }
      }
      tools={<LeadViewMenu state={state} onStateChange={setState} />}
    />
  );
}

const nameless = { first_name: '', last_name: '', email: '', phone: '', company: '', position: '' };

const meta = {
  title: 'CRM/Leads/LeadTableView',
  component: LeadTableView,
  tags: ['autodocs'],
  // The container renders nothing of its own.
  parameters: { covers: ['CRM/Leads/LeadTable'] },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Controlled {...args} />,
  args: {
    state: initialLeadListState,
    onStateChange: fn(),
    search: '',
    onSearchChange: fn(),
    counts: { 'All Leads': 60, 'Event Leads': 18, 'Action Required': 9, 'Pending Follow-up': 14 },
    content: page(few, 60),
    handlers: { onView: fn(), onEmail: fn(), onCall: fn(), onWhatsapp: fn() },
    onStatusChange: fn(),
    onPrevious: fn(),
    onNext: fn(),
    dates: { locale: 'en-GB', now: storyNow },
    selection: {
      keys: new Set(),
      total: 60,
      onChange: fn(),
      actions: bulkActions,
      onStatusChange: bulk.byKey,
    },
    onRestore: fn(),
    emptyAction: (
      <Button translate="no" variant="primary">
        Capture lead
      </Button>
    ),
  },
} satisfies Meta<typeof LeadTableView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the state that the story shows, whatever is pressed. */
const Still = (args: LeadTableViewProps) => <LeadTableView {...args} />;

/** Pictures in every theme and direction. */
export const Default: Story = {
  tags: ['matrix'],
  args: { content: page(leads, 60) },
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('row', { name: /Grace Mwangi/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('grace@savanna-tours.co.ke');
    await expect(within(row).getByText('8 min ago')).toHaveAttribute(
      'title',
      expect.stringContaining('21 November 2025'),
    );
    await expect(canvas.getByText('1–10 of 60')).toBeVisible();
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();

    await userEvent.click(within(row).getByRole('button', { name: 'View Grace Mwangi' }));
    await expect(args.handlers.onView).toHaveBeenCalledTimes(1);
    await userEvent.click(within(row).getByRole('button', { name: 'Email Grace Mwangi' }));
    await expect(args.handlers.onEmail).toHaveBeenCalledWith(grace);
    await userEvent.click(within(row).getByRole('button', { name: 'Call Grace Mwangi' }));
    await expect(args.handlers.onCall).toHaveBeenCalledWith(grace);
    await userEvent.click(within(row).getByRole('button', { name: 'WhatsApp Grace Mwangi' }));
    await expect(args.handlers.onWhatsapp).toHaveBeenCalledWith(grace);
    // Pressing a control does not press the row.
    await expect(args.handlers.onView).toHaveBeenCalledTimes(1);
    await userEvent.click(within(row).getByText('Savanna Tours Limited'));
    await expect(args.handlers.onView).toHaveBeenCalledTimes(2);
  },
};

export const StatusByPointer: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Status of Thomas Bergmann/ }));
    const list = await within(document.body).findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: 'Hot' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith(thomas, 'Hot');
    await expect(args.handlers.onView).not.toHaveBeenCalled();
  },
};

/** `/` focuses the search, `j` and `k` move, `Enter` opens, `1` to `4` set the status. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('row', { name: /Grace Mwangi/ })).toHaveFocus();
    await userEvent.keyboard('jj');
    await userEvent.keyboard('k');
    await expect(canvas.getByRole('row', { name: /Thomas Bergmann/ })).toHaveFocus();
    await userEvent.keyboard('3');
    await expect(args.onStatusChange).toHaveBeenCalledWith(thomas, 'Cold');
    // Choosing the current status changes nothing.
    await userEvent.keyboard('2');
    await expect(args.onStatusChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.handlers.onView).toHaveBeenCalledWith(thomas);

    await userEvent.keyboard('/');
    const search = canvas.getByRole('searchbox', { name: 'Search leads' });
    await expect(search).toHaveFocus();
    await userEvent.keyboard('jack 1/2');
    await expect(search).toHaveValue('jack 1/2');
    await expect(args.onStatusChange).toHaveBeenCalledTimes(1);
  },
};

/** Single-letter shortcuts can be turned off; everything else remains. */
export const ShortcutsOff: Story = {
  args: { shortcuts: false },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('j');
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox')).not.toHaveFocus();
    canvas.getByRole('button', { name: 'View Grace Mwangi' }).focus();
    await userEvent.keyboard('1');
    await expect(args.onStatusChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.handlers.onView).toHaveBeenCalledWith(grace);
  },
};

export const Sorted: Story = {
  args: { state: { ...initialLeadListState, sort: 'name' } },
  play: async ({ canvas, args }) => {
    const header = canvas.getByRole('columnheader', { name: 'Lead' });
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(header).getByRole('button'));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: '-name' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sort: Name Z–A' }));
    const menu = await within(document.body).findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Oldest first' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: 'created_at' }),
    );
  },
};

export const Filtered: Story = {
  args: {
    state: { ...initialLeadListState, tab: 'Event Leads', status: 'Hot', source: 'Event' },
    content: page(leads.filter(({ source, status }) => source === 'Event' && status === 'hot')),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Event Leads18');
    await userEvent.click(canvas.getByRole('button', { name: /Hot.*Status/ }));
    const list = await within(document.body).findByRole('listbox');
    await expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All', 'Hot', 'Warm', 'Cold', 'Closed']);
    await userEvent.click(within(list).getByRole('option', { name: 'All' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: 'All', source: 'Event', tab: 'Event Leads' }),
    );
    await userEvent.click(canvas.getByRole('tab', { name: /Action Required/ }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ tab: 'Action Required', source: 'Event' }),
    );
  },
};

export const LastPage: Story = {
  args: { state: { ...initialLeadListState, page: 2, cursor: 'c' }, content: page(few, 60, 2) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('51–54 of 60')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
  },
};

export const OnePage: Story = {
  args: { content: page(few) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

/** Chosen leads: their actions replace the filters, and nothing moves. */
export const Selected: Story = {
  tags: ['matrix'],
  parameters: { states: ['selected'] },
  args: { content: page(leads, 60) },
  play: async ({ canvas, args }) => {
    for (const action of Object.values(bulk)) action.mockClear();
    const top = () => canvas.getByRole('table').getBoundingClientRect().top;
    const before = top();
    await userEvent.keyboard('jxjx');
    const bar = await canvas.findByRole('toolbar', { name: 'Actions for the selected rows' });
    await expect(bar).toHaveTextContent('2 selected');
    await expect(top(), 'nothing moves').toBe(before);
    // The keys act on all chosen leads if the focused one is among them.
    await userEvent.keyboard('3');
    await expect(bulk.byKey).toHaveBeenCalledWith('Cold');
    await userEvent.keyboard('j4');
    await expect(args.onStatusChange).toHaveBeenCalledWith(leads[2], 'Closed');
    await userEvent.click(within(bar).getByRole('button', { name: 'Status' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: /Hot/ }));
    const both = new Set([grace?.id, thomas?.id]);
    await expect(bulk.status).toHaveBeenCalledWith(both, 'Hot');
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    await expect(bulk.deleted).toHaveBeenCalledWith(both);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(within(bar).getByRole('button', { name: 'Select all 60' })).toBeVisible();
  },
};

/** Without a selection, as in another product's page: no checkboxes. */
export const NotSelectable: Story = {
  tags: ['!dev'],
  args: { selection: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** A lead that has just arrived is tinted; others wait until the user is ready. */
export const Arriving: Story = {
  tags: ['matrix'],
  args: {
    content: {
      ...page(few, 60),
      newKeys: new Set(few.slice(0, 1).map(({ id }) => id)),
      waiting: { count: 3, show: fn() },
    },
  },
  play: async ({ canvas, args }) => {
    const news = canvas.getByRole('button', { name: '3 new leads' });
    await userEvent.click(news);
    const { waiting } = args.content.kind === 'leads' ? args.content : {};
    await expect(waiting?.show).toHaveBeenCalledOnce();
  },
};

/** Deleted leads can be restored, but not changed otherwise. */
export const Deleted: Story = {
  tags: ['matrix'],
  args: {
    state: { ...initialLeadListState, deleted: true },
    content: page(few.map((lead) => ({ ...lead, updated_at: storyNow.toISOString() }))),
    selection: {
      keys: new Set(),
      total: few.length,
      onChange: fn(),
      actions: [{ id: 'restore', label: 'Restore', onAction: fn() }],
      onStatusChange: bulk.byKey,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/You can restore them for 30 days/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^View / })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Status of/ })).toBeNull();
    await userEvent.click(canvas.getByText('Grace Mwangi'));
    await expect(args.handlers.onView).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Grace Mwangi' }));
    await expect(args.onRestore).toHaveBeenCalledWith(expect.objectContaining({ id: grace?.id }));
    await expect(canvas.getByRole('tab', { name: 'All' }), 'no counts').toBeVisible();
  },
};

export const DeletedOnPhone: Story = {
  ...Deleted,
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Restore Thomas Bergmann' }),
    ).toBeVisible();
  },
};

export const NothingDeleted: Story = {
  render: Still,
  args: { state: { ...initialLeadListState, deleted: true }, content: page([]) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'No deleted leads' })).toBeVisible();
    const [, back] = canvas.getAllByRole('button', { name: 'Back to the list' });
    if (!back) throw new Error('The empty list offers no way back.');
    await userEvent.click(back);
    await expect(args.onStateChange).toHaveBeenLastCalledWith(initialLeadListState);
  },
};

/** Columns that the user has hidden; on cards, everything is shown. */
export const HiddenColumns: Story = {
  args: { columns: ['status', 'owner', 'actions'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'Lead',
      'Status',
      'Actions',
    ]);
  },
};

const fair = { id: storyId(4, 1), label: 'Nairobi Trade Fair' };

/** Every column that a user can choose; the table scrolls where they need more room. */
export const ChosenColumns: Story = {
  args: {
    columns: ['status', 'phone', 'position', 'event', 'last_contact', 'next_step'],
    events: [fair],
    eventOf: (lead) => (lead.event_id === fair.id ? fair.label : ''),
    content: page([
      buildLead({
        event_id: fair.id,
        last_contact_at: storyNow.toISOString(),
        next_step: { kind: 'call', due_at: '2026-12-01T09:00:00.000Z', note: '' },
      }),
      ...few.slice(1),
    ]),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'Lead',
      'Status',
      'Phone',
      'Position',
      'Event',
      'Last contact',
      'Next step',
    ]);
    const [first] = canvas.getAllByRole('row').slice(1);
    if (!first) throw new Error('There is no lead.');
    await expect(within(first).getByText('Nairobi Trade Fair')).toBeVisible();
    await expect(within(first).getByText('Call · 1 Dec')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Last contact' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...initialLeadListState,
      sort: '-last_contact',
    });
    // There is no order that begins with the leads without a step, so the next press ends this one.
    const nextStep = canvas.getByRole('button', { name: 'Next step' });
    await userEvent.click(nextStep);
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...initialLeadListState,
      sort: 'next_step',
    });
    await userEvent.click(nextStep);
    await expect(args.onStateChange).toHaveBeenLastCalledWith(initialLeadListState);
  },
};

/** A list with every filter: those that apply are in the row, and the sheet has all of them. */
export const MoreFilters: Story = {
  args: {
    events: [fair],
    state: { ...initialLeadListState, event: fair.id, contact: '14d' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Nairobi Trade Fair Event/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (2)' }));
    const sheet = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: /Captured/ }));
    await userEvent.click(
      await within(document.body).findByRole('option', { name: 'Captured yesterday' }),
    );
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...initialLeadListState,
      event: fair.id,
      contact: '14d',
      captured: 'yesterday',
    });
    await userEvent.click(sheet.getByRole('button', { name: 'Show leads' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter (3)' })).toBeVisible());
  },
};

/** Chosen days of capture and a next step: the row shows them, and each is removed by its ×. */
export const ChosenDays: Story = {
  tags: ['!dev'],
  args: {
    events: [fair],
    state: { ...initialLeadListState, captured: '2025-11-01..2025-11-21', step: 'overdue' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /Next step overdue Next step/ })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: /Captured 1\s?–\s?21 Nov 2025 Captured/ }),
    );
    const body = within(document.body);
    await userEvent.click(await body.findByRole('option', { name: 'Choose days…' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Days of capture' }));
    const from = dialog.getByLabelText('From');
    await expect(from).toHaveFocus();
    await expect(from).toHaveValue('2025-11-01');
    await userEvent.clear(from);
    await userEvent.type(from, '2025-11-20');
    await userEvent.clear(dialog.getByLabelText('To'));
    await userEvent.type(dialog.getByLabelText('To'), '2025-11-19');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    const to = dialog.getByLabelText('To');
    await expect(to).toHaveFocus();
    await expect(to).toHaveAccessibleDescription(/The last day is before the first/);
    await expect(args.onStateChange).not.toHaveBeenCalled();
    await userEvent.clear(to);
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith({
        ...initialLeadListState,
        captured: '2025-11-20..',
        step: 'overdue',
      }),
    );
    const chosen = await canvas.findByRole('button', { name: /Captured since 20 Nov 2025/ });
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.click(chosen);
    await userEvent.click(await body.findByRole('option', { name: 'All' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith({
      ...initialLeadListState,
      step: 'overdue',
    });
  },
};

/** On a phone, days of capture are chosen from the sheet; days that do not exist are refused. */
export const ChoosingDays: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { events: [fair] },
  play: async ({ canvas, args }) => {
    const body = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    const sheet = within(await body.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: /Captured/ }));
    await userEvent.click(await body.findByRole('option', { name: 'Choose days…' }));
    const dialog = within(await body.findByRole('dialog', { name: 'Days of capture' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    const from = dialog.getByLabelText('From');
    await expect(from).toHaveAccessibleDescription(/Choose the first day/);
    await userEvent.type(from, '0020-11-20');
    await userEvent.type(dialog.getByLabelText('To'), '2025-11-20');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(from).toHaveAccessibleDescription(/1970/);
    await expect(args.onStateChange).not.toHaveBeenCalled();
    await userEvent.clear(from);
    await userEvent.type(from, '2025-11-10');
    await userEvent.clear(dialog.getByLabelText('To'));
    await userEvent.type(dialog.getByLabelText('To'), '2025-11-09');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(dialog.getByText(/The last day is before the first/)).toBeVisible();
  },
};

/** Fifty rows stay within the limit of DOM nodes that keeps slow laptops fast. */
export const FullPage: Story = {
  tags: ['!dev'],
  args: { content: page(buildLeads(50), 60) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(51);
    // The shell, the stat cards and the charts need about three hundred more.
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_200);
  },
};

/**
 * Leads of which only the badge is known so far: they can be opened and completed, but not mailed.
 */
export const Incomplete: Story = {
  args: {
    state: { ...initialLeadListState, event: storyId(4, 1) },
    content: page([
      buildLead({
        ...nameless,
        id: storyId(3, 1),
        badge_code: 'VST-2026-004711',
        lead_type: 'Event Leads',
      }),
      buildLead({
        ...nameless,
        id: storyId(3, 2),
        first_name: 'Thomas',
        badge_code: 'VST-2026-004712',
        lead_type: 'Event Leads',
      }),
      buildLead({ id: storyId(3, 3), lead_type: 'Event Leads' }),
    ]),
  },
  play: async ({ canvas, args }) => {
    // Every lead here is one of the event's; a tab with a smaller number would contradict that.
    await expect(canvas.queryByRole('tab', { name: /Event Leads/ })).toBeNull();
    const row = canvas.getByRole('row', { name: /Badge VST-2026-004711/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('Incomplete');
    const named = canvas.getByRole('row', { name: /Thomas/ });
    await expect(within(named).getByRole('rowheader')).toHaveTextContent(
      'Incomplete · badge VST-2026-004712',
    );
    const email = within(row).getByRole('button', { name: 'Email Badge VST-2026-004711' });
    await expect(email).toHaveAccessibleDescription(/No email address/);
    await userEvent.click(email);
    await expect(args.handlers.onEmail).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /All visitors|At the stand/ }));
    const list = await within(document.body).findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: 'Incomplete' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ stand: 'incomplete' }),
    );
  },
};

export const NoPhoneNumber: Story = {
  args: { content: page([buildLead({ phone: '' })]) },
  play: async ({ canvas, args }) => {
    const call = canvas.getByRole('button', { name: 'Call Grace Mwangi' });
    await expect(call).toHaveAttribute('aria-disabled', 'true');
    await expect(call).toHaveAccessibleDescription(/No phone number/);
    await userEvent.click(call);
    await userEvent.click(canvas.getByRole('button', { name: 'WhatsApp Grace Mwangi' }));
    await expect(args.handlers.onCall).not.toHaveBeenCalled();
    await expect(args.handlers.onWhatsapp).not.toHaveBeenCalled();
  },
};

/** A company of which no person is known stands where the name would be, with what else is known. */
export const CompanyWithoutPerson: Story = {
  tags: ['!dev'],
  args: {
    content: page([
      buildLead({ ...nameless, company: 'Nordwind Logistik', email: 'info@nordwind.example' }),
      buildLead({ ...nameless, id: storyId(3, 2), company: 'Ostwind', phone: '+49 711 555010' }),
    ]),
  },
  play: async ({ canvas, args }) => {
    const row = canvas.getByRole('row', { name: /Nordwind Logistik/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent(
      'Incomplete · info@nordwind.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Call Ostwind' }));
    await expect(args.handlers.onCall).toHaveBeenCalledWith(
      expect.objectContaining({ company: 'Ostwind' }),
    );
  },
};

/** Nothing is dialled, and no contact recorded, with a number that leads nowhere. */
export const NumberThatCannotBeDialled: Story = {
  tags: ['!dev'],
  args: { content: page([buildLead({ phone: '4.91712E+11' })]) },
  play: async ({ canvas, args }) => {
    for (const name of ['Call Grace Mwangi', 'WhatsApp Grace Mwangi']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(
        '“4.91712E+11” cannot be dialled. Correct it, and begin with the country code, such as +44.',
      );
      await userEvent.click(button);
    }
    await expect(args.handlers.onCall).not.toHaveBeenCalled();
    await expect(args.handlers.onWhatsapp).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  args: { content: { kind: 'loading' }, counts: {} },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading leads');
    await expect(canvas.getByRole('searchbox')).toBeEnabled();
  },
};

export const Refreshing: Story = {
  args: { content: { ...page(few, 60), isRefreshing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

/** There are no leads at all: no filters, a single action. */
export const Empty: Story = {
  args: {
    content: page([]),
    counts: { 'All Leads': 0, 'Event Leads': 0, 'Action Required': 0, 'Pending Follow-up': 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No leads yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Capture lead' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const NothingFound: Story = {
  render: Still,
  args: {
    state: { ...initialLeadListState, q: 'zebra', status: 'Cold' },
    search: 'zebra',
    content: page([]),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('');
    await expect(args.onStateChange).toHaveBeenLastCalledWith(initialLeadListState);
  },
};

export const EmptyTab: Story = {
  render: Still,
  args: { state: { ...initialLeadListState, tab: 'Action Required' }, content: page([]) },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No leads in Action Required' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all leads' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(initialLeadListState);
  },
};

/** The last leads of the last page disappeared while it was shown. */
export const PastTheEnd: Story = {
  render: Still,
  args: { state: { ...initialLeadListState, page: 3, cursor: 'c' }, content: page([]) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to page 1' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(initialLeadListState);
  },
};

const onRetry = fn();

export const Failed: Story = {
  args: {
    content: {
      kind: 'failed',
      detail: 'The server is being restarted. Try again in a minute.',
      reference: '503 · 10:00',
      onRetry,
    },
    counts: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The leads could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: {
    content: { kind: 'failed', detail: 'Failed to fetch', isOffline: true, onRetry },
    counts: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  },
};

/** The leads on screen are older than those on the server: they stay, with a notice. */
export const OutOfDate: Story = {
  args: {
    content: {
      ...page(few, 60),
      refreshFailure: { detail: 'The server did not answer in time.', onRetry },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The list may be out of date')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};

/** When the leads of the last visit were read. */
const lastVisit = storyNow.getTime() - 25 * 60_000;

/** The leads of the last visit, until the server has answered; nothing moves when it does. */
export const OfTheLastVisit: Story = {
  tags: ['matrix'],
  args: { content: { ...page(few, 60), asOf: lastVisit } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/^As of \d+:\d\d/)).toBeVisible());
    await expect(canvas.getByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
  },
};

/** The server cannot be reached: the leads of the last visit stay readable. */
export const OfTheLastVisitOffline: Story = {
  tags: ['!dev'],
  args: {
    content: {
      ...page(few, 60),
      asOf: lastVisit - 24 * 60 * 60_000,
      refreshFailure: {
        detail: 'Cardinal can’t be reached. Check your connection and try again.',
        onRetry,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^As of .*Nov.* \d+:\d\d/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
    await expect(canvas.queryByText('The list may be out of date')).toBeNull();
  },
};

const longLeads = [
  buildLead({ ...longLead, id: '1' }),
  buildLead({ ...grace, id: '2', first_name: 'Nguyễn', last_name: 'Thị Minh Khai' }),
  buildLead({ id: '3', first_name: '', last_name: '', company: '', source: 'Trade fair in Köln' }),
];

export const LongTexts: Story = {
  args: { content: page(longLeads) },
  play: async ({ canvas }) => {
    const company = canvas.getByText(longLead.company);
    await expect(company.scrollWidth).toBeGreaterThan(company.clientWidth);
    await expect(company).toHaveAttribute('title', longLead.company);
    // Without a name, the email address is shown instead.
    await expect(
      canvas.getByRole('button', { name: 'View grace@savanna-tours.co.ke' }),
    ).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: {
    content: page([...leads.slice(0, 3), ...longLeads]),
    dates: { locale: 'ar-AE', now: storyNow },
  },
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const edges = canvas
      .getAllByRole('columnheader')
      .map((header) => header.getBoundingClientRect().left);
    await expect(edges).toEqual(edges.toSorted((one, other) => other - one));
    await expect(canvas.getByText('قبل 42 دقيقة')).toBeVisible();
  },
};

export const Compact: Story = {
  parameters: { density: 'compact' },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('row', { name: /Grace Mwangi/ }).getBoundingClientRect();
    await expect(height).toBeLessThan(48);
  },
};

/** The company column is hidden. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Company' })).toBeNull());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(800);
  },
};

/** Between tablet and desktop, the columns that are shown fit. */
export const NotQuiteWide: Story = {
  tags: ['!dev'],
  parameters: { width: 900 },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(900);
  },
};

/** Cards, with the filters in a sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  tags: ['matrix'],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('list', { name: 'Leads' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Call Grace Mwangi' }));
    await expect(args.handlers.onCall).toHaveBeenCalledWith(grace);
    await userEvent.click(canvas.getByRole('button', { name: 'View Thomas Bergmann' }));
    await expect(args.handlers.onView).toHaveBeenCalledWith(thomas);
    await userEvent.click(canvas.getByRole('button', { name: /Status of Thomas Bergmann/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Closed' }));
    await expect(args.onStatusChange).toHaveBeenCalledWith(thomas, 'Closed');
  },
};

/** A narrow window on a desktop has cards and a keyboard. */
export const CardsByKeyboard: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('list', { name: 'Leads' });
    await userEvent.keyboard('jj{Enter}');
    await expect(args.handlers.onView).toHaveBeenCalledWith(thomas);
    await userEvent.keyboard('4');
    await expect(args.onStatusChange).toHaveBeenCalledWith(thomas, 'Closed');
  },
};

/** Cards have checkboxes too; the actions stay at the top. */
export const PhoneSelected: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Leads' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Grace Mwangi' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Thomas Bergmann' }));
    await expect(await canvas.findByRole('toolbar')).toHaveTextContent('2 selected');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const PhoneFilters: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: { ...initialLeadListState, status: 'Hot' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter (1)' }));
    const sheet = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: /Source/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'Referral' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ status: 'Hot', source: 'Referral' }),
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(initialLeadListState);
  },
};

export const PhoneLoading: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { content: { kind: 'loading' }, counts: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading leads');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** 320 px with the longest names: nothing is cut off or pushed out. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: { content: page(longLeads) },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Leads' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    // The time keeps clear of the actions beside it.
    const [card] = list.getAllByRole('listitem');
    const time = card?.querySelector('time')?.getBoundingClientRect();
    const email = list.getAllByRole('button', { name: /^Email/ })[0]?.getBoundingClientRect();
    await expect(time?.right).toBeLessThan(email?.left ?? 0);
  },
};
