import { Button } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildActivity, buildLead, buildLeads, buildProblem } from '../../fixtures/index.ts';
import { leads, stats } from '../../mocks/index.ts';
import { initialLeadListState } from '../leadListState.ts';
import { LeadTable } from './LeadTable.tsx';
import type { LeadTableProps } from './LeadTable.tsx';

/** Holds the state that the portal keeps in the URL. */
function Controlled(props: LeadTableProps) {
  const [state, setState] = useState(props.state);
  return (
    <LeadTable
      {...props}
      state={state}
      onStateChange={(next) => {
        setState(next);
        props.onStateChange(next);
      }}
    />
  );
}

const fourLeads = buildLeads(4);
/** The recorded history entries by lead. */
const recorded = fn();

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
    emptyAction: <Button variant="primary">Capture lead</Button>,
  },
  beforeEach: ({ msw }) => msw.use(leads.list.serves(fourLeads)),
} satisfies Meta<typeof LeadTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Looks like a story of LeadTableView. */
const notPictured = { picture: false };

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
  parameters: notPictured,
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
  parameters: notPictured,
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
  beforeEach: ({ msw }) => msw.use(leads.list.offline()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('can’t be reached');
  },
};

export const Slow: Story = {
  parameters: notPictured,
  beforeEach: ({ msw }) => msw.use(leads.list.serves(fourLeads, { delay: 400 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading leads')).toBeInTheDocument();
    await expect(await canvas.findByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
  },
};

/** The figures fail: the tabs show a dash, and the list works. */
export const CountsUnknown: Story = {
  beforeEach: ({ msw }) => msw.use(stats.fails(buildProblem({ status: 500, code: 'internal' }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: /All.*not known yet/ })).toBeVisible();
  },
};

/** The new status appears at once, a notice reports it, and it can be undone. */
export const StatusChange: Story = {
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
    await userEvent.click(inBody().getByRole('option', { name: 'Hot' }));
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
  beforeEach: ({ msw }) =>
    msw.use(
      leads.update.fails(
        buildProblem({ status: 500, code: 'internal', detail: 'The disk is full.' }),
        { delay: 150 },
      ),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Status of Grace Mwangi/ }));
    await userEvent.click(inBody().getByRole('option', { name: 'Cold' }));
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
    await userEvent.click(inBody().getByRole('option', { name: 'Cold' }));
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
  beforeEach: ({ msw }) => msw.use(leads.list.serves(buildLeads(60))),
  parameters: { picture: false },
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

export const Filters: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Grace Mwangi/ });
    await userEvent.click(canvas.getByRole('button', { name: /All statuses/ }));
    await userEvent.click(inBody().getByRole('option', { name: 'Cold' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Grace Mwangi/ })).toBeNull());
    await expect(canvas.getByRole('row', { name: /Élodie Marchand/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /Event Leads/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('row', { name: /Thomas Bergmann/ })).toBeVisible();
  },
};

/**
 * Calling and writing open the other program, show a notice, and are recorded in the lead's
 * history.
 */
export const CallAndWhatsapp: Story = {
  beforeEach: ({ msw }) => {
    recorded.mockClear();
    msw.use(
      leads.contact.answers(({ body, params }) => {
        recorded(params['id'], body);
        return buildActivity({ type: 'call' });
      }),
    );
    const open = fn().mockReturnValue(null);
    const original = window.open;
    window.open = open;
    return () => {
      window.open = original;
    };
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Call Grace Mwangi' }));
    await expect(window.open).toHaveBeenLastCalledWith('tel:+254712345678', '_self');
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

/** The call has started regardless; only its entry is missing, and the notice says so. */
export const CallNotRecorded: Story = {
  parameters: { picture: false },
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
    await expect(await inBody().findByText('Not in the history')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Grace Mwangi' }));
    await expect(args.onOpenLead).toHaveBeenCalledWith(grace.id);
  },
};
