import { Button } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { Lead } from '@cardinal/contract';
import { lowerStatus } from '@cardinal/contract/labels';
import type { HttpHandler } from 'msw';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  buildActivity,
  buildLead,
  buildLeads,
  buildProblem,
  buildTeam,
  buildUnassignedLeads,
  storyId,
  storyNow,
} from '../../fixtures/index.ts';
import { assignableLeads, leadExport, leads, stats } from '../../mocks/index.ts';
import { initialLeadListState } from '../leadListState.ts';
import { LeadTable, type LeadTableProps } from './LeadTable.tsx';

/** Holds the state that the portal keeps in the URL. */
function Controlled(props: LeadTableProps) {
  const [state, setState] = useState(props.state);
  return (
    <LeadTable
      {...props}
      state={state}
      onStateChange={(next) => {
        setState(next);
        props.onStateChange?.(next);
      }}
    />
  );
}

const fourLeads = buildLeads(4);
/** The queries of exports. */
const asked = fn();
/** The recorded history entries by lead. */
const recorded = fn();
/** The bodies of the calls that restore leads. */
const restored = fn();
/** What a slow response waits for. */
let response = Promise.withResolvers<void>();

const meta = {
  title: 'CRM/Leads/LeadTable',
  component: LeadTable,
  tags: ['autodocs'],
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Controlled {...args} />,
  args: {
    state: initialLeadListState,
    onStateChange: fn(),
    onOpenLead: fn(),
    emptyAction: (
      <Button translate="no" variant="primary">
        Capture lead
      </Button>
    ),
  },
  beforeEach: ({ msw }) => msw.use(leads.list.serves(fourLeads)),
} satisfies Meta<typeof LeadTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const inBody = () => within(document.body);
const grace = buildLead();

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Grace Mwangi' }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(grace.id);
    await expect(await canvas.findByRole('tab', { name: /All.*60/ })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.list.pending(), stats.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading leads')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(leads.list.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No leads yet' })).toBeVisible();
  },
};

/** The list cannot be loaded; Retry loads it. */
export const ErrorWithRetry: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.list.fails(
        buildProblem({ status: 503, code: 'unavailable', detail: 'The database is restarting.' }),
        { once: true },
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The database is restarting.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
  },
};

/** Without a network the request fails at once, and the list shows this. */
export const NoAnswer: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.list.offline()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('can’t be reached');
  },
};

export const Slow: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.list.serves(fourLeads, { delay: 400 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading leads')).toBeInTheDocument();
    await expect(await canvas.findByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
  },
};

/** The figures fail: the tabs show a dash, and the list works. */
export const CountsUnknown: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(stats.fails(buildProblem({ status: 500, code: 'internal' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: /All.*not known yet/ })).toBeVisible();
  },
};

/** The new status appears at once, a notice reports it, and it can be undone. */
export const StatusChange: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    // A server with state, so that the refresh after the change returns the change.
    const stored = buildLeads(3);
    msw.use(
      leads.list.answers(() => stored),
      leads.update.answers(({ params, body, request }) => {
        const index = stored.findIndex(({ id }) => id === params['id']);
        const before = stored[index];
        const version = before?.version ?? 0;
        if (request.headers.get('If-Match') !== `"${version}"`) throw new Error('wrong version');
        const changed = buildLead({ ...before, ...Object(body), version: version + 1 });
        stored[index] = { ...changed, status: buildLead(Object(body)).status };
        return stored[index];
      }),
    );
  },
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('button', { name: /Status of Thomas Bergmann/ });
    await expect(status).toHaveTextContent('Warm');
    await userEvent.click(status);
    await userEvent.click(await inBody().findByRole('option', { name: 'Hot' }));
    await expect(
      canvas.getByRole('button', { name: /Status of Thomas Bergmann/ }),
    ).toHaveTextContent('Hot');
    const toast = await inBody().findByRole('alertdialog');
    await expect(toast).toHaveTextContent('Lead updated');
    await expect(toast).toHaveTextContent('Thomas Bergmann is now Hot.');
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Status of Thomas Bergmann/ })).toHaveTextContent(
        'Warm',
      ),
    );
    await expect(await inBody().findByText('Thomas Bergmann is now Warm.')).toBeVisible();
  },
};

