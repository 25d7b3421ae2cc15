import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import {
  buildCompany,
  buildConfig,
  buildInvalid,
  buildProblem,
  buildRegistration,
  googleConfig,
  problems,
  storyId,
} from '../../fixtures/index.ts';
import { auth, companies, config } from '../../mocks/index.ts';
import { RegisterForm } from './RegisterForm.tsx';

const meta = {
  title: 'CRM/Auth/RegisterForm',
  component: RegisterForm,
  tags: ['autodocs'],
  // Anyone may register, and a form has no empty state.
  parameters: { width: 400, crm: { user: null }, notStates: ['empty', 'forbidden'] },
  args: { onSignedIn: fn() },
} satisfies Meta<typeof RegisterForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const person = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  username: 'ada',
  email: 'ada@example.test',
  password: 'a good password',
};

async function fillIn({ canvas, userEvent }: Context) {
  await userEvent.type(canvas.getByLabelText('First name'), person.first_name);
  await userEvent.type(canvas.getByLabelText('Last name'), person.last_name);
  await userEvent.type(canvas.getByLabelText('Username'), person.username);
  await userEvent.type(canvas.getByLabelText('Email'), person.email);
  await userEvent.type(canvas.getByLabelText('Password'), person.password);
  await userEvent.click(canvas.getByText('I accept the'));
}

const submit = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Create Account' }));

async function choose({ canvas, userEvent }: Context, field: string, option: RegExp) {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(field) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

/** Finds the toast with this text, which the announcer contains too. */
async function toast(...texts: string[]) {
  const region = within(await screen.findByRole('region', { name: /notifications/i }));
  for (const text of texts) await expect(await region.findByText(text)).toBeVisible();
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: /Role/ })).toHaveTextContent('Sales Agent');
    await expect(canvas.getByRole('button', { name: /Company/ })).toHaveTextContent('No Company');
  },
};

export const Registers: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(
      auth.register.answers(async ({ body }) => {
        await expect(body).toEqual({ ...person, role: 'agent', company_id: null });
        return buildRegistration();
      }),
    );
  },
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await toast('Registration successful');
    await expect(context.args.onSignedIn).toHaveBeenCalledWith(buildRegistration());
  },
};

export const JoinsACompany: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(
      auth.register.answers(async ({ body }) => {
        await expect(body).toMatchObject({ role: 'manager', company_id: storyId(2, 1) });
        return buildRegistration();
      }),
    );
  },
  play: async (context) => {
    await fillIn(context);
    await choose(context, 'Role', /Sales Manager/);
    await choose(context, 'Company', /Aurora Trading/);
    await expect(context.canvas.getByRole('button', { name: /Company/ })).toHaveTextContent(
      'Aurora Trading',
    );
    await submit(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const FoundsACompany: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(
      auth.register.answers(async ({ body }) => {
        await expect(body).toMatchObject({ company_id: null, company_name: 'Analytical Engines' });
        return buildRegistration();
      }),
    );
  },
  play: async (context) => {
    await fillIn(context);
    await choose(context, 'Company', /Create a new company/);
    // Its role follows from that.
    await expect(context.canvas.queryByRole('button', { name: /Role/ })).toBeNull();
    await context.userEvent.type(
      context.canvas.getByLabelText('Company name'),
      'Analytical Engines',
    );
    await submit(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** There are too many companies to list: one is found by its name. */
export const FindsACompany: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(
      companies.replies(({ query }) => ({
        answer: query.get('q') === 'bor' ? [buildCompany({ name: 'Borealis Labs' })] : [],
        headers: { 'X-Total-Count-Capped': 'true' },
      })),
      auth.register.answers(async ({ body }) => {
        await expect(body).toMatchObject({ company_id: buildCompany().company_id });
        return buildRegistration();
      }),
    );
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await fillIn(context);
    await choose(context, 'Company', /Find your company/);
    await submit(context);
    const search = await canvas.findByRole('combobox', { name: 'Company name' });
    await expect(await canvas.findByText('Choose a company.')).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await userEvent.type(search, 'bor');
    await userEvent.click(await screen.findByRole('option', { name: 'Borealis Labs' }));
    await expect(search).toHaveValue('Borealis Labs');
    await submit(context);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const CompanyNameMissing: Story = {
  play: async (context) => {
    await fillIn(context);
    await choose(context, 'Company', /Create a new company/);
    await submit(context);
    await expect(context.canvas.getByText('Enter the name of the company.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Company name')).toHaveFocus();
    await toast('Registration failed', 'Please check the marked fields.');
  },
};

export const Missing: Story = {
  parameters: { states: ['invalid', 'focus'] },
  play: async (context) => {
    const { args, canvas } = context;
    await submit(context);
    await toast('Terms Required', 'Please accept the Terms and Conditions to continue.');
    await expect(canvas.getByText('Enter your first name.')).toBeVisible();
    await expect(canvas.getByText('Accept the terms to continue.')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const WithoutTerms: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.click(context.canvas.getByText('I accept the'));
    await submit(context);
    await toast('Terms Required');
    await expect(context.canvas.getByRole('checkbox')).toHaveFocus();
    await expect(context.args.onSignedIn).not.toHaveBeenCalled();
  },
};

export const EmailTaken: Story = {
  beforeEach({ msw }) {
    msw.use(
      auth.register.fails(
        buildProblem({ status: 409, detail: 'This email is taken.', code: 'email_taken' }),
      ),
    );
  },
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await toast('Registration failed');
    await context.userEvent.unhover(context.canvas.getByRole('button', { name: 'Create Account' }));
    const email = context.canvas.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('This email is taken.');
    await expect(context.canvas.getByLabelText('Password')).toHaveValue(person.password);
  },
};

export const RefusedFields: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(auth.register.fails(buildInvalid({ password: 'This password is too common.' })));
  },
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await expect(await context.canvas.findByText('This password is too common.')).toBeVisible();
    await waitFor(() => expect(context.canvas.getByLabelText('Password')).toHaveFocus());
  },
};

