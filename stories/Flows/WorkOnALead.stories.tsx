import { toasts } from '@cardinal/ui';
import type { Lead } from '@cardinal/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  buildActivities,
  buildActivity,
  buildEmail,
  buildLead,
  buildLeads,
  storyId,
} from '../../packages/crm-features/src/fixtures/index.ts';
import { emails, leads } from '../../packages/crm-features/src/mocks/index.ts';
import { PortalAt } from '../Screens/PortalAt.tsx';

const meta = {
  title: 'Flows/Work on a lead',
  component: PortalAt,
  args: { path: '/leads' },
  // The flows end on screens that have pictures of their own.
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lead's dialog, once it has taken the place of the one that answers the press. */
const openLead = async () => within(await screen.findByRole('dialog', { busy: false }));

/** From the list straight into an email: generated, changed, previewed, sent; back to the row. */
export const WriteAnEmail: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const action = await canvas.findByRole('button', { name: 'Email Grace Mwangi' });
    await userEvent.click(action);
    const dialog = await openLead();
    const content = await dialog.findByRole('textbox', { name: 'Content' });
    await waitFor(() => expect(content).toHaveFocus());
    await step('Generate, and change it', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: '3-day follow-up' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
      await waitFor(() => expect(content).not.toHaveValue(''));
      await userEvent.type(content, ' Best regards');
    });
    await step('Preview it, and send it', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Preview' }));
      await expect(await dialog.findByText(/Best regards/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Send Email' }));
      await expect(await screen.findByText('Email sent')).toBeVisible();
      // Until then, Escape closes what it belongs to.
      await waitFor(() => expect(content).not.toBeInTheDocument());
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(action).toHaveFocus());
    // A notice passes by itself, sooner or later on different machines.
    toasts.clear();
  },
};

/** By keyboard alone: down the list, into a lead, on to the next ones, its status, and out. */
export const WorkThroughTheList: Story = {
  beforeEach: ({ msw }) => {
    const rows = buildLeads(4);
    const find = (id = '') => rows.find((lead) => lead.id === id) ?? buildLead();
    msw.use(
      leads.list.serves(rows),
      leads.one.answers(({ params }) => find(params['id'])),
      leads.update.answers(({ params, body }) => {
        const before = find(params['id']);
        const { status, ...change } = Object(body);
        const saved: Lead = {
          ...before,
          ...change,
          ...(status === 'closed' && { lead_status: 'Closed', status: 'closed' }),
          version: before.version + 1,
        };
        rows.splice(rows.indexOf(before), 1, saved);
        return saved;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'View Grace Mwangi' });
    await userEvent.keyboard('jj{Enter}');
    const dialog = await openLead();
    await dialog.findByText('2 of 4');
    dialog.getByRole('button', { name: 'Next lead' }).focus();
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('3 of 4');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Next lead' })).toHaveFocus());
    dialog.getByRole('radio', { name: 'Closed' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await expect(await screen.findByText('Lead updated')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // A notice passes by itself, sooner or later on different machines.
    toasts.clear();
  },
};

/** Two leads of one person become one; the history offers to undo it. */
export const MergeDuplicates: Story = {
  beforeEach: ({ msw }) => {
    const grace = buildLead({ notes: 'Wants a quote.' });
    const twin = buildLead({
      id: storyId(3, 80),
      first_name: 'Grace W.',
      company: '',
      notes: 'Met at the airport.',
      source: 'import',
    });
    let isMerged = false;
    const merged = {
      ...grace,
      notes: `${grace.notes}\n\n${twin.notes}`,
      version: 2,
    };
    const entry = buildActivity({
      id: storyId(4, 70),
      type: 'merged',
      title: 'Merged with Grace W. Mwangi',
      description: '',
      merge_id: storyId(8, 1),
    });
    const now = () => (isMerged ? merged : grace);
    msw.use(
      leads.list.answers(() => (isMerged ? [merged] : [grace, twin])),
      leads.one.answers(({ params }) => (params['id'] === twin.id ? twin : now())),
      leads.duplicates.answers(() => (isMerged ? [] : [{ reason: 'email', lead: twin }])),
      leads.activities.replies(() => ({
        answer: isMerged ? [entry, ...buildActivities()] : buildActivities(),
        headers: { 'X-Total-Count': '6' },
      })),
      emails.list.replies(() => ({ answer: [buildEmail()], headers: { 'X-Total-Count': '1' } })),
      leads.merge.answers(({ body }) => {
        expect(body).toMatchObject({ other: twin.id, fields: { notes: merged.notes } });
        isMerged = true;
        return { lead: merged, merge_id: storyId(8, 1) };
      }),
      leads.undoMerge.answers(() => {
        isMerged = false;
        return { leads: [{ ...grace, version: 3 }, twin], kept: [] };
      }),
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Grace Mwangi' }));
    const dialog = await openLead();
    await step('Compare, choose, merge', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Compare' }));
      const compared = within(await screen.findByRole('dialog', { name: 'Compare leads' }));
      await userEvent.click(compared.getByRole('button', { name: 'Merge' }));
      const choice = within(await screen.findByRole('dialog', { name: 'Merge leads' }));
      await expect(await choice.findByText('6 activities')).toBeVisible();
      await userEvent.click(choice.getByRole('button', { name: 'Merge leads' }));
    });
    const notes = () => dialog.getByRole('textbox', { name: 'Notes' });
    await waitFor(() => expect(notes()).toHaveValue('Wants a quote.\n\nMet at the airport.'));
    await step('The notice disappears; the history still offers it', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
      const history = within(dialog.getByRole('group', { name: 'Recent Activity' }));
      await userEvent.click(await history.findByRole('button', { name: 'Undo merge' }));
      await expect(await screen.findByText('Merge undone')).toBeVisible();
    });
    await waitFor(() => expect(notes()).toHaveValue('Wants a quote.'));
    await expect(await dialog.findByRole('button', { name: 'Compare' })).toBeVisible();
  },
};