/** The server refuses the change: the status is reverted, and a notice shows the reason. */
export const StatusChangeFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.update.fails(
        buildProblem({ status: 500, code: 'internal', detail: 'The disk is full.' }),
        { delay: 150 },
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Status of Grace Mwangi/ }));
    await userEvent.click(await inBody().findByRole('option', { name: 'Cold' }));
    const status = () => canvas.getByRole('button', { name: /Status of Grace Mwangi/ });
    await waitFor(() => expect(status()).toHaveTextContent('Cold'));
    await expect(await inBody().findByText('Update failed')).toBeVisible();
    await expect(inBody().getByText('The disk is full.')).toBeVisible();
    await expect(status()).toHaveTextContent('Hot');
  },
};

/**
 * Another user changed the lead first: their status appears, and none of their changes is
 * overwritten.
 */
export const ChangedByOthers: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.list.returns([grace], { once: true }),
      leads.list.returns([buildLead({ lead_status: 'Closed', version: 2 })]),
      leads.update.fails(buildProblem({ status: 412, code: 'stale' })),
    ),
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('button', { name: /Status of Grace Mwangi/ });
    await expect(status).toHaveTextContent('Hot');
    await userEvent.click(status);
    await userEvent.click(await inBody().findByRole('option', { name: 'Cold' }));
    await expect(await inBody().findByText(/changed by someone else/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Status of Grace Mwangi/ })).toHaveTextContent(
        'Closed',
      ),
    );
  },
};

/** With a single page, searching needs no server: it could not find more. */
export const SearchOnePage: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.list.answers(({ query }) => {
        if (query.has('q')) throw new Error('The server was asked.');
        return fourLeads;
      }),
    ),
  play: async ({ canvas, args }) => {
    await canvas.findByRole('row', { name: /Grace Mwangi/ });
    await userEvent.type(canvas.getByRole('searchbox'), 'elodie lumiere');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByRole('row', { name: /Élodie Marchand/ })).toBeVisible();
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ q: 'elodie lumiere' }),
      ),
    );
    await expect(canvas.getByText('1–1 of 1')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
  },
};

/** With several pages, the server searches all of them. */
export const SearchManyPages: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.list.serves([
        ...buildLeads(55),
        buildLead({ id: 'last', first_name: 'Zoë', last_name: 'Quist', email: 'zoe@example.com' }),
      ]),
    ),
  play: async ({ canvas }) => {
    await canvas.findByText('1–50 of 56');
    await userEvent.type(canvas.getByRole('searchbox'), 'quist');
    await expect(await canvas.findByRole('row', { name: /Zoë Quist/ })).toBeVisible();
    await expect(canvas.getByText('1–1 of 1')).toBeVisible();
  },
};

export const Pages: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.list.serves(buildLeads(60))),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await canvas.findByText('51–60 of 60');
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await canvas.findByText('1–50 of 60');
  },
};

/** On a slow network, the numbers are those of the rows, and a double click turns one page. */
export const PagesSlowly: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leads.list.serves(buildLeads(160), { delay: 300 })),
  play: async ({ canvas }) => {
    await canvas.findByText('Page 1 of 4');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('1–50 of 160')).toBeVisible();
    await canvas.findByText('51–100 of 160');
    await expect(canvas.getByText('Page 2 of 4')).toBeVisible();
  },
};

export const Filters: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Grace Mwangi/ });
    await userEvent.click(canvas.getByRole('button', { name: /All statuses/ }));
    await userEvent.click(await inBody().findByRole('option', { name: 'Cold' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Grace Mwangi/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Élodie Marchand/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Event Leads/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('row', { name: /Thomas Bergmann/ })).toBeVisible();
  },
};

