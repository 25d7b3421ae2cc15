import type { User } from '@cardinal/contract';
import { Button, Text } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  buildInvalid,
  buildProblem,
  buildUser,
  cutTexts,
  problems,
  sideways,
} from '../../fixtures/index.ts';
import { ByAddress, goBackAndForward } from '../../fixtures/ByAddress.tsx';
import { auth } from '../../mocks/index.ts';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

const meta = {
  title: 'CRM/Profile/ProfileForm',
  component: ProfileForm,
  tags: ['autodocs'],
  // The user is known from the session.
  parameters: { width: 560, notStates: ['loading', 'empty'] },
  args: { user: buildUser(), onSaved: fn(), onLogout: fn() },
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const save = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));

async function toast(...texts: string[]) {
  const region = within(await screen.findByRole('region', { name: /notifications/i }));
  for (const text of texts) await expect(await region.findByText(text)).toBeVisible();
}

export const Default: Story = {
  tags: ['matrix'],
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['First Name', 'Last Name', 'Username']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired();
    }
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Logout' }).blur();
  },
};

export const Saves: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      auth.profile.answers(async ({ body }) => {
        await expect(body).toEqual({
          first_name: 'Priyanka',
          last_name: 'Raman',
          username: 'priya',
        });
        return buildUser({ first_name: 'Priyanka' });
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.clear(canvas.getByRole('textbox', { name: 'First Name' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'First Name' }), 'Priyanka{Enter}');
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(buildUser({ first_name: 'Priyanka' })),
    );
    // Busy until the page has been reloaded.
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

let response = Promise.withResolvers<User>();

/** Takes the role of the portal, whose other screens replace the form. */
function Portal(props: ProfileFormProps) {
  const [isLeft, setLeft] = useState(false);
  if (isLeft)
    return (
      <Text translate="no" as="p">
        Another screen
      </Text>
    );
  return (
    <>
      <ProfileForm {...props} />
      <Button translate="no" onPress={() => setLeft(true)}>
        Leave
      </Button>
    </>
  );
}

/** The user goes to another screen meanwhile: that screen stays as it is. */
export const SavedAfterLeaving: Story = {
  tags: ['!dev'],
  render: (args) => <Portal {...args} />,
  beforeEach({ msw }) {
    response = Promise.withResolvers();
    msw.use(auth.profile.answers(() => response.promise));
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await save(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(canvas.getByText('Another screen')).toBeVisible();
    response.resolve(buildUser({ first_name: 'Priyanka' }));
    await toast('Profile updated');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Missing: Story = {
  parameters: { states: ['invalid', 'required'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.clear(canvas.getByRole('textbox', { name: 'First Name' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Username' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'two words');
    await save(context);
    await toast('Profile update failed', 'Please check the marked fields.');
    await expect(canvas.getByText('Enter your first name.')).toBeVisible();
    await expect(canvas.getByText('A username cannot contain spaces.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First Name' })).toHaveFocus();
  },
};

export const UsernameTaken: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(
      auth.profile.fails(
        buildProblem({
          status: 409,
          title: 'Conflict',
          code: 'username_taken',
          detail: 'This username is taken. Choose another.',
        }),
      ),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), '2');
    await save(context);
    await toast('Profile update failed', 'This username is taken. Choose another.');
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('priya2');
  },
};

/** The input is kept when the page disappears, as at the end of a session, until it is saved. */
export const Kept: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.profile.returns(buildUser())),
  render: (args) => (
    <ByAddress>
      <ProfileForm {...args} />
    </ByAddress>
  ),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const last = () => canvas.findByRole('textbox', { name: 'Last Name' });
    await userEvent.type(await last(), '-Iyer');
    await goBackAndForward();
    await expect(await last()).toHaveValue('Raman-Iyer');
    await save(context);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await goBackAndForward();
    await expect(await last()).toHaveValue('Raman');
  },
};

/** The server's message is shown, and the input stays. */
export const Failed: Story = {
  parameters: { states: ['error'] },
  beforeEach: ({ msw }) => msw.use(auth.profile.fails(problems.unavailable)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Last Name' }), '-Iyer');
    await save(context);
    await toast('Profile update failed', problems.unavailable.detail);
    await expect(canvas.getByRole('textbox', { name: 'Last Name' })).toHaveValue('Raman-Iyer');
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  },
};

export const Refused: Story = {
  parameters: { states: ['forbidden'] },
  beforeEach: ({ msw }) =>
    msw.use(auth.profile.fails(buildInvalid({ last_name: 'Use at most 100 characters.' }))),
  play: async (context) => {
    await save(context);
    await toast('Profile update failed');
    await expect(context.canvas.getByText('Use at most 100 characters.')).toBeVisible();
  },
};

export const Offline: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.profile.offline()),
  play: async (context) => {
    await save(context);
    await toast('Profile update failed');
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
