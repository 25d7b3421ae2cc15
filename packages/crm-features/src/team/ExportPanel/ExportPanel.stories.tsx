import { exportColumns } from '@cardinal/contract/labels';
import { useMutation } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  buildEvent,
  buildLeads,
  buildProblem,
  buildTeam,
  cutTexts,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { events, leadExport, leads, users } from '../../mocks/index.ts';
import { ExportPanel } from './ExportPanel.tsx';

/** Number of columns. */
const all = exportColumns.length;

/** The queries of the exports that the server received. */
const asked = fn<(query: string) => void>();

const meta = {
  title: 'CRM/Team/ExportPanel',
  component: ExportPanel,
  tags: ['autodocs'],
  parameters: { covers: ['CRM/Team/ExportPanel view'], crm: { user: { role: 'manager' } } },
  globals: { viewport: { value: 'desktop' } },
  args: { onSave: fn() },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      users.returns(buildTeam()),
      events.list.returns([buildEvent()]),
      leads.list.serves(buildLeads(60)),
      leadExport.sends((query) => {
        asked(query.toString());
        return {
          name: `leads-export.${query.get('format') ?? 'xlsx'}`,
          content: 'x'.repeat(12_340),
        };
      }),
    );
  },
} satisfies Meta<typeof ExportPanel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const submit = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByRole('button', { name: 'Export leads' });

async function choose({ canvas, userEvent }: Context, filter: RegExp, option: string) {
  await userEvent.click(canvas.getByRole('button', { name: filter }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 leads match.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Excel workbook' })).toBeChecked();
    await expect(canvas.getByText(`${all} of ${all}`)).toBeVisible();
  },
};

/** The file is saved under the specification's name, and the notice reports it. */
export const Exported: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('60 leads match.');
    await userEvent.click(submit({ canvas }));
    await expect(await screen.findByText('Export successful')).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalledWith(''));
    await expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob), 'leads-export.xlsx');
    await expect(canvas.getByText('leads-export.xlsx was saved, 12 kB.')).toBeVisible();
  },
};

/** Format, filters and columns are sent to the server; the number of leads follows the filters. */
export const Chosen: Story = {
  parameters: { states: ['default'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByText('60 leads match.');
    await userEvent.click(canvas.getByRole('radio', { name: 'CSV' }));
    await choose(context, /Status/, 'Hot');
    await expect(await canvas.findByText('18 leads match.')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Notes' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Updated' }));
    await expect(canvas.getByText(`${all - 2} of ${all}`)).toBeVisible();
    await userEvent.click(submit({ canvas }));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    const query = new URLSearchParams(asked.mock.lastCall?.[0]);
    await expect(query.get('format')).toBe('csv');
    await expect(query.get('lead_status')).toBe('Hot');
    await expect(query.get('columns')).not.toContain('notes');
    await expect(query.get('columns')).toContain('created_at');
    await expect(await canvas.findByText('leads-export.csv was saved, 12 kB.')).toBeVisible();
  },
};

export const FiltersCleared: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, /Assigned to/, 'Nobody yet');
    await expect(await canvas.findByText('No lead matches these filters.')).toBeVisible();
    await expect(submit({ canvas })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('60 leads match.')).toBeVisible();
  },
};

/** While an import beside it has the primary action. */
export const BesideAnImport: Story = {
  args: { isPrimary: false },
  play: async ({ canvas }) => {
    await canvas.findByText('60 leads match.');
    // Only buttons without a fill have a visible border.
    const { borderTopColor } = getComputedStyle(submit({ canvas }));
    await expect(borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};

/** No column, no file. */
export const NoColumns: Story = {
  parameters: { states: ['invalid'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('60 leads match.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'All columns' }));
    await expect(canvas.getByText(`0 of ${all}`)).toBeVisible();
    await expect(submit({ canvas })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Email' }));
    await expect(submit({ canvas })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** The export can be cancelled while the server prepares the file. */
export const Cancelled: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leadExport.pending()),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('60 leads match.');
    await userEvent.click(submit({ canvas }));
    await expect(
      await canvas.findByRole('progressbar', { name: 'Preparing the file' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(screen.queryByText('Export failed')).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(leads.list.pending(), users.pending(), events.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Counting leads')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Event/ })).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(leads.list.empty()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No lead matches these filters.')).toBeVisible();
    await expect(submit({ canvas })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      leadExport.fails(
        buildProblem({ status: 503, code: 'unavailable', detail: 'The database is restarting.' }),
      ),
    ),
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('60 leads match.');
    await userEvent.click(submit({ canvas }));
    await expect((await screen.findAllByText('Export failed'))[0]).toBeVisible();
    await expect((await canvas.findAllByText('The database is restarting.'))[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Without a network. */
export const Offline: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(leadExport.offline(), leads.list.offline()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/could not be counted/)).toBeVisible();
    await userEvent.click(submit({ canvas }));
    await expect((await canvas.findAllByText(/can’t be reached/))[0]).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(leads.list.fails(problems.forbidden), leadExport.fails(problems.forbidden)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(/could not be counted/);
    await userEvent.click(submit({ canvas }));
    await expect((await canvas.findAllByText(problems.forbidden.detail))[0]).toBeVisible();
  },
};

/** The server asks for a recent sign-in: the call is repeated once it is confirmed. */
export const Confirmed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      leadExport.fails(
        buildProblem({ status: 403, code: 'reauthenticate', detail: 'Confirm who you are.' }),
        { once: true },
      ),
    ),
  render: function Repeating(args) {
    const confirm = useMutation({ mutationFn: () => Promise.resolve() });
    return (
      <ExportPanel
        {...args}
        confirmed={async (call) => {
          try {
            return await call();
          } catch {
            await confirm.mutateAsync();
            return call();
          }
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByText('60 leads match.');
    await userEvent.click(submit({ canvas }));
    await expect(await screen.findByText('Export successful')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 leads match.')).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 leads match.')).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 leads match.')).toBeVisible();
  },
};