/** A list of what is due says when, in the table and on cards. */
export const DueSteps: Story = {
  tags: ['!dev'],
  args: { state: { ...initialLeadListState, step: 'overdue' }, hasMore: true },
  beforeEach: ({ msw }) => {
    const next_step = { kind: 'call', due_at: '2025-11-20T09:00:00.000Z', note: '' } as const;
    msw.use(leads.list.serves([buildLead({ next_step })]));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Call · 20 Nov')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Next step' })).toBeVisible();
  },
};

export const DueStepsOnAPhone: Story = {
  ...DueSteps,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Call · 20 Nov')).toBeVisible();
  },
};

/** An empty list says nothing about the next filter, whose leads are still loading. */
export const FilterAfterNothingFound: Story = {
  tags: ['!dev'],
  args: { state: { ...initialLeadListState, status: 'Cold' } },
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(
      leads.list.returns([], { once: true }),
      leads.list.serves(fourLeads, { after: response.promise }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('Loading leads')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: /^No leads/ })).toBeNull();
    response.resolve();
    await expect(await canvas.findByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
  },
};

/** Records which addresses are opened, and opens none. */
function watchOpen() {
  const original = window.open;
  window.open = fn().mockReturnValue(null);
  return () => {
    window.open = original;
  };
}

/**
 * Calling and writing open the other program, show a notice, and are recorded in the lead's
 * history.
 */
