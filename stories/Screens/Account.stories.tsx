import { toasts } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildUser, cutTexts, sideways } from '../../packages/crm-features/src/fixtures/index.ts';
import { auth } from '../../packages/crm-features/src/mocks/index.ts';
import { PortalAt } from './PortalAt.tsx';

/** The screens for users who are not signed in. */
const meta = {
  title: 'Screens/Account',
  component: PortalAt,
  args: { path: '/dashboard' },
  parameters: { layout: 'fullscreen', crm: { user: null } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof PortalAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in to Cardinal' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Forgot/ })).toBeVisible();
  },
};

export const Register: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Register' }));
    await expect(await canvas.findByRole('button', { name: 'Create Account' })).toBeVisible();
  },
};

/** On the narrowest phone with text at 200%. */
export const RegisterLargeText: Story = {
  parameters: {
    textScale: 2,
    states: ['320 px', 'long text'],
    covers: ['CRM/Auth/AuthScreen', 'CRM/Auth/RegisterForm'],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await Register.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    await expect(canvas.getByText('Enter your first name.')).toBeVisible();
    toasts.clear();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, missing values are still marked. */
export const RegisterForcedColors: Story = {
  parameters: {
    media: { forcedColors: 'active' },
    covers: ['CRM/Auth/AuthScreen', 'CRM/Auth/RegisterForm'],
  },
  play: async (context) => {
    await Register.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await expect(first).toBeInvalid();
    await expect(first).toHaveFocus();
    toasts.clear();
    // A caret would blink in the picture.
    canvas.getByRole('checkbox').focus();
  },
};

export const VerifyEmail: Story = {
  args: { path: '/auth/verify?token=a-token' },
  beforeEach: ({ msw }) => msw.use(auth.verify.returns(buildUser())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your address is confirmed')).toBeVisible();
  },
};

export const DisownAccount: Story = {
  args: { path: '/auth/disown?token=a-token' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Remove the account' })).toBeVisible();
  },
};

export const ForgotPassword: Story = {
  args: { path: '/auth/forgot' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeVisible();
  },
};

export const ResetPassword: Story = {
  args: { path: '/auth/reset?token=a-token' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
  },
};
