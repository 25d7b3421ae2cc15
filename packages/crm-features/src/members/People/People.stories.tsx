import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  buildMember,
  buildMembers,
  buildProblem,
  buildResetLink,
  cutTexts,
  longLead,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { members } from '../../mocks/index.ts';
import { People } from './People.tsx';

/** The requests that the server received. */
const changed = fn<(call: string) => void>();

const meta = {
  title: 'CRM/Members/People',
  component: People,
  tags: ['autodocs'],
  parameters: { crm: { user: { role: 'admin' } } },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => {
    changed.mockClear();
    msw.use(
      members.list.returns(buildMembers()),
      members.update.answers(({ params, body }) => {
        changed(`${params['id']} ${JSON.stringify(body)}`);
        return buildMember({ ...Object(body) });
      }),
      members.remove.answers(({ params, query }) => {
        const to = query.get('leads_to');
        changed(`${params['id']} → ${to ?? 'nobody'}`);
        return { leads: 22, leads_to: to };
      }),
      members.resetLink.returns(buildResetLink()),
    );
  },
} satisfies Meta<typeof People>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const asha = storyId(1, 2);
const ready = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.findByRole('row', { name: /Asha Verma/ });

async function menu({ canvas, userEvent }: Context, name: string, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(within(await ready({ canvas })).getByText('22')).toBeVisible();
    // People who are waiting have their own part.
    await expect(canvas.queryByText('Ada Okeke')).toBeNull();
    const self = canvas.getByRole('row', { name: /Priya Raman/ });
    await expect(within(self).getByText('You')).toBeVisible();
    await expect(within(self).queryByRole('button')).toBeNull();
  },
};

/** The new role is shown at once, and can be undone. */
export const RoleChanged: Story = {
  parameters: { states: ['hover', 'focus'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /Role of Asha Verma/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sales Manager' }));
    await expect(await screen.findByText('Role changed')).toBeVisible();
    await expect(screen.getByText('Asha Verma is now Sales Manager.')).toBeVisible();
    await expect(changed).toHaveBeenCalledWith(`${asha} {"role":"manager"}`);
  },
};

export const RoleTakenBack: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await RoleChanged.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(`${asha} {"role":"agent"}`));
  },
};

/** The server refuses: the role is unchanged, and the notice shows the reason. */
export const RoleRefused: Story = {
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) =>
    msw.use(
      members.update.fails(
        buildProblem({
          status: 409,
          code: 'last_admin',
          detail:
            'Noor Haddad is the only administrator. Make another member an administrator first.',
        }),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    const role = await canvas.findByRole('button', { name: /Role of Noor Haddad/ });
    await userEvent.click(role);
    await userEvent.click(await screen.findByRole('option', { name: 'Sales Agent' }));
    await expect(await screen.findByText('The role was not changed')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Role of Noor Haddad/ })).toHaveTextContent(
        'Administrator',
      ),
    );
  },
};

/** Asks what should happen to the leads. */
export const Remove: Story = {
  play: async (context) => {
    await menu(context, 'Asha Verma', 'Remove from the company');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Asha Verma?' }));
    await expect(dialog.getByText('They own 22 leads.')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: /Hand their leads to/ }));
    await context.userEvent.click(await screen.findByRole('option', { name: 'Mira Lindqvist' }));
    await expect(dialog.getByRole('button', { name: /Mira Lindqvist/ })).toBeVisible();
  },
};

export const Removed: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await Remove.play?.(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Removed')).toBeVisible();
    await expect(screen.getByText(/Mira Lindqvist received 22 leads/)).toBeVisible();
    await expect(changed).toHaveBeenCalledWith(`${asha} → ${storyId(1, 4)}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RemovedWithoutSuccessor: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await menu(context, 'Asha Verma', 'Remove from the company');
    await screen.findByRole('dialog');
    await context.userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText(/22 leads became unassigned/)).toBeVisible();
    await expect(changed).toHaveBeenCalledWith(`${asha} → nobody`);
  },
};

/** The link is shown once, with an explanation. */
export const ResetLinkShown: Story = {
  play: async (context) => {
    await menu(context, 'Daniel Okafor', 'Password reset link');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Password reset link for Daniel Okafor' }),
    );
    await expect(dialog.getByText(/recorded in the audit trail/)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(await dialog.findByText(/auth\/reset\?token=/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};

export const ResetLinkFails: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(members.resetLink.fails(problems.unavailable)),
  play: async (context) => {
    await menu(context, 'Daniel Okafor', 'Password reset link');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Create link' }));
    await expect(await screen.findByText('No link was created')).toBeVisible();
    await expect(screen.getByText(problems.unavailable.detail)).toBeVisible();
  },
};

/** A manager can neither change nor appoint administrators, nor create reset links. */
export const Manager: Story = {
  parameters: { crm: { user: { role: 'manager' } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ready({ canvas });
    await expect(canvas.queryByRole('button', { name: /Role of Noor Haddad/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Actions for Noor Haddad' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /Role of Asha Verma/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Asha Verma' }));
    await expect(await screen.findByRole('menuitem', { name: /Remove/ })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Password reset link' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    // The focus has returned to the button, whose tooltip shows its name.
    await expect(await screen.findByRole('tooltip')).toBeVisible();
  },
};

const manyMembers = Array.from({ length: 60 }, (_, index) =>
  buildMember({
    id: storyId(1, 100 + index),
    first_name: `Person ${index + 1}`,
    last_name: 'Example',
    email_verified: index !== 1,
  }),
);

export const ManyPeople: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(members.list.returns(manyMembers)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–25 of 60')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByText('26–50 of 60')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'person 57');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await expect(canvas.getByRole('heading', { name: 'Nobody matches' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(members.list.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading people')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(members.list.returns([])),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'You’re working alone' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(members.list.fails(problems.unavailable, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.unavailable.detail)).toBeVisible();
  },
};

export const RetryAfterFailure: Story = {
  tags: ['!dev'],
  ...Failed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await ready({ canvas });
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(members.list.fails(problems.forbidden)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(problems.forbidden.detail)).toBeVisible();
  },
};

const longMembers = [
  buildMember({ ...longLead, id: 'long', email_verified: false, owned_leads: 1_240_500 }),
  ...buildMembers(),
];

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Actions for Asha Verma' });
    await expect(sideways()).toEqual([]);
  },
};

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(members.list.returns(longMembers)),
  play: async ({ canvas }) => {
    const figure = await canvas.findByText('1,240,500');
    await expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth);
    await expect(sideways()).toEqual([]);
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(members.list.returns(longMembers)),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Actions for Asha Verma' });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** The same text in the table of a wide screen. */
export const LargeTextInTable: Story = {
  ...LargeText,
  parameters: { textScale: 2, states: ['long text'] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Actions for Asha Verma' });
    for (const text of [/^Maria-Magdalena Anastasia/, /^maria-magdalena\.von/]) {
      const element = canvas.getByText(text);
      const cell = element.closest('th, [role=rowheader]');
      const end = (one: Element | null) => one?.getBoundingClientRect().right ?? 0;
      await expect(end(element)).toBeLessThanOrEqual(end(cell));
      await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
    }
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas }) => {
    await ready({ canvas });
  },
};