export const CallAndWhatsapp: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    recorded.mockClear();
    msw.use(
      leads.contact.answers(({ body, params }) => {
        recorded(params['id'], body);
        return buildActivity({ type: 'call' });
      }),
    );
    return watchOpen();
  },
  play: async ({ canvas, args }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Call Grace Mwangi' }));
    await expect(window.open).toHaveBeenLastCalledWith('tel:+254712345678', '_self');
    await expect(window.open).toHaveBeenCalledOnce();
    await expect(await inBody().findByText('Call initiated')).toBeVisible();
    await waitFor(() => expect(recorded).toHaveBeenLastCalledWith(grace.id, { type: 'call' }));
    await userEvent.click(canvas.getByRole('button', { name: 'WhatsApp Grace Mwangi' }));
    await expect(window.open).toHaveBeenLastCalledWith(
      'https://wa.me/254712345678',
      '_blank',
      'noopener',
    );
    await expect(await inBody().findByText('WhatsApp opened')).toBeVisible();
    await waitFor(() => expect(recorded).toHaveBeenLastCalledWith(grace.id, { type: 'whatsapp' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Email Grace Mwangi' }));
    await expect(args.onOpenLead).toHaveBeenLastCalledWith(grace.id, 'email');
  },
};

/** A lead whose only number is a mobile one, and one with an extension. */
export const CallMobileAndExtension: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    msw.use(
      leads.contact.returns(buildActivity({ type: 'call' })),
      leads.list.serves([
        buildLead({ phone: '', mobile: '+49 (0)171 5550101' }),
        buildLead({ id: storyId(3, 2), first_name: 'Ada', phone: '+49 711 5550166 ext. 12' }),
      ]),
    );
    return watchOpen();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call Grace Mwangi' }));
    await expect(window.open).toHaveBeenLastCalledWith('tel:+491715550101', '_self');
    await expect(await inBody().findByText(/on \+49 \(0\)171 5550101/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Call Ada Mwangi' }));
    await expect(window.open).toHaveBeenLastCalledWith('tel:+497115550166,12', '_self');
    await userEvent.click(canvas.getByRole('button', { name: 'WhatsApp Ada Mwangi' }));
    await expect(window.open).toHaveBeenLastCalledWith(
      'https://wa.me/497115550166',
      '_blank',
      'noopener',
    );
  },
};

/** The call has started regardless; only its entry is missing, and the notice says so. */
export const CallNotRecorded: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const original = window.open;
    window.open = fn().mockReturnValue(null);
    msw.use(leads.contact.offline());
    return () => {
      window.open = original;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call Grace Mwangi' }));
    await expect(await inBody().findByText('Not added to the history')).toBeVisible();
  },
};

/** A server with state: leads that are deleted and restored, and statuses of many. */
function serverWith(count: number, msw: { use: (...handlers: HttpHandler[]) => void }) {
  const stored = new Map(buildLeads(count).map((lead) => [lead.id, lead]));
  const bin = new Map<string, Lead>();
  const idsOf = (body: unknown) => (body as { lead_ids: string[] }).lead_ids;
  const move = (ids: string[], from: Map<string, Lead>, to: Map<string, Lead>) =>
    ids.flatMap((id) => {
      const lead = from.get(id);
      if (!lead) return [];
      from.delete(id);
      to.set(id, lead);
      return [lead];
    });
  msw.use(
    leads.list.answers(({ query }) => {
      const from = query.get('deleted') === 'true' ? bin : stored;
      return [...from.values()].toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
    }),
    leads.statusOfMany.answers(({ body }) => {
      const { lead_status } = body as { lead_status: Lead['lead_status'] };
      for (const id of idsOf(body)) {
        const before = stored.get(id);
        if (before) stored.set(id, { ...before, lead_status, status: lowerStatus[lead_status] });
      }
      return {
        changed: idsOf(body).length,
        leads: idsOf(body).flatMap((id) => stored.get(id) ?? []),
      };
    }),
    leads.removeMany.answers(({ body }) => ({ deleted: move(idsOf(body), stored, bin).length })),
    leads.restoreMany.answers(({ body }) => {
      const restored = move(idsOf(body), bin, stored);
      return { changed: restored.length, leads: restored };
    }),
  );
}

/** The statuses of two leads change at once, and both can be undone together. */
export const StatusOfMany: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => serverWith(4, msw),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Grace Mwangi/ });
    await userEvent.keyboard('jxjx4');
    const toast = await inBody().findByRole('alertdialog');
    await expect(toast).toHaveTextContent('Leads updated');
    await expect(toast).toHaveTextContent('2 leads are now Closed.');
    const status = (name: RegExp) => canvas.getByRole('button', { name });
    await waitFor(() => expect(status(/Status of Thomas/)).toHaveTextContent('Closed'));
    await expect(canvas.queryByRole('toolbar'), 'the selection is done').toBeNull();
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(status(/Status of Thomas/)).toHaveTextContent('Warm'));
    await expect(status(/Status of Grace/)).toHaveTextContent('Hot');
  },
};

/** Leads disappear at once; a notice above the list brings them back. */
export const DeleteAndUndo: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => serverWith(4, msw),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Grace Mwangi' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Thomas Bergmann' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByText('2 leads deleted.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Grace Mwangi/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('2 leads deleted.')).toBeNull());
  },
};

/** An undo that ends after a later deletion leaves the notice of that one. */
export const UndoneSlowly: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    serverWith(4, msw);
    msw.use(
      leads.restoreMany.returns(
        { changed: 1, leads: fourLeads.slice(0, 1) },
        { after: response.promise },
      ),
    );
  },
  play: async ({ canvas }) => {
    const remove = async (name: string) => {
      await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
      await canvas.findByText(`${name} deleted.`);
    };
    await remove('Grace Mwangi');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await remove('Thomas Bergmann');
    response.resolve();
    await expect(await inBody().findByText('Leads restored')).toBeVisible();
    await expect(canvas.getByText('Thomas Bergmann deleted.')).toBeVisible();
  },
};

