import { stored } from '@cardinal/contract/labels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import {
  buildGoogleSession,
  buildUser,
  cutTexts,
  newcomer,
  sideways,
  waitingUser,
} from '../../packages/crm-features/src/fixtures/index.ts';
import { auth } from '../../packages/crm-features/src/mocks/index.ts';
import { PortalAt } from './PortalAt.tsx';

/** The screens between signing in and the requested page. */
const meta = {
  title: 'Screens/Joining',
  component: PortalAt,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code in Google's response, with the request stored in this tab. */
const fromGoogle = '/auth/callback?code=the-code&state=the-state';
function remember() {
  const request = { state: 'the-state', nonce: 'n', source: 'login', startedAt: Date.now() };
  sessionStorage.setItem(stored.google.key, JSON.stringify({ ...request, returnTo: '/leads' }));
}

/**
 * A new user is led from Google's response to the missing role and company, then to the dashboard.
 */
export const FromGoogleToTheDashboard: Story = {
  tags: ['!dev'],
  args: { path: fromGoogle },
  parameters: { crm: { user: null } },
  beforeEach({ msw }) {
    remember();
    msw.use(
      auth.googleCallback.returns(buildGoogleSession(newcomer, true)),
      auth.profile.returns(buildUser()),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Success!' })).toBeVisible();
    const submit = await canvas.findByRole('button', { name: 'Continue to Dashboard' });
    await expect(submit).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Role/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Agent' }));
    await userEvent.click(canvas.getByRole('button', { name: /Company/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Aurora Trading/ }));
    await userEvent.click(submit);
    await expect(await canvas.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  },
};

/** An existing user continues to the requested page. */
export const FromGoogleToThePage: Story = {
  tags: ['!dev'],
  args: { path: fromGoogle },
  parameters: { crm: { user: null } },
  beforeEach({ msw }) {
    remember();
    msw.use(auth.googleCallback.returns(buildGoogleSession()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lead Management' })).toBeVisible();
  },
};

export const GoogleRefused: Story = {
  tags: ['!dev'],
  args: { path: '/auth/callback?error=access_denied' },
  parameters: { crm: { user: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Try Again' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in to Cardinal' })).toBeVisible();
  },
};

/** On load, users without a company are asked for one, and can continue without. */
export const WithoutACompany: Story = {
  args: { path: '/leads' },
  parameters: { crm: { user: { company_id: null, company_name: null } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not now' }));
    await expect(await canvas.findByRole('heading', { name: 'Lead Management' })).toBeVisible();
  },
};

/** Users can work in the private workspace; a banner leads back to the screen. */
export const WaitingForApproval: Story = {
  args: { path: '/leads' },
  parameters: { crm: { user: waitingUser } },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Waiting for approval' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue to your workspace' }));
    await expect(await canvas.findByRole('heading', { name: 'Lead Management' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(11));
    await expect(canvas.getByRole('link', { name: 'Details' })).toBeVisible();
  },
};

export const WaitingOnAPhone: Story = {
  ...WaitingForApproval,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Continue to your workspace' }),
    );
    await expect(await canvas.findByRole('link', { name: 'Details' })).toBeVisible();
  },
};

/** An invitation link, opened without a session: the account that is created joins at once. */
export const InvitedWithoutAnAccount: Story = {
  args: { path: '/dashboard?invite=an-invitation' },
  parameters: { crm: { user: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/invites you to join Aurora Trading/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Create Account' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Role/ })).toBeNull();
  },
};

export const InvitedOnAPhone: Story = {
  ...InvitedWithoutAnAccount,
  globals: { viewport: { value: 'phone' } },
};

/** The same link, opened by someone who is signed in. */
export const Invited: Story = {
  args: { path: '/leads?invite=an-invitation' },
  parameters: { crm: { user: newcomer } },
  beforeEach: ({ msw }) => msw.use(auth.profile.returns(buildUser()), auth.me.returns(buildUser())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept invitation' }));
    await expect(await canvas.findByRole('heading', { name: 'Lead Management' })).toBeVisible();
  },
};

/** A screen for managers, requested by an agent. */
export const AccessDenied: Story = {
  args: { path: '/manager' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(canvas.getByText("You don't have permission to access this page.")).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible();
  },
};

export const AccessDeniedOnAPhone: Story = {
  ...AccessDenied,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  },
};

/** On the narrowest phone with text at 200%. */
export const AccessDeniedLargeText: Story = {
  ...AccessDeniedOnAPhone,
  parameters: { textScale: 2 },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** The URL requires a sign-in even for users who may not see its screen. */
export const SignInBeforeAccessDenied: Story = {
  tags: ['!dev'],
  args: { path: '/members' },
  parameters: { crm: { user: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@example.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'analytical engine');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  },
};
