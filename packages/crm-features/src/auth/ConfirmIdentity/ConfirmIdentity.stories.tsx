import { useMutation } from '@tanstack/react-query';
import { Button, Stack, Text } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useApi, useSessionStore } from '../../client/CrmContext.ts';
import { errorDetail } from '../../client/http/apiError.ts';
import {
  buildConfig,
  buildInvalid,
  buildProblem,
  buildSession,
  cutTexts,
  googleConfig,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { auth, config } from '../../mocks/index.ts';
import { ConfirmIdentityProvider, useConfirmed } from './index.ts';

/** The server's response to an export, a role change or a similar call after ten minutes. */
const tooOld = buildProblem({
  status: 403,
  code: 'reauthenticate',
  title: 'Forbidden',
  detail: 'Confirm who you are first: your sign-in is too long ago.',
});

/** Any call that needs a recent sign-in: here the profile, whose mock the stories control. */
function Action() {
  const api = useApi();
  const confirmed = useConfirmed();
  const { set } = useSessionStore();
  const action = useMutation({
    mutationFn: () => confirmed(() => api.put('/api/auth/profile', { body: { role: 'manager' } })),
  });
  return (
    <Stack gap={3}>
      <Button translate="no" onPress={() => action.mutate()}>
        Change role
      </Button>
      <Button
        translate="no"
        onPress={() => set({ ...buildSession(), access_token: 'a-new-token' })}
      >
        Signed in elsewhere
      </Button>
      <Text role="status">
        {action.isSuccess && 'Done'}
        {action.isError && errorDetail(action.error)}
      </Text>
    </Stack>
  );
}

const meta = {
  title: 'CRM/Auth/ConfirmIdentity',
  component: ConfirmIdentityProvider,
  tags: ['autodocs'],
  // The dialog appears on demand and has no data of its own.
  parameters: { notStates: ['empty'] },
  args: { children: <Action />, onOpenWindow: fn(() => true) },
  beforeEach: ({ msw }) =>
    msw.use(
      config.returns(buildConfig({ google: googleConfig })),
      auth.profile.fails(tooOld, { once: true }),
      auth.profile.returns(buildSession({ role: 'manager' }).user),
      auth.reauthenticate.returns(null),
    ),
} satisfies Meta<typeof ConfirmIdentityProvider>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function ask({ canvas, userEvent }: Context) {
  await userEvent.click(canvas.getByRole('button', { name: 'Change role' }));
  return within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
}

/** Waits until the call has been repeated. */
async function expectDone({ canvas }: Context) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Done'));
}

export const Default: Story = {
  tags: ['matrix'],
  play: async (context) => {
    const dialog = await ask(context);
    await waitFor(() => expect(dialog.getByText(/priya@aurora-trading\.test/)).toBeVisible());
    await expect(dialog.getByLabelText('Password')).toHaveFocus();
    await expect(await dialog.findByRole('button', { name: 'Confirm with Google' })).toBeVisible();
  },
};

/** The call is repeated, and its caller notices nothing. */
export const WithPassword: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      auth.reauthenticate.answers(async ({ body }) => {
        await expect(body).toEqual({ password: 'a good password' });
        return null;
      }),
    ),
  play: async (context) => {
    const dialog = await ask(context);
    await context.userEvent.type(dialog.getByLabelText('Password'), 'a good password');
    // Not with Enter: the dialog would close before the key is released.
    await context.userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expectDone(context);
  },
};

/** Google's page opens in a window; a new session of the same user ends the wait. */
export const WithGoogle: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const dialog = await ask(context);
    const google = await dialog.findByRole('button', { name: 'Confirm with Google' });
    await userEvent.click(google);
    await userEvent.unhover(google);
    await expect(args.onOpenWindow).toHaveBeenCalledWith(
      expect.stringContaining(googleConfig.authorization_endpoint),
    );
    await expect(dialog.getByText(/Continue in the Google window/)).toBeVisible();
    canvas.getByRole('button', { name: 'Signed in elsewhere', hidden: true }).click();
    await expectDone(context);
  },
};

export const WindowBlocked: Story = {
  parameters: { states: ['error'] },
  args: { onOpenWindow: fn(() => false) },
  play: async (context) => {
    const dialog = await ask(context);
    const google = await dialog.findByRole('button', { name: 'Confirm with Google' });
    await context.userEvent.click(google);
    await context.userEvent.unhover(google);
    await expect(dialog.getByRole('alert')).toHaveTextContent(/Allow pop-up windows/);
  },
};

export const WrongPassword: Story = {
  parameters: { states: ['invalid', 'forbidden'] },
  beforeEach: ({ msw }) =>
    msw.use(
      config.returns(buildConfig()),
      auth.reauthenticate.fails(buildInvalid({ password: 'The password is incorrect.' })),
    ),
  play: async (context) => {
    const dialog = await ask(context);
    await context.userEvent.keyboard('{Enter}');
    await expect(dialog.getByText('Enter your password.')).toBeVisible();
    await context.userEvent.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await dialog.findByText('The password is incorrect.')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await expect(dialog.queryByRole('button', { name: /Google/ })).toBeNull();
  },
};

export const TooManyAttempts: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.reauthenticate.fails(problems.tooMany)),
  play: async (context) => {
    const dialog = await ask(context);
    await context.userEvent.type(dialog.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(problems.tooMany.detail);
  },
};

export const Checking: Story = {
  parameters: { states: ['loading'] },
  beforeEach: ({ msw }) => msw.use(auth.reauthenticate.pending()),
  play: async (context) => {
    const dialog = await ask(context);
    await context.userEvent.type(dialog.getByLabelText('Password'), 'a good password{Enter}');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};

/** The caller receives the server's refusal. */
export const Cancelled: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await ask(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent(tooOld.detail),
    );
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await ask(context);
    await expect(await dialog.findByRole('button', { name: /Google/ })).toBeVisible();
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    const dialog = await ask(context);
    await expect(await dialog.findByRole('button', { name: /Google/ })).toBeVisible();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, a border separates it from the page. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    await ask(context);
    // A caret would blink in the picture, and the button in the field has a tooltip.
    await context.userEvent.tab();
    await context.userEvent.tab();
    const surface = screen.getByRole('dialog').parentElement;
    await expect(surface && getComputedStyle(surface).borderTopWidth).toBe('1px');
  },
};