/** The Deleted filter lists what was deleted, with Restore for one lead or for many. */
export const DeletedAndRestored: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => serverWith(4, msw),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Grace Mwangi/ });
    await userEvent.keyboard('jxjxjx');
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await canvas.findByText('3 leads deleted.');
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await userEvent.click(await inBody().findByRole('menuitemradio', { name: 'Deleted leads' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore Grace Mwangi' }));
    await expect(await inBody().findByText('Leads restored')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Grace Mwangi/ })).toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }));
    await expect(await canvas.findByRole('heading', { name: 'No deleted leads' })).toBeVisible();
    const [, back] = canvas.getAllByRole('button', { name: 'Back to the list' });
    if (!back) throw new Error('The empty list offers no way back.');
    await userEvent.click(back);
    await expect(await canvas.findByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
  },
};

/** On a slow network, leads are restored as soon as their buttons are pressed. */
export const RestoresTwo: Story = {
  tags: ['!dev'],
  args: { state: { ...initialLeadListState, deleted: true } },
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    restored.mockClear();
    msw.use(
      leads.list.serves([], { deleted: fourLeads }),
      leads.restoreMany.answers(async ({ body }) => {
        restored(body);
        await response.promise;
        return { changed: 1, leads: fourLeads.slice(0, 1) };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore Grace Mwangi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Thomas Bergmann' }));
    await waitFor(() => expect(restored).toHaveBeenCalledTimes(2));
    await expect(restored).toHaveBeenCalledWith({ lead_ids: [storyId(3, 2)] });
    response.resolve();
    // The second notice replaces the first.
    await waitFor(() => expect(inBody().getByText('Leads restored')).toBeVisible());
  },
};

/**
 * During a slow change, the other actions say why they are unavailable, and leads that are chosen
 * meanwhile stay chosen.
 */
export const BulkSlowly: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(leads.removeMany.returns({ deleted: 1 }, { after: response.promise }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Grace Mwangi' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const bar = within(canvas.getByRole('toolbar'));
    const status = bar.getByRole('button', { name: 'Status' });
    await expect(status).toHaveAttribute('aria-disabled', 'true');
    await userEvent.hover(status);
    await expect(await inBody().findByRole('tooltip')).toHaveTextContent(
      'Another action is in progress',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Thomas Bergmann' }));
    canvas.getByRole('row', { name: /Thomas Bergmann/ }).focus();
    await userEvent.keyboard('3');
    await expect(await inBody().findByText('Update failed')).toBeVisible();

    response.resolve();
    await expect(await canvas.findByText('Grace Mwangi deleted.')).toBeVisible();
    await expect(canvas.getByRole('toolbar')).toHaveTextContent('1 selected');
    await expect(canvas.getByRole('checkbox', { name: 'Select Thomas Bergmann' })).toBeChecked();
    await expect(status).not.toHaveAttribute('aria-disabled');
  },
};

/** A refused change keeps the selection, so that it can be retried. */
export const BulkFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leads.removeMany.fails(
        buildProblem({ status: 404, code: 'not_found', detail: 'One of these leads is gone.' }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Grace Mwangi' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await expect(await inBody().findByText('One of these leads is gone.')).toBeVisible();
    await expect(await canvas.findByRole('toolbar')).toHaveTextContent('1 selected');
    await expect(canvas.queryByText(/deleted\.$/)).toBeNull();
  },
};

/** Parts of a whole list that the server has changed, and what it was asked for. */
const parts = fn<(body: unknown) => void>();
const before = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => ({
    id: storyId(3, 1_000 + start + index),
    lead_status: 'Hot' as const,
    assignedTo: null,
  }));
const wholeList = [
  leads.list.replies(({ query }) => ({
    answer: fourLeads,
    headers: {
      'X-Total-Count': query.get('total') === 'exact' ? '1240' : '1000',
      'X-Total-Count-Capped': String(query.get('total') !== 'exact'),
      Link: '</api/leads?cursor=c>; rel="next"',
    },
  })),
];
const chooseAll = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByRole('row', { name: /Grace Mwangi/ });
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Select all 1,240' }));
};

/**
 * All leads of a list, however many there are: the question names their number, which is then
 * counted exactly; one press takes all of it back, except what somebody has changed since.
 */
export const ChangeWholeList: Story = {
  tags: ['!dev'],
  args: { state: { ...initialLeadListState, tab: 'Event Leads', q: 'acme' } },
  beforeEach: ({ msw }) => {
    parts.mockClear();
    msw.use(
      ...wholeList,
      leads.matching.answers(({ body }) => {
        parts(body);
        const { cursor, lead_ids: ids } = Object(body);
        if (ids) return { matched: ids.length - 1, changed: [], next: null };
        return cursor
          ? { matched: 738, changed: before(738, 500), next: null }
          : { matched: 500, changed: before(500), next: 'n' };
      }),
    );
  },
  play: async ({ canvas }) => {
    await chooseAll(canvas);
    canvas.getByRole('row', { name: /Grace Mwangi/ }).focus();
    await userEvent.keyboard('3');
    const dialog = within(
      await inBody().findByRole('dialog', { name: 'Change 1,240 leads to Cold?' }),
    );
    await expect(dialog.getByText(/on every page: Event Leads · “acme”\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change status' }));
    await expect(
      await inBody().findByText('1,238 leads are now Cold. 2 leads no longer matched.'),
    ).toBeVisible();
    const filter = { lead_type: 'Event Leads', q: 'acme' };
    const change = { kind: 'status', lead_status: 'Cold' };
    await expect(parts).toHaveBeenNthCalledWith(1, { filter, change });
    await expect(parts).toHaveBeenNthCalledWith(2, { filter, change, cursor: 'n' });
    await expect(canvas.queryByRole('toolbar')).toBeNull();

    await userEvent.click(inBody().getByRole('button', { name: 'Undo' }));
    await expect(
      await inBody().findByText(
        '1,235 leads went back. 3 leads had changed since, and stayed as they are.',
      ),
    ).toBeVisible();
    await expect(parts).toHaveBeenCalledTimes(5);
    await expect(parts).toHaveBeenNthCalledWith(3, {
      filter: { lead_status: 'Cold' },
      change: { kind: 'status', lead_status: 'Hot' },
      lead_ids: before(500).map(({ id }) => id),
    });
  },
};

/** The network is lost in the middle: what was changed is said, and can be undone. */
export const WholeListPartly: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...wholeList,
      leads.matching.answers(() => ({ matched: 500, changed: before(500), next: 'n' }), {
        once: true,
      }),
      leads.matching.offline(),
    ),
  play: async ({ canvas }) => {
    await chooseAll(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await inBody().findByRole('dialog', { name: 'Delete 1,240 leads?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(await inBody().findByText('Only some leads were changed')).toBeVisible();
    await expect(inBody().getByText(/^500 leads deleted\. /)).toBeVisible();
    await expect(inBody().getByRole('button', { name: 'Undo' })).toBeVisible();
    // What is left can be tried again.
    await expect(await canvas.findByRole('toolbar')).toHaveTextContent('1,240 selected');
  },
};

/** A manager assigns a whole list, and the export takes it as well. */
export const AssignWholeList: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: { role: 'manager' } } },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    parts.mockClear();
    msw.use(
      ...wholeList,
      leads.matching.answers(({ body }) => {
        parts(body);
        return { matched: 1_240, changed: [], next: null };
      }),
      leadExport.sends((query) => {
        asked(query.toString());
        return { name: 'leads-export.xlsx', content: 'file' };
      }),
    );
  },
  play: async ({ canvas }) => {
    await chooseAll(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await expect(await inBody().findByText('Export successful')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith('');
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    const choice = within(await inBody().findByRole('dialog', { name: 'Assign 1,240 leads' }));
    await userEvent.click(await choice.findByRole('button', { name: /Mira Lindqvist/ }));
    const question = within(
      await inBody().findByRole('dialog', { name: 'Assign 1,240 leads to Mira Lindqvist?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Assign' }));
    await expect(
      await inBody().findByText('1,240 leads now belong to Mira Lindqvist.'),
    ).toBeVisible();
    await expect(parts).toHaveBeenCalledTimes(1);
  },
};

/** Managers export chosen leads, in the list's order. */
export const ExportSelected: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: { role: 'manager' } } },
  args: { state: { ...initialLeadListState, sort: 'name' } },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      leadExport.sends((query, { headers }) => {
        if (!headers.get('x-user-id')) throw new Error('no user');
        asked(Object.fromEntries(query));
        return { name: 'leads-export.xlsx', content: 'file' };
      }),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Grace Mwangi' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await expect(await inBody().findByText('Export successful')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({ sort: 'name', ids: grace.id });
    await expect(await canvas.findByRole('toolbar')).toHaveTextContent('1 selected');
  },
};

