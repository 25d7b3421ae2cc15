import { toasts } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
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
import { CompleteRegistration } from './CompleteRegistration.tsx';

const pending = buildGoogleSession(newcomer, true);

const meta = {
  title: 'CRM/Auth/CompleteRegistration',
  component: CompleteRegistration,
  tags: ['autodocs'],
  // The form has no empty state.
  parameters: { crm: { user: null }, notStates: ['empty'] },
  args: { idToken: 'an-id-token', onSignedIn: fn(), onCancel: fn() },
  beforeEach({ msw }) {
    msw.use(
      auth.google.answers(({ body }) => {
        const isComplete = typeof body === 'object' && body !== null && 'role' in body;
        return isComplete ? buildGoogleSession({ company_id: null, company_name: null }) : pending;
      }),
    );
  },
} satisfies Meta<typeof CompleteRegistration>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog, and functions for the actions of users in it. */
async function opened() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Your Registration' }));
  return {
    dialog,
    submit: dialog.getByRole('button', { name: 'Complete Registration' }),
    field: (name: RegExp) => dialog.getByRole('button', { name }),
  };
}

async function toast(...texts: string[]) {
  const region = within(await screen.findByRole('region', { name: /notifications/i }));
  for (const text of texts) await expect(await region.findByText(text)).toBeVisible();
}

/** The role defaults to agent, and the company is optional. */
export const Default: Story = {
  tags: ['matrix'],
  play: async () => {
    const { field } = await opened();
    await expect(field(/Role/)).toHaveTextContent('Sales Agent');
    await expect(field(/Company/)).toHaveTextContent('No Company');
  },
};

export const Completes: Story = {
  tags: ['!dev'],
  play: async ({ args, userEvent }) => {
    const { submit } = await opened();
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const JoinsACompany: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(
      auth.google.returns(pending, { once: true }),
      auth.google.answers(async ({ body }) => {
        await expect(body).toEqual({
          id_token: 'an-id-token',
          role: 'agent',
          company_id: storyId(2, 1),
        });
        return buildGoogleSession();
      }),
    );
  },
  play: async ({ args, userEvent }) => {
    const { field, submit } = await opened();
    await userEvent.click(field(/Company/));
    await userEvent.click(await screen.findByRole('option', { name: /Aurora Trading/ }));
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** The new session founds the company. */
export const CreatesACompany: Story = {
  beforeEach({ msw }) {
    msw.use(
      auth.profile.answers(async ({ body, request }) => {
        await expect(request.headers.get('Authorization')).toBe('Bearer story-token');
        await expect(body).toMatchObject({ role: 'agent', company_name: 'Analytical Engines' });
        return buildUser({ role: 'admin', company_name: 'Analytical Engines' });
      }),
    );
  },
  play: async ({ args, userEvent }) => {
    const { dialog, field, submit } = await opened();
    await userEvent.click(field(/Company/));
    await userEvent.click(await screen.findByRole('option', { name: /Create a new company/ }));
    await userEvent.click(submit);
    await expect(await dialog.findByText('Enter the name of the company.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Company name'), 'Analytical Engines{Enter}');
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const RoleRequired: Story = {
  args: { initialRole: null },
  parameters: { states: ['invalid'] },
  play: async ({ userEvent }) => {
    const { submit } = await opened();
    await userEvent.click(submit);
    await toast('Role required', 'Please select a role');
  },
};

/** Existing users see no dialog. */
export const KnownUser: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.google.returns(buildGoogleSession())),
  play: async ({ args }) => {
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledWith(buildGoogleSession()));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Refused: Story = {
  parameters: { states: ['error', 'forbidden'] },
  beforeEach: ({ msw }) =>
    msw.use(
      auth.google.fails(
        buildProblem({
          status: 401,
          code: 'google_refused',
          title: 'Unauthorized',
          detail: 'Google did not confirm this sign-in. Please try again.',
        }),
      ),
    ),
  play: async ({ args }) => {
    await toast('Authentication failed', 'Google did not confirm this sign-in. Please try again.');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) =>
    msw.use(auth.google.returns(pending, { once: true }), auth.google.pending()),
  play: async ({ userEvent }) => {
    const { submit } = await opened();
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Cancelled: Story = {
  tags: ['!dev'],
  play: async ({ args, userEvent }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce());
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    const { field } = await opened();
    await userEvent.click(field(/Company/));
    await userEvent.click(await screen.findByRole('option', { name: /Create a new company/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    toasts.clear();
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, a border separates it from the page. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async () => {
    await opened();
    const surface = screen.getByRole('dialog').parentElement;
    await expect(surface && getComputedStyle(surface).borderTopWidth).toBe('1px');
  },
};
