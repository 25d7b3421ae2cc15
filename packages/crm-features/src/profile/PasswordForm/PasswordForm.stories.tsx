import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buildInvalid, buildProblem, cutTexts, problems, sideways } from '../../fixtures/index.ts';
import { auth } from '../../mocks/index.ts';
import type { Confirm } from '../confirm.ts';
import { PasswordForm } from './PasswordForm.tsx';

const meta = {
  title: 'CRM/Profile/PasswordForm',
  component: PasswordForm,
  tags: ['autodocs'],
  parameters: { width: 560, notStates: ['loading', 'empty'] },
  args: { email: 'priya@aurora-trading.test', confirm: (call) => call() },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function change({ canvas, userEvent }: Context, current: string, next: string) {
  if (current) await userEvent.type(canvas.getByLabelText('Current password'), current);
  if (next) await userEvent.type(canvas.getByLabelText('New password'), next);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}

async function toast(...texts: string[]) {
  const region = within(await screen.findByRole('region', { name: /notifications/i }));
  for (const text of texts) await expect(await region.findByText(text)).toBeVisible();
}

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  },
};

/** Success clears the fields. */
export const Changes: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      auth.changePassword.answers(async ({ body }) => {
        await expect(body).toEqual({
          current_password: 'the old one',
          new_password: 'analytical engine',
        });
        return null;
      }),
    ),
  play: async (context) => {
    await change(context, 'the old one', 'analytical engine');
    await toast('Password changed', 'You are signed out on all other devices.');
    await waitFor(() => expect(context.canvas.getByLabelText('Current password')).toHaveValue(''));
    await expect(context.canvas.getByLabelText('New password')).toHaveValue('');
  },
};

export const TooShort: Story = {
  parameters: { states: ['invalid'] },
  play: async (context) => {
    const { canvas } = context;
    await change(context, 'the old one', '');
    await expect(canvas.getByText('Choose a new password.')).toBeVisible();
    await change(context, '', 'short');
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
  },
};

/** The input stays. */
export const WrongPassword: Story = {
  parameters: { states: ['error', 'forbidden'] },
  beforeEach: ({ msw }) =>
    msw.use(
      auth.changePassword.fails(buildInvalid({ current_password: 'The password is incorrect.' })),
    ),
  play: async (context) => {
    const { canvas } = context;
    await change(context, 'wrong', 'analytical engine');
    await toast('The password was not changed');
    await expect(canvas.getByText('The password is incorrect.')).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
    await expect(canvas.getByLabelText('New password')).toHaveValue('analytical engine');
  },
};

export const TooManyAttempts: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.changePassword.fails(problems.tooMany)),
  play: async (context) => {
    await change(context, 'wrong', 'analytical engine');
    await toast('The password was not changed', problems.tooMany.detail);
  },
};

const twice: Confirm = async (call) => {
  try {
    return await call();
  } catch {
    return call();
  }
};

/**
 * An account that has only signed in with Google: the user confirms who they are, and the call is
 * repeated.
 */
export const FirstPassword: Story = {
  tags: ['!dev'],
  args: { confirm: twice },
  beforeEach: ({ msw }) =>
    msw.use(
      auth.changePassword.fails(
        buildProblem({ status: 403, title: 'Forbidden', code: 'reauthenticate' }),
        { once: true },
      ),
      auth.changePassword.answers(async ({ body }) => {
        await expect(body).toEqual({ new_password: 'analytical engine' });
        return null;
      }),
    ),
  play: async (context) => {
    await change(context, '', 'analytical engine');
    await toast('Password changed');
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px', 'long text'], width: 'none' },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};