export const ExportFails: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: { role: 'manager' } } },
  beforeEach: ({ msw }) =>
    msw.use(
      leadExport.fails(
        buildProblem({ status: 500, code: 'internal', detail: 'The disk is full.' }),
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Grace Mwangi' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await expect(await inBody().findByText('Export failed')).toBeVisible();
    await expect(inBody().getByText('The disk is full.')).toBeVisible();
  },
};

/** A lead that a colleague captures waits while this user is choosing leads. */
export const NewLeadWhileChoosing: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    const stored = buildLeads(4);
    const arrive = () =>
      stored.unshift(
        buildLead({
          id: storyId(3, 99),
          first_name: 'Zoë',
          last_name: 'Quist',
          created_by: storyId(1, 99),
          created_at: storyNow.toISOString(),
        }),
      );
    msw.use(
      leads.list.answers(() => [...stored]),
      // Any write refreshes the list, as a live message would.
      leads.statusOfMany.answers(({ body }) => {
        arrive();
        return { changed: 0, leads: stored.filter(({ id }) => JSON.stringify(body).includes(id)) };
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Grace Mwangi/ });
    await userEvent.keyboard('jx1');
    const news = await canvas.findByRole('button', { name: '1 new lead' });
    await expect(canvas.queryByRole('row', { name: /Zoë Quist/ })).toBeNull();
    await userEvent.click(news);
    const row = await canvas.findByRole('row', { name: /Zoë Quist/ });
    await expect(row).toHaveAttribute('data-new', 'true');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Grace Mwangi' }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(grace.id);
  },
};

