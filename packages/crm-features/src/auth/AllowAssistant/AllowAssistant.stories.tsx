import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import {
  buildConsent,
  buildInvalid,
  cutTexts,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { assistants } from '../../mocks/index.ts';
import { AllowAssistant } from './AllowAssistant.tsx';

const request = { client_id: 'https://claude.ai/assistant', state: 'a-state' };
const unknown = 'Cardinal does not know this assistant, or has forgotten it.';

const meta = {
  title: 'CRM/Auth/AllowAssistant',
  component: AllowAssistant,
  tags: ['autodocs'],
  // An assistant always asks for something.
  parameters: { layout: 'fullscreen', notStates: ['empty'] },
  globals: { viewport: { value: 'desktop' } },
  args: { request, dashboardHref: '/dashboard', confirmed: (call) => call(), onLeave: fn() },
} satisfies Meta<typeof AllowAssistant>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const allow = async ({ canvas, userEvent }: Context) => {
  const button = await canvas.findByRole('button', { name: 'Allow' });
  await userEvent.click(button);
  await userEvent.unhover(button);
};

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Let Claude use Cardinal?' }),
    ).toBeVisible();
    await expect(canvas.getByText('Claude, according to claude.ai')).toBeVisible();
    await expect(canvas.getByText('Answers to')).toBeVisible();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
    await expect(canvas.getByText(/You are signed in as Priya Raman/)).toBeVisible();
  },
};

/** The user permits less than was asked for. */
export const Allows: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      assistants.allow.answers(async ({ body }) => {
        await expect(body).toEqual({ request, scopes: ['leads:read', 'events:read'] });
        return { redirect_url: 'https://claude.ai/callback?code=a-code' };
      }),
    ),
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Suggest changes/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Draft and suggest/ }));
    await allow(context);
    await expect(await canvas.findByRole('heading', { name: 'Continue in Claude' })).toBeVisible();
    await expect(args.onLeave).toHaveBeenCalledWith('https://claude.ai/callback?code=a-code');
  },
};

export const NothingChosen: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
    await expect(canvas.getByText('Choose at least one.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Allow' })).toBeDisabled();
  },
};

export const Denies: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Do not allow' }));
    await expect(args.onLeave).toHaveBeenCalledWith(buildConsent().deny_url);
  },
};

/** A program that registered itself: nobody vouches for its name. */
export const OnThisDevice: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(assistants.check.returns(buildConsent({ host: null, leads_to: null }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Claude. Nobody has checked this name.')).toBeVisible();
    await expect(canvas.getByText('A program on this device')).toBeVisible();
  },
};

/** The assistant asks in a way that cannot be allowed: it is told so when the user returns. */
export const AskedWrongly: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      assistants.check.returns(
        buildConsent({ fault: 'code_challenge_method must be S256.', scopes: [] }),
      ),
    ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('code_challenge_method must be S256.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Allow' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Return to claude.ai' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** There is nowhere to return to. */
export const Unknown: Story = {
  parameters: { states: ['error', 'forbidden'] },
  beforeEach: ({ msw }) =>
    msw.use(assistants.check.fails({ ...buildInvalid({ client_id: unknown }), detail: unknown })),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(unknown);
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Continue to Dashboard' })).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const ServerDown: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(assistants.check.fails(problems.internal, { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('button', { name: 'Allow' })).toBeVisible();
  },
};

export const NotLetIn: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(assistants.allow.fails(problems.internal)),
  play: async (context) => {
    await allow(context);
    await expect(await context.canvas.findByText('The assistant was not let in')).toBeVisible();
    await expect(context.canvas.getAllByRole('checkbox')[0]).toBeChecked();
    await expect(context.args.onLeave).not.toHaveBeenCalled();
  },
};

export const AnotherAccount: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use another account' }));
    const region = within(await screen.findByRole('region', { name: /notifications/i }));
    await expect(await region.findByText('Logged out')).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(assistants.check.pending()),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('progressbar', { name: 'Asking who it is' }),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Allow' })).toBeVisible();
    await expect(sideways()).toEqual([]);
  },
};

/** The longest names on the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) =>
    msw.use(
      assistants.check.returns(
        buildConsent({
          name: longLead.company.slice(0, 80),
          leads_to: 'assistants.a-very-long-name-of-a-host-that-does-not-end.example.com',
        }),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Allow' });
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, the focused control has a ring. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' }, states: ['focus'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Allow' });
    await userEvent.tab();
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus();
  },
};
