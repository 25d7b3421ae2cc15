import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  buildProblem,
  buildUser,
  cutTexts,
  longLead,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { useSession } from '../../client/index.ts';
import { auth } from '../../mocks/index.ts';
import { DisownAccount } from './DisownAccount.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

const links = { signInHref: '/dashboard', forgotHref: '/auth/forgot', continueHref: '/dashboard' };
const usedLink = buildProblem({
  status: 422,
  code: 'invalid',
  title: 'Link not valid',
  detail: 'This link no longer works. Please request a new one.',
});

/** The screens that emailed links open. */
const meta = {
  title: 'CRM/Auth/AccountLinks',
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    crm: { user: null },
    // A link is either valid or not; there is no list, and access does not depend on a role.
    notStates: ['empty', 'forbidden'],
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const verify = () => <VerifyEmail token="a-token" continueHref={links.continueHref} />;
const reset = () => <ResetPassword token="a-token" {...links} />;
const disown = () => <DisownAccount token="a-token" {...links} />;
const forgot = () => <ForgotPassword signInHref={links.signInHref} />;

export const Verified: Story = {
  tags: ['matrix'],
  render: verify,
  beforeEach({ msw }) {
    msw.use(
      auth.verify.answers(({ body }) => {
        expect(body).toEqual({ token: 'a-token' });
        return buildUser({ email: 'ada@example.test' });
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your address is confirmed')).toBeVisible();
    await expect(canvas.getByText(/ada@example\.test is yours/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Cardinal' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  },
};

/** Whether the signed-in user's address is confirmed, which the profile shows. */
function Confirmed() {
  return <p translate="no">{useSession()?.user.email_verified ? 'Confirmed' : 'Not confirmed'}</p>;
}

/** Signed-in users see at once that their address is confirmed. */
export const VerifiedWhileSignedIn: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: { email_verified: false } } },
  render: () => (
    <>
      {verify()}
      <Confirmed />
    </>
  ),
  beforeEach: ({ msw }) => msw.use(auth.verify.returns(buildUser())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your address is confirmed')).toBeVisible();
    await expect(await canvas.findByText('Confirmed')).toBeInTheDocument();
  },
};

/** Someone else's link changes nothing for the signed-in user. */
export const VerifiedForSomeoneElse: Story = {
  tags: ['!dev'],
  ...VerifiedWhileSignedIn,
  beforeEach: ({ msw }) => msw.use(auth.verify.returns(buildUser({ id: storyId(1, 2) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your address is confirmed')).toBeVisible();
    await expect(canvas.getByText('Not confirmed')).toBeInTheDocument();
  },
};

export const Verifying: Story = {
  parameters: { states: ['loading'] },
  render: verify,
  beforeEach: ({ msw }) => msw.use(auth.verify.pending()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirming your address…')).toBeVisible();
  },
};

/** Signed-in users can request another link. */
export const LinkTooOld: Story = {
  render: verify,
  parameters: { states: ['error'], crm: { user: buildUser() } },
  beforeEach: ({ msw }) =>
    msw.use(
      auth.verify.fails(usedLink),
      auth.sendVerification.returns({ detail: 'The mail should arrive within a minute.' }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your address is not confirmed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText('The mail should arrive within a minute.')).toBeVisible();
  },
};

export const Disown: Story = {
  render: disown,
  beforeEach({ msw }) {
    msw.use(
      auth.disown.answers(({ body }) => {
        expect(body).toEqual({ token: 'a-token' });
        return null;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove the account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      '/auth/forgot',
    );
  },
};

/** The account is removed only on a click. */
export const Disowned: Story = {
  ...Disown,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the account' }));
    await expect(await canvas.findByText('The account is removed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Cardinal' })).toBeVisible();
  },
};

export const Disowning: Story = {
  render: disown,
  parameters: { states: ['loading'] },
  beforeEach: ({ msw }) => msw.use(auth.disown.pending()),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Remove the account' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const DisownRefused: Story = {
  render: disown,
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(auth.disown.fails(usedLink)),
  play: async ({ canvas, userEvent }) => {
    const remove = canvas.getByRole('button', { name: 'Remove the account' });
    await userEvent.click(remove);
    await userEvent.unhover(remove);
    await expect(await canvas.findByText('The account was not removed')).toBeVisible();
    await expect(canvas.getByText(usedLink.detail)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Set a new password' })).toBeVisible();
  },
};

/** A link that was truncated. */
export const DisownIncomplete: Story = {
  tags: ['!dev'],
  render: () => <DisownAccount token="" {...links} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link did not work' })).toBeVisible();
    await expect(canvas.getByText(/This link is incomplete/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove the account' })).toBeNull();
  },
};

export const Forgot: Story = {
  render: forgot,
  beforeEach({ msw }) {
    msw.use(
      auth.forgotPassword.answers(({ body }) => {
        expect(body).toEqual({ email: 'ada@example.test' });
        return { detail: 'If the address is known here, an email with a link is on its way.' };
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Enter a complete email address.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '@example.test{Enter}');
    await expect(await canvas.findByText('Check your inbox')).toBeVisible();
  },
};

export const ForgotFails: Story = {
  tags: ['!dev'],
  render: forgot,
  beforeEach: ({ msw }) => msw.use(auth.forgotPassword.offline()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(email, 'ada@example.test{Enter}');
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('The link could not be sent'),
    );
    await expect(email).toHaveValue('ada@example.test');
  },
};

export const Reset: Story = {
  tags: ['matrix'],
  render: reset,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'short{Enter}');
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveFocus());
  },
};

export const ResetDone: Story = {
  render: reset,
  beforeEach: ({ msw }) => msw.use(auth.resetPassword.returns(null)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a much better one{Enter}');
    await expect(await canvas.findByText('Your new password is saved')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

export const ResetRefused: Story = {
  render: reset,
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(auth.resetPassword.fails(usedLink)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'a much better one{Enter}');
    await expect(await canvas.findByText('The password was not saved')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('a much better one');
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  },
};

/** A link that was truncated. */
export const ResetIncomplete: Story = {
  render: () => <ResetPassword token="" {...links} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This link did not work' })).toBeVisible();
    await expect(canvas.getByText(/This link is incomplete/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/auth/forgot',
    );
  },
};

/** The longest address on the narrowest phone with text at 200%. */
export const LargeText: Story = {
  render: verify,
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  beforeEach: ({ msw }) => msw.use(auth.verify.returns(buildUser({ email: longLead.email }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(longLead.email))).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, the focused control has a ring. */
export const ForcedColors: Story = {
  ...Reset,
  tags: [],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await Reset.play?.(context);
    await context.userEvent.tab();
    const reveal = context.canvas.getByRole('button', { name: /show password/i });
    await expect(reveal).toHaveFocus();
    await expect(getComputedStyle(reveal).outlineStyle).toBe('solid');
  },
};
