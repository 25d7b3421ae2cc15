import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { cutTexts, longLead, problems, sideways } from '../../fixtures/index.ts';
import { auth, companies } from '../../mocks/index.ts';
import { ProfilePage } from './ProfilePage.tsx';

const meta = {
  title: 'CRM/Profile/ProfilePage',
  component: ProfilePage,
  tags: ['autodocs'],
  // The sections' own stories show their loading and error states.
  parameters: { notStates: ['loading', 'empty', 'error', 'forbidden'] },
  globals: { viewport: { value: 'desktop' } },
  args: {
    confirm: (call) => call(),
    onSaved: fn(),
    onLogout: fn(),
    onPreferencesChange: fn(),
    onLanguageChange: fn(),
    onShowShortcuts: fn(),
    preferences: { theme: 'system', density: 'default', shortcuts: true, reminders: true },
    membersHref: '#members',
  },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Waits for the parts that are read from the server. */
async function loaded({ canvas }: Pick<Context, 'canvas'>) {
  await expect(await canvas.findByText('Safari on iPhone')).toBeVisible();
  await expect(await canvas.findByRole('button', { name: 'Leave company' })).toBeVisible();
}

export const Default: Story = {
  tags: ['matrix'],
  play: async (context) => {
    await loaded(context);
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Profile Settings');
    const overview = within(canvas.getByRole('region', { name: 'Overview' }));
    await expect(overview.getByText('Priya Raman')).toBeVisible();
    await expect(overview.getByText('PR')).toBeVisible();
    await expect(overview.getByText('Agent')).toBeVisible();
    await expect(overview.getByText('priya@aurora-trading.test')).toBeVisible();
    await expect(overview.getByText('Aurora Trading')).toBeVisible();
    await expect(overview.getByText('Sales Agent')).toBeVisible();
  },
};

/** Without a company, there is none to leave. */
export const NoCompany: Story = {
  parameters: { crm: { user: { company_id: null, company_name: null } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Safari on iPhone');
    const overview = within(canvas.getByRole('region', { name: 'Overview' }));
    await expect(overview.getByText('No Company')).toBeVisible();
    await expect(canvas.getByLabelText('Company')).toHaveValue('No Company');
    await expect(canvas.queryByRole('button', { name: 'Leave company' })).toBeNull();
  },
};

/**
 * The specification's user has neither the name of the company, which the list of companies gives,
 * nor a word about the address.
 */
export const AsSpecified: Story = {
  tags: ['!dev'],
  parameters: {
    crm: { user: { company_name: undefined, email_verified: undefined } },
  },
  play: async ({ canvas }) => {
    const company = canvas.getByRole('textbox', { name: 'Company' });
    await waitFor(() => expect(company).toHaveValue('Aurora Trading'));
    await expect(canvas.getByText('You are a member of Aurora Trading.')).toBeVisible();
    await expect(canvas.queryByText(/not confirmed/i)).toBeNull();
  },
};

/** The morning email is turned off; if that fails, it stays on. */
export const MorningEmail: Story = {
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(auth.profile.fails(problems.internal, { once: true })),
  play: async ({ canvas, userEvent }) => {
    const morning = () => canvas.getByRole('switch', { name: 'Write to me in the morning' });
    await userEvent.click(morning());
    await expect(await screen.findByText('The morning email was not changed')).toBeVisible();
    await waitFor(() => expect(morning()).toBeChecked());
  },
};

/** The language is stored with the user; if that fails, it stays. */
export const Language: Story = {
  tags: ['!dev'],
  args: { offered: ['en', 'de'] },
  beforeEach: ({ msw }) => msw.use(auth.profile.fails(problems.internal, { once: true })),
  play: async ({ args, canvas, userEvent }) => {
    const choose = (name: string) => userEvent.click(canvas.getByRole('radio', { name }));
    await choose('Deutsch');
    await expect(await screen.findByText('The language was not changed')).toBeVisible();
    await expect(args.onLanguageChange).not.toHaveBeenCalled();
    await choose('Deutsch');
    await waitFor(() => expect(args.onLanguageChange).toHaveBeenCalledWith('de'));
    await choose('As in my browser');
    await waitFor(() => expect(args.onLanguageChange).toHaveBeenLastCalledWith(null));
  },
};

const logged = fn();

/** The list of companies is only logged if it fails; nothing false is shown meanwhile. */
export const CompaniesFailed: Story = {
  tags: ['!dev'],
  parameters: { ...AsSpecified.parameters },
  beforeEach({ msw }) {
    spyOn(console, 'error').mockImplementation(logged);
    msw.use(companies.fails(problems.internal));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Safari on iPhone');
    await waitFor(() => expect(logged).toHaveBeenCalled());
    await expect(canvas.getByLabelText('Company')).toHaveValue('');
    await expect(canvas.queryByText(/undefined/)).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

/** The address is not confirmed; the link can be sent again. */
export const NotConfirmed: Story = {
  parameters: { crm: { user: { email_verified: false } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await loaded(context);
    await expect(canvas.getByText('Not confirmed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByText('A new link is on its way')).toBeVisible();
    await expect(canvas.getByText('The link is valid for 7 days.')).toBeVisible();
  },
};

export const LinkNotSent: Story = {
  tags: ['!dev'],
  parameters: { crm: { user: { email_verified: false } } },
  beforeEach: ({ msw }) => msw.use(auth.sendVerification.fails(problems.tooMany, { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByText('The link could not be sent')).toBeVisible();
    await expect(canvas.getByText(problems.tooMany.detail)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
    await expect(await canvas.findByText('A new link is on its way')).toBeVisible();
  },
};

/** A role that has not been chosen yet is shown like the others. */
export const LongText: Story = {
  parameters: {
    crm: {
      user: {
        first_name: longLead.first_name,
        last_name: longLead.last_name,
        email: longLead.email,
        company_name: longLead.company,
      },
    },
  },
  play: async (context) => {
    await loaded(context);
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const OnAPhone: Story = {
  // The whole screen has one.
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await loaded(context);
    await expect(sideways()).toEqual([]);
    // The line below the facts is the only one above the first section.
    const first = context.canvas.getByRole('region', { name: 'Personal details' });
    await expect(first).toHaveStyle({ borderBlockStartWidth: '0px' });
  },
};

/** On the narrowest phone with text at 200%. */
export const LargeText: Story = {
  tags: ['!dev'],
  parameters: { textScale: 2, states: ['320 px'] },
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await loaded(context);
    await expect(sideways()).toEqual([]);
    await expect(cutTexts()).toEqual([]);
  },
};

export const ForcedColors: Story = {
  tags: ['!dev'],
  parameters: {
    media: { forcedColors: 'active' },
    covers: [
      'CRM/Profile/Devices',
      'CRM/Profile/LeaveCompany',
      'CRM/Profile/PasswordForm',
      'CRM/Profile/Preferences',
      'CRM/Profile/ProfileForm',
    ],
  },
  play: loaded,
};
