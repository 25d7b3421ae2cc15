import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { LoginForm } from '../LoginForm/index.ts';
import { InvitedNotice, RegisterForm } from '../RegisterForm/index.ts';
import { AuthScreen } from './AuthScreen.tsx';

/** Owns the chosen tab, as the portal does. */
function Screen({ tab: first, onTabChange, ...slots }: ComponentProps<typeof AuthScreen>) {
  const [tab, setTab] = useState(first);
  return (
    <AuthScreen
      {...slots}
      tab={tab}
      onTabChange={(next) => {
        setTab(next);
        onTabChange(next);
      }}
    />
  );
}

const meta = {
  title: 'CRM/Auth/AuthScreen',
  component: AuthScreen,
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    crm: { user: null },
    // The stories of the forms show these states.
    notStates: ['loading', 'empty', 'error', 'forbidden'],
  },
  globals: { viewport: { value: 'desktop' } },
  args: {
    tab: 'login',
    onTabChange: fn(),
    onApproachRegister: fn(),
    onLanguageChange: fn(),
    login: <LoginForm onSignedIn={fn()} />,
    register: <RegisterForm onSignedIn={fn()} />,
  },
  render: (args) => <Screen {...args} />,
} satisfies Meta<typeof AuthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Sign in to Cardinal',
    );
    await expect(canvas.getByRole('tab', { name: 'Login' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByText(/to a lead you can follow up/)).toBeVisible();
  },
};

export const Register: Story = {
  args: { tab: 'register' },
  tags: ['matrix'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Create your account',
    );
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeVisible();
  },
};

export const TabsKeepWhatWasTyped: Story = {
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.test');
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onApproachRegister).toHaveBeenCalledOnce();
    await expect(args.onTabChange).toHaveBeenLastCalledWith('register');
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Ada');
    await userEvent.click(canvas.getByRole('tab', { name: 'Login' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.test');
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  },
};

export const LoginOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/to a lead you can follow up/)).not.toBeVisible();
    const { width } = canvas.getByRole('button', { name: 'Sign In' }).getBoundingClientRect();
    await expect(width).toBe(350);
  },
};

export const RegisterOnPhone: Story = {
  args: { tab: 'register' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Narrow: Story = {
  args: { tab: 'register' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  tags: ['!dev'],
  parameters: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('main').getBoundingClientRect();
    const panel = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(panel.left).toBeLessThan(form.left);
  },
};

export const Languages: Story = {
  args: { offeredLanguages: ['en', 'de'] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Deutsch', pressed: false }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith('de');
    await expect(canvas.getByText('Deutsch')).toHaveAttribute('lang', 'de');
    // The picture shows no hover.
    await userEvent.unhover(canvas.getByText('Deutsch'));
  },
};

/** Hindi is offered by its own name, for which its whole font need not load. */
export const NameOfHindi: Story = {
  tags: ['!dev'],
  args: { offeredLanguages: ['en', 'hi'] },
  play: async ({ canvas }) => {
    const { fontFamily } = getComputedStyle(canvas.getByText('हिन्दी'));
    const [first = ''] = fontFamily.split(',');
    await expect(document.fonts.check(`16px ${first}`, 'हिन्दी')).toBe(true);
    await expect(first).toContain('Hindi Name');
  },
};

/** Without a choice, nothing is shown. */
export const OneLanguage: Story = {
  tags: ['!dev'],
  args: { offeredLanguages: ['en'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'English' })).toBeNull();
  },
};

export const InGerman: Story = {
  tags: ['matrix'],
  globals: { viewport: { value: 'phone' } },
  args: { offeredLanguages: ['en', 'de'] },
  parameters: { locale: 'de-DE' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Bei Cardinal anmelden',
    );
    await expect(canvas.getByRole('button', { name: 'Deutsch', pressed: true })).toBeVisible();
  },
};

export const Invited: Story = {
  args: {
    tab: 'register',
    invited: <InvitedNotice token="an-invitation" />,
    register: <RegisterForm onSignedIn={fn()} inviteToken="an-invitation" />,
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Noor Haddad/);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Noor Haddad invites you to join Aurora Trading as Sales Agent. Create an account or sign in to accept.',
    );
  },
};
