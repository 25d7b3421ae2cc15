import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  buildAuditEntries,
  cutTexts,
  longLead,
  minutesAgo,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { audit, members } from '../../mocks/index.ts';
import { AuditTrail } from './AuditTrail.tsx';

/** The queries of the exports that the server received. */
const asked = fn<(query: string) => void>();
/** What a slow response waits for. */
let response = Promise.withResolvers<void>();

const meta = {
  title: 'CRM/Members/AuditTrail',
  component: AuditTrail,
  tags: ['autodocs'],
  parameters: { crm: { user: { role: 'admin' } } },
  globals: { viewport: { value: 'desktop' } },
  args: { onSave: fn() },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      audit.list.serves(buildAuditEntries()),
      audit.export.sends((query) => {
        asked(query.toString());
        return { name: `audit-trail.${query.get('format')}`, content: 'x' };
      }),
    );
  },
} satisfies Meta<typeof AuditTrail>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function choose({ canvas, userEvent }: Context, filter: RegExp, option: string) {
  await userEvent.click(canvas.getByRole('button', { name: filter }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Role changed/ })).toHaveTextContent(
      'role: Sales Agent → Sales Manager',
    );
    // Ids of people are shown as names once these are known.
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /Lead assigned/ })).toHaveTextContent(
        'agent: none → Asha Verma',
      ),
    );
  },
};

const [assigned] = buildAuditEntries();

/** A lead was taken from someone who is no longer a member. */
export const FormerMember: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(audit.list.serves(assigned ? [{ ...assigned, before: { assignedTo: 'left' } }] : [])),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('agent: Someone who left → Asha Verma'),
    ).toBeInTheDocument();
  },
};

/** Until the members are known, nobody is said to have left. */
export const MembersUnknown: Story = {
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) => msw.use(members.list.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('agent: none → –')).toBeInTheDocument();
  },
};

export const Filtered: Story = {
  parameters: { states: ['focus'] },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('row', { name: /Role changed/ });
    await choose(context, /All actions/, 'Leads exported');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    await expect(canvas.getByText('1 result')).toBeVisible();
  },
};

export const NothingFound: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('row', { name: /Role changed/ });
    await choose(context, /Everyone/, 'Tomás Rey');
    await expect(await canvas.findByRole('heading', { name: 'No entry matches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('row', { name: /Role changed/ })).toBeVisible();
  },
};

/** An empty list says nothing about the next filter, whose entries are still loading. */
export const FilterAfterNothingFound: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    response = Promise.withResolvers();
    msw.use(
      audit.list.returns([], { once: true }),
      audit.list.returns(buildAuditEntries(), { after: response.promise }),
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { name: 'Nothing recorded yet' });
    await choose(context, /Everyone/, 'Tomás Rey');
    await expect(await canvas.findByText('Loading the audit trail')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'No entry matches' })).toBeNull();
    response.resolve();
    await expect(await canvas.findByRole('row', { name: /Role changed/ })).toBeVisible();
  },
};

export const ByDay: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Role changed/ });
    await userEvent.type(canvas.getByLabelText('Until'), '2025-11-20');
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Lead assigned/ })).toBeNull());
    await expect(await canvas.findByRole('row', { name: /Company changed/ })).toBeVisible();
  },
};

/** The filtered entries, as a file. */
export const Exported: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await Filtered.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await expect(await screen.findByText('Export successful')).toBeVisible();
    await expect(asked).toHaveBeenCalledWith('action=leads_exported&format=csv');
    await expect(args.onSave).toHaveBeenCalledWith(expect.any(Blob), 'audit-trail.csv');
  },
};

export const ExportFails: Story = {
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) => msw.use(audit.export.fails(problems.unavailable)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Role changed/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Excel/ }));
    await expect(await screen.findByText('Export failed')).toBeVisible();
  },
};

const many = Array.from({ length: 24 }, (_, round) =>
  buildAuditEntries().map((entry, index) =>
    Object.assign(entry, { id: `${round}-${index}`, at: minutesAgo(round * 60 + index) }),
  ),
).flat();

export const Pages: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(audit.list.serves(many)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–50 of 120')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('51–100 of 120')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText('1–50 of 120')).toBeVisible();
    await expect(document.querySelectorAll('*').length).toBeLessThan(1500);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(audit.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the audit trail')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(audit.list.serves([])),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing recorded yet' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(audit.list.fails(problems.unavailable)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.unavailable.detail)).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(audit.list.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(4));
    await expect(sideways()).toEqual([]);
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => {
    const name = `${longLead.first_name} ${longLead.last_name}`;
    msw.use(
      audit.list.serves(
        buildAuditEntries().map((entry) =>
          Object.assign(entry, { actor: { id: 'x', name }, subject: { ...entry.subject, name } }),
        ),
      ),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(4));
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Role changed/ });
  },
};
