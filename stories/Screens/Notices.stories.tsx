import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { UpdateNotice } from '../../apps/portal/src/offline/UpdateNotice.tsx';
import { OpeningLeadView } from '../../apps/portal/src/routes/leads/OpeningLead.tsx';
import { buildLead } from '../../packages/crm-features/src/fixtures/index.ts';

/** What the portal shows over its screens. */
const meta = {
  title: 'Screens/Notices',
  component: UpdateNotice,
  args: { onUpdate: fn() },
  tags: ['!dev'],
} satisfies Meta<typeof UpdateNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A new version waits until nothing is open or unsaved. */
export const UpdateWaiting: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('A new version of Cardinal is ready')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    await expect(args.onUpdate).toHaveBeenCalledOnce();
  },
};

const onClose = fn();

/** A lead whose dialog is still being fetched answers the press at once, with what the list knows. */
export const OpeningLead: Story = {
  render: () => <OpeningLeadView lead={buildLead()} onClose={onClose} />,
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Grace Mwangi' });
    await expect(dialog).toHaveAttribute('aria-busy', 'true');
    await expect(dialog).toHaveTextContent('Loading lead');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

/** A lead that is in no list. */
export const OpeningUnknownLead: Story = {
  render: () => <OpeningLeadView lead={undefined} onClose={onClose} />,
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'Loading lead' })).toBeVisible();
  },
};
