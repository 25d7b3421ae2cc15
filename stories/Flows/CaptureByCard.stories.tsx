import { toasts } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clearDraft } from '../../packages/crm-features/src/capture/draftStore.ts';
import {
  businessCardFile,
  businessCardScan,
} from '../../packages/crm-features/src/fixtures/businessCard.ts';
import {
  buildCreatedLead,
  buildLead,
  buildLeads,
  buildUser,
  storyId,
} from '../../packages/crm-features/src/fixtures/index.ts';
import { leads, scan } from '../../packages/crm-features/src/mocks/index.ts';
import { PortalAt } from '../Screens/PortalAt.tsx';

const meta = {
  title: 'Flows/Capture by card',
  component: PortalAt,
  args: { path: '/dashboard' },
  // The flow ends on the dashboard, which has its own picture.
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  async beforeEach({ msw }) {
    await clearDraft(buildUser().id);
    // A server with state: the list contains the saved lead.
    const stored = buildLeads(4).slice(1);
    msw.use(
      scan.returns(businessCardScan()),
      leads.list.answers(() => stored),
      leads.create.answers(({ body }) => {
        const { pictures, ...fields } = Object(body);
        const lead = { ...fields, pictures: pictures.length, id: storyId(3, 99) };
        stored.unshift(buildLead(lead));
        return buildCreatedLead(lead);
      }),
    );
  },
} satisfies Meta<typeof PortalAt>;
export default meta;

/**
 * From the dashboard: the picture of a card, the recognised fields beside it, the lead in the list.
 */
export const FromAPicture: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await userEvent.keyboard('c');
    await screen.findByRole('button', { name: 'Open Camera' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, await businessCardFile());
    const review = within(await screen.findByRole('dialog'));
    const name = await review.findByRole('textbox', { name: /^First name/ });
    await waitFor(() => expect(name).toHaveValue('Grace'));
    await userEvent.click(review.getByRole('button', { name: 'Save lead' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('row', { name: /Grace Mwangi/ })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    // The notice and the tint of a new lead pass, sooner or later on different machines.
    toasts.clear();
    await waitFor(() => expect(document.querySelector('[data-new]')).toBeNull());
  },
};