/** A manager selects leads, gives them to an agent in one more press, and takes that back. */
export const Assign: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: { role: 'manager' } } },
  beforeEach: ({ msw }) =>
    msw.use(...assignableLeads(buildUnassignedLeads(20), buildTeam()).handlers),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('img', { name: 'Unassigned' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
    const dialog = within(await inBody().findByRole('dialog', { name: 'Assign 20 leads' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Mira Lindqvist/ }));
    await expect(await inBody().findByText('20 leads now belong to Mira Lindqvist.')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getAllByRole('row', { name: /Mira Lindqvist/ })).toHaveLength(20),
    );
    await userEvent.click(await inBody().findByRole('button', { name: 'Undo' }));
    await expect(await inBody().findByText('20 leads went back.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Mira Lindqvist/ })).toBeNull());
  },
};

/** The key `a` asks who gets the lead with the focus. */
export const AssignByKey: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: { role: 'manager' } } },
  beforeEach: ({ msw }) =>
    msw.use(...assignableLeads(buildUnassignedLeads(3), buildTeam()).handlers),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Grace Mwangi/ });
    row.focus();
    await userEvent.keyboard('a');
    const dialog = within(await inBody().findByRole('dialog', { name: 'Assign 1 lead' }));
    await userEvent.click(await dialog.findByRole('button', { name: /Tomás Rey/ }));
    await expect(await inBody().findByText('Grace Mwangi now belongs to Tomás Rey.')).toBeVisible();
    const changed = within(canvas.getByRole('row', { name: /Grace Mwangi/ }));
    await expect(await changed.findByRole('img', { name: 'Tomás Rey' })).toBeVisible();
  },
};
