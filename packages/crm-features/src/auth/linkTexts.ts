import { messages } from '@cardinal/contract/messages';

/** Every text of the screens that emailed links open. */
export const linkMessages = messages(
  {
    incompleteTitle: 'This link did not work',
    verify: {
      title: 'Confirm your email address',
      description: 'You can then email your leads, and reset your password if you forget it.',
      working: 'Confirming your address…',
      doneTitle: 'Your address is confirmed',
      done: '{email} is yours. There is nothing else to do.',
      failedTitle: 'Your address is not confirmed',
      again: 'Send a new link',
      signInForMore: 'Sign in to get a new link.',
      sent: 'A new link is on its way',
      continue: 'Go to Cardinal',
    },
    disown: {
      title: 'This wasn’t you?',
      description: 'Somebody registered your email address with Cardinal.',
      explanation:
        'Once the account is removed, your address can no longer be used to sign in. Leads in its private workspace are deleted; those of a company stay with the company. This can’t be undone.',
      submit: 'Remove the account',
      failedTitle: 'The account was not removed',
      keep: 'Would you rather take over the account?',
      takeOver: 'Set a new password',
      doneTitle: 'The account is removed',
      done: 'Everyone who was signed in to it has been signed out. Your address is free to be used again.',
      incomplete: 'This link is incomplete. Open it from the email again.',
      continue: 'Go to Cardinal',
    },
    forgot: {
      title: 'Forgot your password?',
      description: 'Enter your email address, and we’ll send you a link to choose a new password.',
      submit: 'Send link',
      sentTitle: 'Check your inbox',
      back: 'Back to sign-in',
      failed: 'The link could not be sent',
    },
    reset: {
      title: 'Choose a new password',
      description: 'Saving it signs you out everywhere else.',
      submit: 'Save password',
      password: 'New password',
      failedTitle: 'The password was not saved',
      incomplete: 'This link is incomplete. Open it from the email again, or ask for a new one.',
      again: 'Ask for a new link',
      doneTitle: 'Your new password is saved',
      done: 'Sign in with it now.',
      signIn: 'Sign in',
    },
  },
  {
    de: async () => (await import('../languages/de/auth.ts')).default.link,
    hi: async () => (await import('../languages/hi/auth.ts')).default.link,
  },
);
