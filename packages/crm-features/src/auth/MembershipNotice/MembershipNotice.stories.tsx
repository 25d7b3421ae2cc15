import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buildUser, cutTexts, sideways, waitingUser } from '../../fixtures/index.ts';
import { auth } from '../../mocks/index.ts';
import { MembershipNotice } from './MembershipNotice.tsx';

/** What the client does once live updates are restored: it refetches everything on screen. */
function Reconnect() {
  const queryClient = useQueryClient();
  return (
    <Button translate="no" onPress={() => void queryClient.invalidateQueries()}>
      Live again
    </Button>
  );
}

const meta = {
  title: 'CRM/Auth/MembershipNotice',
  component: MembershipNotice,
  tags: ['autodocs'],
  parameters: {
    crm: { user: waitingUser },
    // It shows only data from the session.
    notStates: ['loading', 'empty', 'error', 'forbidden'],
  },
  args: { waitingHref: '/auth/waiting' },
} satisfies Meta<typeof MembershipNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

async function toast(...texts: string[]) {
  const region = within(await screen.findByRole('region', { name: /notifications/i }));
  for (const text of texts) await expect(await region.findByText(text)).toBeVisible();
}

export const Waiting: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for approval.');
    await expect(canvas.getByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      '/auth/waiting',
    );
  },
};

const declined = buildUser({ ...waitingUser, pending_company_id: null, is_activated: true });

/** What the server answers. */
let stored = buildUser();

/** Approved while the user works. */
export const ApprovedMeanwhile: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      <MembershipNotice {...args} />
      <Reconnect />
    </>
  ),
  beforeEach({ msw }) {
    stored = buildUser(waitingUser);
    msw.use(auth.me.answers(() => stored));
  },
  play: async ({ canvas, userEvent }) => {
    stored = buildUser();
    await userEvent.click(canvas.getByRole('button', { name: 'Live again' }));
    await toast(
      'You now belong to Aurora Trading',
      'The leads from your private workspace moved with you.',
    );
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Details' })).toBeNull());
  },
};

/** Declined since the page was last open, and noticed when it is opened. */
export const DeclinedBefore: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.me.returns(declined)),
  play: async ({ canvas }) => {
    await toast('Your request to join was declined');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Details' })).toBeNull());
  },
};

export const NewRole: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: buildUser() } },
  beforeEach: ({ msw }) => msw.use(auth.me.returns(buildUser({ role: 'manager' }))),
  play: async () => {
    await toast('You are now Sales Manager');
  },
};

export const RemovedBefore: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: buildUser() } },
  beforeEach: ({ msw }) =>
    msw.use(auth.me.returns(buildUser({ company_id: null, company_name: null }))),
  play: async () => {
    await toast('You no longer belong to a company', 'You continue in your private workspace.');
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Details' })).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, it keeps a border. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'Waiting for approval.' });
    await expect(parseFloat(getComputedStyle(notice).borderBottomWidth)).toBeGreaterThan(0);
  },
};
