import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  buildInvite,
  buildListedInvite,
  buildOwnCompany,
  cutTexts,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { ownCompany } from '../../mocks/index.ts';
import { Invitations } from './Invitations.tsx';

/** The requests that the server received. */
const asked = fn<(what: unknown) => void>();

const meta = {
  title: 'CRM/Members/Invitations',
  component: Invitations,
  tags: ['autodocs'],
  parameters: { crm: { user: { role: 'admin' } } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    asked.mockClear();
    let valid = [buildListedInvite({ id: 'admins', role: 'admin' }), buildListedInvite()];
    let company = buildOwnCompany();
    msw.use(
      ownCompany.read.answers(() => company),
      ownCompany.update.answers(({ body }) => {
        company = { ...company, ...Object(body) };
        return company;
      }),
      ownCompany.invites.answers(() => valid),
      ownCompany.invite.answers(({ body }) => {
        asked(body);
        const { role, email } = Object(body);
        const invite = buildInvite({ role, email, email_sent: email !== null });
        const { link: _link, email_sent: _isSent, ...made } = invite;
        valid = [made, ...valid];
        return invite;
      }),
      ownCompany.revoke.answers(({ params }) => {
        asked(params['id']);
        valid = valid.filter(({ id }) => id !== params['id']);
        return null;
      }),
    );
  },
} satisfies Meta<typeof Invitations>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Sales Agent/ })).toBeVisible();
    await expect(canvas.getAllByText('in 6 days')).toHaveLength(2);
    await expect(await canvas.findByRole('switch')).toBeChecked();
  },
};

/** The link is shown once, to be copied. */
export const Created: Story = {
  parameters: { states: ['focus'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Sales Agent/ });
    await userEvent.click(canvas.getByRole('button', { name: /Role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sales Manager' }));
    await userEvent.click(canvas.getByRole('button', { name: /Valid for/ }));
    await userEvent.click(await screen.findByRole('option', { name: '1 day' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await expect(await canvas.findByText(/dashboard\?invite=/)).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({ role: 'manager', days: 1, email: null });
    await expect(await canvas.findByRole('row', { name: /Sales Manager/ })).toBeVisible();
  },
};

/** The link of a revoked invitation is no longer offered. */
export const Revoked: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Created.play?.(context);
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Revoke the invitation as Sales Manager by Priya Raman',
      }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    await expect(await screen.findByText('Invitation revoked')).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith('invite-2');
    await waitFor(() => expect(canvas.queryByText(/dashboard\?invite=/)).toBeNull());
  },
};

export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch'));
    await expect(await screen.findByText('Your company is hidden')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('switch')).not.toBeChecked());
    await expect(canvas.getByText(/People join by invitation only/)).toBeVisible();
  },
};

/** A manager can neither create nor revoke invitations for administrators, nor hide the company. */
export const Manager: Story = {
  parameters: { states: ['disabled'], crm: { user: { role: 'manager' } } },
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Administrator/ });
    await expect(within(row).getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    await expect(await canvas.findByRole('switch')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Role/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(ownCompany.invites.pending(), ownCompany.read.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading invitations')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(ownCompany.invites.returns([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no open invitations.')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ownCompany.invites.fails(problems.unavailable),
      ownCompany.read.fails(problems.unavailable),
      ownCompany.invite.fails(problems.tooMany),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The company could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await expect(await screen.findByText('No link was created')).toBeVisible();
    await expect(await canvas.findByText('The invitations could not be loaded')).toBeVisible();
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      ownCompany.invites.fails(problems.forbidden),
      ownCompany.read.fails(problems.forbidden),
    ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(problems.forbidden.detail))[0]).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await context.canvas.findAllByRole('button', { name: /^Revoke/ });
    await context.canvas.findByRole('switch');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Create link' }));
    await expect(await context.canvas.findByText(/dashboard\?invite=/)).toBeVisible();
    // The new invitation makes the page higher; its picture must not be taken before that.
    await waitFor(() =>
      expect(context.canvas.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(3),
    );
    await expect(sideways()).toEqual([]);
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(
      ownCompany.read.returns(buildOwnCompany({ name: longLead.company })),
      ownCompany.invites.returns([
        buildListedInvite({
          created_by: { id: 'x', name: `${longLead.first_name} ${longLead.last_name}` },
        }),
      ]),
    ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Revoke/ });
    await expect(await canvas.findByRole('switch')).toBeInTheDocument();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Sales Agent/ });
  },
};

/** With an address, the invitation is emailed; the link can be copied as well. */
export const Emailed: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email (optional)' });
    await userEvent.type(field, 'jonas@');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Invitation' }));
    await expect(canvas.getByText('Enter a complete email address.')).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.type(field, 'aurora-trading.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Invitation' }));
    await expect(
      await canvas.findByText('Invitation sent to jonas@aurora-trading.test'),
    ).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({
      role: 'agent',
      days: 7,
      email: 'jonas@aurora-trading.test',
    });
  },
};

/** Without a mail server, the link has to be passed on by hand. */
export const NotEmailed: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(ownCompany.invite.returns(buildInvite({ email: 'jonas@aurora-trading.test' }))),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email (optional)' });
    await userEvent.type(field, 'jonas@aurora-trading.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Invitation' }));
    await expect(
      await canvas.findByText(/No email was sent to jonas@aurora-trading.test/),
    ).toBeVisible();
  },
};
