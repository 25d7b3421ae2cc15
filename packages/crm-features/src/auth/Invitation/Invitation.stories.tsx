import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  buildInvalid,
  buildUser,
  cutTexts,
  longLead,
  newcomer,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { auth } from '../../mocks/index.ts';
import { Invitation } from './Invitation.tsx';

const meta = {
  title: 'CRM/Auth/Invitation',
  component: Invitation,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', crm: { user: newcomer }, notStates: ['empty'] },
  globals: { viewport: { value: 'desktop' } },
  args: { token: 'an-invitation', onDone: fn() },
} satisfies Meta<typeof Invitation>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function accept({ canvas, userEvent }: Context) {
  const button = canvas.getByRole('button', { name: 'Accept invitation' });
  await userEvent.click(button);
  await userEvent.unhover(button);
}

async function toast(text: string) {
  const region = within(await screen.findByRole('region', { name: /notifications/i }));
  await expect(await region.findByText(text)).toBeVisible();
}

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You are invited');
    await expect(
      await canvas.findByText('Noor Haddad invites you to join Aurora Trading as Sales Agent.'),
    ).toBeVisible();
    await expect(canvas.getByText(/You are signed in as Priya Raman/)).toBeVisible();
  },
};

export const Accepts: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(
      auth.profile.answers(async ({ body }) => {
        await expect(body).toEqual({ invite_token: 'an-invitation' });
        return buildUser();
      }),
    );
  },
  play: async (context) => {
    await accept(context);
    await toast('Welcome to Aurora Trading');
    await expect(context.args.onDone).toHaveBeenCalledOnce();
  },
};

export const NotNow: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Expired: Story = {
  parameters: { states: ['error', 'forbidden'] },
  beforeEach: ({ msw }) =>
    msw.use(
      auth.profile.fails(
        buildInvalid({
          invite_token: 'This invitation no longer works. Please ask for a new one.',
        }),
      ),
    ),
  play: async (context) => {
    await accept(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This invitation no longer works. Please ask for a new one.',
    );
    await expect(context.canvas.getByRole('button', { name: 'Not now' })).toBeVisible();
  },
};

export const ServerDown: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.profile.fails(problems.internal)),
  play: async (context) => {
    await accept(context);
    await expect(await context.canvas.findByText(problems.internal.detail)).toBeVisible();
  },
};

export const Joining: Story = {
  parameters: { states: ['loading'] },
  beforeEach: ({ msw }) => msw.use(auth.profile.pending()),
  play: async (context) => {
    await accept(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Accept invitation' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** Nobody belongs to two companies. */
export const AlreadyAMember: Story = {
  parameters: { crm: { user: buildUser() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/You work in Aurora Trading/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Accept invitation' })).toBeNull();
    const next = canvas.getByRole('button', { name: 'Continue to Dashboard' });
    await userEvent.click(next);
    await userEvent.unhover(next);
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const AnotherAccount: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another account' }));
    await toast('Logged out');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Accept invitation' })).toBeVisible();
  },
};

/** The longest names on the narrowest phone with text at 200%. */
export const LargeText: Story = {
  parameters: {
    textScale: 2,
    states: ['320 px', 'long text'],
    crm: { user: { ...newcomer, first_name: longLead.first_name, email: longLead.email } },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(longLead.email))).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, the focused control has a ring. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Accept invitation' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
  },
};