export const ShortPassword: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.clear(context.canvas.getByLabelText('Password'));
    await context.userEvent.type(context.canvas.getByLabelText('Password'), 'short');
    await submit(context);
    await expect(await context.canvas.findByText('Use at least 8 characters.')).toBeVisible();
    await toast('Please check the marked fields.');
  },
};

export const WelcomeMailFailed: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(auth.register.returns(buildRegistration({ email_sent: false })));
  },
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await toast(
      'Email Notice',
      'Welcome email could not be sent. Please check your email settings.',
    );
    await expect(context.args.onSignedIn).toHaveBeenCalledOnce();
  },
};

export const ServerDown: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(auth.register.fails(problems.unavailable, { once: true }));
  },
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await toast(problems.unavailable.detail);
    await submit(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const CompaniesFail: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    msw.use(companies.fails(problems.internal));
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async ({ canvas, userEvent }) => {
    // oxlint-disable-next-line no-console -- the story checks that the failure is only logged
    const logged = console.error;
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith(
        'The company list could not be loaded.',
        expect.anything(),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Company/ }));
    await expect(await screen.findByRole('option', { name: 'No Company' })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const LongNames: Story = {
  tags: ['!dev'],
  beforeEach({ msw }) {
    const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
    msw.use(companies.returns([buildCompany({ name })]));
  },
  play: async (context) => {
    await choose(context, 'Company', /Donaudampf/);
    const { right } = context.canvas
      .getByRole('button', { name: /Company/ })
      .getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(420);
  },
};

export const Busy: Story = {
  beforeEach({ msw }) {
    msw.use(auth.register.pending());
  },
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.type(context.canvas.getByLabelText('Username'), '{Enter}');
    const button = context.canvas.getByRole('button', { name: /Create Account/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const RightToLeft: Story = {
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const first = canvas.getByLabelText('First name').getBoundingClientRect();
    const last = canvas.getByLabelText('Last name').getBoundingClientRect();
    await expect(first.left).toBeGreaterThan(last.left);
  },
};

/** The invitation determines role and company, and makes the user a member at once. */
export const Invited: Story = {
  args: { inviteToken: 'an-invitation' },
  beforeEach({ msw }) {
    msw.use(
      auth.register.answers(async ({ body }) => {
        await expect(body).toEqual({
          ...person,
          company_id: null,
          invite_token: 'an-invitation',
        });
        return buildRegistration();
      }),
    );
  },
  play: async (context) => {
    const { args, canvas } = context;
    await expect(canvas.queryByRole('button', { name: /Role/ })).toBeNull();
    await fillIn(context);
    await submit(context);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const GoogleNeedsTheTerms: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up with Google' }));
    await toast('Terms Required', 'Please accept the Terms and Conditions first.');
    await waitFor(() => expect(canvas.getByRole('checkbox')).toHaveFocus());
  },
};

export const GoogleRedirects: Story = {
  tags: ['!dev'],
  args: { onLeave: fn() },
  beforeEach: ({ msw }) => msw.use(config.returns(buildConfig({ google: googleConfig }))),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('I accept the'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up with Google' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
    const [address = ''] = mocked(args.onLeave ?? fn()).mock.calls[0] ?? [];
    const state = atob(new URL(address).searchParams.get('state') ?? '');
    await expect(JSON.parse(state)).toMatchObject({ source: 'register' });
  },
};
