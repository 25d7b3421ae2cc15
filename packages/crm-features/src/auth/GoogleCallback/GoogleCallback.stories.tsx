import { stored } from '@cardinal/contract/labels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import {
  buildGoogleSession,
  buildProblem,
  buildUser,
  cutTexts,
  newcomer,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { auth } from '../../mocks/index.ts';
import type { GoogleRequest } from '../google/googleRequest.ts';
import { GoogleCallback } from './GoogleCallback.tsx';

const request: GoogleRequest = {
  state: 'the-state',
  nonce: 'the-nonce',
  source: 'login',
  startedAt: Date.now(),
  returnTo: '/leads',
};

/** What the tab remembered before it left for Google. */
function remember(change: Partial<GoogleRequest> = {}) {
  sessionStorage.setItem(stored.google.key, JSON.stringify({ ...request, ...change }));
}

/** Google has not confirmed the address of the account. */
const unverified = buildProblem({
  status: 403,
  title: 'Forbidden',
  code: 'unverified',
  detail:
    'Google has not confirmed that this email address is yours. Confirm it in your Google account and try again, or use your email and a password here.',
});

const meta = {
  title: 'CRM/Auth/GoogleCallback',
  component: GoogleCallback,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    crm: { user: null },
    notStates: ['empty'],
    isWordedOnce: true,
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    code: 'the-code',
    state: 'the-state',
    error: null,
    startHref: '/',
    onContinue: fn(),
  },
  beforeEach: () => remember(),
} satisfies Meta<typeof GoogleCallback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Authenticating: Story = {
  tags: ['matrix'],
  parameters: { states: ['loading'] },
  beforeEach: ({ msw }) => msw.use(auth.googleCallback.pending()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Authenticating...');
  },
};

export const Success: Story = {
  tags: ['matrix'],
  beforeEach({ msw }) {
    msw.use(
      auth.googleCallback.answers(async ({ body }) => {
        await expect(body).toEqual({
          code: 'the-code',
          redirect_uri: `${window.location.origin}/auth/callback`,
          state: 'the-state',
          nonce: 'the-nonce',
        });
        return buildGoogleSession();
      }),
    );
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Success!' })).toBeVisible();
    await expect(canvas.getByText(/Welcome back, Priya/)).toBeVisible();
    await expect(args.onContinue).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(args.onContinue).toHaveBeenCalledWith({ completes: false, path: '/leads' }),
    );
    await expect(sessionStorage.getItem(stored.google.key)).toBeNull();
  },
};

/** Role and company are still missing. */
export const NewUser: Story = {
  beforeEach: ({ msw }) => msw.use(auth.googleCallback.returns(buildGoogleSession(newcomer, true))),
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/choose your role and your company/)).toBeVisible();
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledWith({ completes: true }));
  },
};

/** Accepting the invitation completes the profile. */
export const NewUserWithAnInvitation: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    remember({ returnTo: '/dashboard?invite=a-token' });
    msw.use(auth.googleCallback.returns(buildGoogleSession(newcomer, true)));
  },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onContinue).toHaveBeenCalledWith({
        completes: false,
        path: '/dashboard?invite=a-token',
      }),
    );
  },
};

/** The user pressed Cancel at Google. */
export const Refused: Story = {
  args: { code: null, error: 'access_denied' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Authentication Failed' }),
    ).toBeVisible();
    await expect(canvas.getByText('Authentication failed: access_denied')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/');
  },
};

export const NoCode: Story = {
  tags: ['!dev'],
  args: { code: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No authorization code received')).toBeVisible();
  },
};

/** A link from someone else, or a reload of this page. */
export const NotStartedHere: Story = {
  tags: ['!dev'],
  args: { state: 'another-state' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/does not belong to a sign-in that was started in this tab/),
    ).toBeVisible();
  },
};

export const TookTooLong: Story = {
  tags: ['!dev'],
  beforeEach: () => remember({ startedAt: Date.now() - 2 * 3_600_000 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The sign-in took too long/)).toBeVisible();
  },
};

export const UnconfirmedAddress: Story = {
  parameters: { states: ['forbidden'] },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(auth.googleCallback.fails(unverified)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(`Authentication error: ${unverified.detail}`),
    ).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) => msw.use(auth.googleCallback.offline()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Cardinal can’t be reached/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Try Again' })).toBeVisible();
  },
};

/** The window that the dialog "Confirm that it's you" opened closes by itself. */
export const Confirmed: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: buildUser() } },
  beforeEach({ msw }) {
    remember({ source: 'confirm', userId: storyId(1, 1) });
    spyOn(window, 'close').mockImplementation(() => undefined);
    msw.use(auth.googleCallback.returns(buildGoogleSession()));
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/You can close this window/)).toBeVisible();
    await waitFor(() => expect(window.close).toHaveBeenCalledOnce());
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

const ended = fn();

/** A different account from the one that is signed in: its session ends, and the user's is kept. */
export const ConfirmedAsSomeoneElse: Story = {
  parameters: { crm: { user: buildUser() } },
  beforeEach({ msw }) {
    ended.mockClear();
    remember({ source: 'confirm', userId: storyId(1, 1) });
    msw.use(
      auth.googleCallback.returns({
        ...buildGoogleSession({ id: storyId(1, 9) }),
        access_token: 'another-token',
      }),
      auth.logout.answers(({ request: { headers } }) => {
        ended(headers.get('Authorization'));
        return null;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This is not the account/)).toBeVisible();
    await expect(ended).toHaveBeenCalledWith('Bearer another-token');
    await expect(canvas.getByRole('button', { name: 'Close this window' })).toBeVisible();
  },
};

/** The longest message on the narrowest phone with text at 200%. */
export const LargeText: Story = {
  ...UnconfirmedAddress,
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Authentication error/)).toBeVisible();
    await waitFor(() => expect(sideways()).toEqual([]));
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, the focused control has a ring. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  ...Refused,
  parameters: { media: { forcedColors: 'active' } },
  play: async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('link', { name: 'Try Again' });
    await userEvent.tab();
    await expect(again).toHaveFocus();
    await expect(getComputedStyle(again).outlineStyle).toBe('solid');
  },
};
