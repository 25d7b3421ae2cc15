import { messages } from '@cardinal/contract/messages';

/** Titles of the screens of an account, as the browser's tab shows them. */
export const accountMessages = messages(
  {
    signIn: 'Sign in',
    register: 'Create your account',
    completion: 'Complete your profile',
    verify: 'Confirm your email address',
    waiting: 'Waiting for approval',
    forgot: 'Forgot your password?',
    assistant: 'Allow an assistant',
    reset: 'Choose a new password',
    invited: 'You are invited',
    google: 'Sign in with Google',
    disown: 'This wasn’t you?',
  },
  {
    de: async () => (await import('../languages/de/portal.ts')).default.account,
    hi: async () => (await import('../languages/hi/portal.ts')).default.account,
  },
);
