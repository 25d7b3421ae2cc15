import { englishTexts } from '@cardinal/contract/messages';
import { toasts } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { clientTexts } from '../../client/texts.ts';
import {
  buildConfig,
  buildSession,
  cutTexts,
  googleConfig,
  longLead,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { auth, config } from '../../mocks/index.ts';
import { googleMessages } from '../flowTexts.ts';
import { LoginForm } from './LoginForm.tsx';

const googleTexts = englishTexts(googleMessages);

const meta = {
  title: 'CRM/Auth/LoginForm',
  component: LoginForm,
  tags: ['autodocs'],
  // A form has no empty state.
  parameters: { width: 400, crm: { user: null }, notStates: ['empty'] },
  args: { onSignedIn: fn() },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

async function fillIn({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByLabelText('Email'), ' ada@example.test ');
  await userEvent.type(canvas.getByLabelText('Password'), 'a good password');
}

/** Finds the toast with this text, which the announcer contains too. */
async function toast(title: string, description: string) {
  const region = within(await screen.findByRole('region', { name: /notifications/i }));
  await expect(await region.findByText(title)).toBeVisible();
  await expect(await region.findByText(description)).toBeVisible();
}

export const Default: Story = {
  beforeEach({ msw }) {
    msw.use(
      auth.login.answers(async ({ body }) => {
        await expect(body).toEqual({ email: 'ada@example.test', password: 'a good password' });
        return buildSession({ first_name: 'Ada' });
      }),
    );
  },
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.keyboard('{Enter}');
    await toast('Login successful', 'Welcome back, Ada');
    await expect(context.args.onSignedIn).toHaveBeenCalledWith(buildSession({ first_name: 'Ada' }));
  },
};

export const Missing: Story = {
  parameters: { states: ['invalid', 'focus'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await toast('Login failed', 'Please enter your email and password.');
    await expect(canvas.getByText('Enter your email address.')).toBeVisible();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await userEvent.keyboard('a{Tab}');
    await waitFor(() => expect(canvas.queryByText('Enter your email address.')).toBeNull());
  },
};

export const WrongPassword: Story = {
  parameters: { states: ['forbidden'] },
  beforeEach({ msw }) {
    msw.use(auth.login.fails(problems.wrongCredentials));
  },
  play: async (context) => {
    await fillIn(context);
    const signIn = context.canvas.getByRole('button', { name: 'Sign In' });
    await context.userEvent.click(signIn);
    await context.userEvent.unhover(signIn);
    await toast('Login failed', problems.wrongCredentials.detail);
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('ada@example.test');
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('a good password');
  },
};

export const TooManyAttempts: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(auth.login.fails(problems.tooMany, { headers: { 'Retry-After': '60' } }));
  },
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.keyboard('{Enter}');
    await toast('Login failed', problems.tooMany.detail);
  },
};

/** The form itself says that it was not sent, keeps the input, and the next attempt works. */
export const OfflineThenBack: Story = {
  parameters: { states: ['error'] },
  beforeEach({ msw }) {
    msw.use(auth.login.offline({ once: true }));
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await toast('Login failed', clientTexts().unreachable);
    await expect(canvas.getByText('Cardinal can’t be reached')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).not.toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** What the form shows while the server cannot be reached. */
export const Unreachable: Story = {
  beforeEach({ msw }) {
    msw.use(auth.login.offline());
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByText('Cardinal can’t be reached')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).not.toHaveValue('');
  },
};

export const Busy: Story = {
  beforeEach({ msw }) {
    msw.use(auth.login.pending());
  },
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.keyboard('{Enter}');
    const button = context.canvas.getByRole('button', { name: /Sign In/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

const requests = fn();

export const SubmitsOnce: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    requests.mockClear();
    msw.use(
      auth.login.answers(async () => {
        requests();
        await delay(50);
        return buildSession();
      }),
    );
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fillIn(context);
    await userEvent.keyboard('{Enter}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Sign In/ }));
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await userEvent.keyboard('{Enter}');
    await expect(requests).toHaveBeenCalledOnce();
  },
};

export const GoogleNeedsTheTerms: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Google' }));
    await toast('Terms Required', 'Please accept the Terms and Conditions first.');
    await expect(canvas.getByText('Accept the terms to continue.')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

async function pressGoogle({ canvas, userEvent }: Context) {
  const terms = canvas.getByRole('checkbox', { name: /I accept the Terms and Conditions/ });
  await userEvent.click(canvas.getByText('I accept the'));
  await expect(terms).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Google' }));
}

/** Leaves for Google's page; the tab remembers what it asked for. */
export const GoogleRedirects: Story = {
  tags: ['!dev'],
  args: { onLeave: fn(), returnTo: '/leads' },
  beforeEach({ msw }) {
    sessionStorage.clear();
    msw.use(config.returns(buildConfig({ google: googleConfig })));
  },
  play: async (context) => {
    await pressGoogle(context);
    await waitFor(() => expect(context.args.onLeave).toHaveBeenCalledOnce());
    const [address = ''] = mocked(context.args.onLeave ?? fn()).mock.calls[0] ?? [];
    const url = new URL(address);
    await expect(url.origin + url.pathname).toBe(googleConfig.authorization_endpoint);
    const query = Object.fromEntries(url.searchParams);
    await expect(query).toMatchObject({
      client_id: 'story-client',
      redirect_uri: `${window.location.origin}/auth/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      access_type: 'offline',
      prompt: 'select_account',
    });
    await expect(JSON.parse(atob(query['state'] ?? ''))).toMatchObject({ source: 'login' });
    await expect(sessionStorage.getItem('cardinal.google')).toContain('"returnTo":"/leads"');
  },
};

export const GoogleIsNotSetUp: Story = {
  args: { onLeave: fn() },
  play: async (context) => {
    await pressGoogle(context);
    await toast('Google Sign-In Error', googleTexts.unavailable);
    await expect(context.args.onLeave).not.toHaveBeenCalled();
  },
};

export const GoogleWithoutNetwork: Story = {
  tags: ['!dev'],
  args: { onLeave: fn() },
  beforeEach: ({ msw }) => msw.use(config.offline()),
  play: async (context) => {
    await pressGoogle(context);
    await toast('Google Sign-In Error', clientTexts().unreachable);
  },
};

export const ReadsTheTerms: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Terms and Conditions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' });
    await expect(dialog).toBeVisible();
    await expect(canvas.getByRole('checkbox', { hidden: true })).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    // The focus returns a frame after the dialog has gone.
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Terms and Conditions' })).toHaveFocus(),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: /show password/i }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByLabelText('Password'));
  },
};

/** The narrowest phone with text at 200%: nothing is missing or cut off. */
export const LargeText: Story = {
  parameters: { width: 288, textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), longLead.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    toasts.clear();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, the focused control has a ring. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    toasts.clear();
    await expect(canvas.getByText('Enter your email address.')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    const reveal = canvas.getByRole('button', { name: /show password/i });
    await expect(reveal).toHaveFocus();
    await expect(getComputedStyle(reveal).outlineStyle).toBe('solid');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Show password');
  },
};
