import { toasts } from '@cardinal/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import {
  buildProblem,
  buildUser,
  cutTexts,
  newcomer,
  problems,
  sideways,
  storyId,
} from '../../fixtures/index.ts';
import { auth, companies } from '../../mocks/index.ts';
import { ProfileCompletion } from './ProfileCompletion.tsx';

const meta = {
  title: 'CRM/Auth/ProfileCompletion',
  component: ProfileCompletion,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', crm: { user: newcomer } },
  globals: { viewport: { value: 'desktop' } },
  args: { onCompleted: fn(), onLater: fn() },
} satisfies Meta<typeof ProfileCompletion>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const submitButton = ({ canvas }: Context) =>
  canvas.getByRole('button', { name: 'Continue to Dashboard' });

async function choose({ canvas, userEvent }: Context, field: string, option: RegExp) {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(field) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Finds the toast with these texts. */
async function toast(...texts: string[]) {
  const region = within(await screen.findByRole('region', { name: /notifications/i }));
  for (const text of texts) await expect(await region.findByText(text)).toBeVisible();
}

/** The button works once both are chosen. */
export const Default: Story = {
  tags: ['matrix'],
  play: async (context) => {
    await expect(submitButton(context)).toBeDisabled();
    await expect(context.canvas.queryByRole('button', { name: 'Not now' })).toBeNull();
  },
};

export const Completes: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(
      auth.profile.answers(async ({ body }) => {
        await expect(body).toEqual({
          role: 'manager',
          company_id: storyId(2, 1),
          is_activated: true,
        });
        return buildUser({ role: 'manager' });
      }),
    );
  },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: /Role/ }));
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Agent', 'Manager', 'Admin']);
    await context.userEvent.click(screen.getByRole('option', { name: 'Manager' }));
    await expect(submitButton(context)).toBeDisabled();
    await choose(context, 'Company', /Aurora Trading/);
    await context.userEvent.click(submitButton(context));
    await waitFor(() =>
      expect(context.args.onCompleted).toHaveBeenCalledWith(buildUser({ role: 'manager' })),
    );
  },
};

export const CreatesACompany: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(
      auth.profile.answers(async ({ body }) => {
        await expect(body).toMatchObject({ company_id: null, company_name: 'Analytical Engines' });
        return buildUser({ role: 'admin', company_name: 'Analytical Engines' });
      }),
    );
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await choose(context, 'Company', /Create a new company/);
    await expect(canvas.queryByRole('button', { name: /Role/ })).toBeNull();
    await userEvent.click(submitButton(context));
    // Both are chosen; only the name is missing.
    await toast('Missing information', 'Enter the name of the company.');
    await expect(canvas.getByLabelText('Company name')).toHaveFocus();
    await userEvent.keyboard('Analytical Engines{Enter}');
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledOnce());
    toasts.clear();
  },
};

/** Users who have a role may continue without a company. */
export const WithoutACompany: Story = {
  parameters: { crm: { user: buildUser({ company_id: null, company_name: null }) } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await expect(canvas.getByRole('button', { name: /Role/ })).toHaveTextContent('Agent');
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};

export const NameTaken: Story = {
  parameters: { states: ['invalid'] },
  beforeEach: ({ msw }) =>
    msw.use(
      auth.profile.fails(
        buildProblem({
          status: 409,
          code: 'company_taken',
          title: 'Conflict',
          detail: 'A company of this name exists. Choose it from the list.',
        }),
      ),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'Company', /Create a new company/);
    await expect(canvas.queryByRole('button', { name: /Role/ })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Company name'), 'Aurora Trading{Enter}');
    await toast('Profile update failed');
    await expect(canvas.getByLabelText('Company name')).toBeInvalid();
    await expect(canvas.getByLabelText('Company name')).toHaveValue('Aurora Trading');
  },
};

export const Saving: Story = {
  parameters: { states: ['loading'] },
  beforeEach: ({ msw }) => msw.use(auth.profile.pending()),
  play: async (context) => {
    await choose(context, 'Role', /Agent/);
    await choose(context, 'Company', /Aurora Trading/);
    await context.userEvent.click(submitButton(context));
    await waitFor(() => expect(submitButton(context)).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Forbidden: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.profile.fails(problems.forbidden)),
  play: async (context) => {
    await choose(context, 'Role', /Agent/);
    await choose(context, 'Company', /Aurora Trading/);
    await context.userEvent.click(submitButton(context));
    await toast('Profile update failed', problems.forbidden.detail);
    await expect(submitButton(context)).toBeEnabled();
  },
};

/** Without the list, a company can still be created, and loading the list can be retried. */
export const CompaniesFailed: Story = {
  parameters: { states: ['error'] },
  beforeEach({ msw }) {
    spyOn(console, 'error').mockImplementation(() => undefined);
    msw.use(companies.fails(problems.internal, { once: true }));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await toast('Error loading companies', 'Failed to load company list. Please try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull());
    await choose(context, 'Company', /Borealis Labs/);
  },
};

export const NoCompanies: Story = {
  parameters: { states: ['empty'] },
  beforeEach: ({ msw }) => msw.use(companies.empty()),
  play: async (context) => {
    await choose(context, 'Company', /Create a new company/);
    await expect(context.canvas.getByLabelText('Company name')).toBeVisible();
  },
};

export const LogsOut: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await toast('Logged out');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await choose(context, 'Role', /Admin/);
    await expect(submitButton(context).getBoundingClientRect().width).toBe(350);
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  parameters: { textScale: 2, states: ['320 px', 'long text'] },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await choose(context, 'Company', /Create a new company/);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

/** In forced colours, the disabled button keeps a border. */
export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: { media: { forcedColors: 'active' } },
  play: async (context) => {
    const width = getComputedStyle(submitButton(context)).borderTopWidth;
    await expect(parseFloat(width)).toBeGreaterThan(0);
  },
};
