import { messages } from '@cardinal/contract/messages';

/** Texts of Google sign-in and of the page to which Google returns. */
export const googleMessages = messages(
  {
    unavailable:
      'Google sign-in is not set up here, or Google can’t be reached. Use your email and password instead.',
    callback: {
      loading: 'Authenticating...',
      success: 'Success!',
      about: {
        loading: 'One moment: checking Google’s response.',
        success: 'Google has confirmed who you are.',
        failure: 'Nothing has changed.',
      },
      incomplete: 'Your account is ready. Next, choose your role and your company.',
      welcome: 'Welcome back, {firstName}. Opening your dashboard.',
      confirmed: 'It’s you. You can close this window.',
      failure: 'Authentication Failed',
      tryAgain: 'Try Again',
      close: 'Close this window',
      refused: 'Authentication failed: {error}',
      noCode: 'No authorization code received',
      error: 'Authentication error: {message}',
      fallback: 'Authentication failed',
      unknown: 'This response does not belong to a sign-in that was started in this tab.',
      expired: 'The sign-in took too long.',
      otherAccount: 'This is not the account that you are signed in with.',
    },
    toast: 'Authentication failed',
  },
  {
    de: async () => (await import('../languages/de/auth.ts')).default.google,
    hi: async () => (await import('../languages/hi/auth.ts')).default.google,
  },
);

/** Texts of the screen that completes a profile. */
export const completionMessages = messages(
  {
    title: 'Complete your profile',
    description: 'Your role and company decide which leads you see.',
    /** Names of the roles (specification section 2). */
    roles: { agent: 'Agent', manager: 'Manager', admin: 'Admin' },
    rolePlaceholder: 'Choose a role',
    submit: 'Continue to Dashboard',
    later: 'Not now',
    logout: 'Log out',
    joining: 'If the company requires approval, a manager has to approve you first.',
    loadFailed: {
      title: 'Error loading companies',
      description: 'Failed to load company list. Please try again.',
    },
    missing: {
      title: 'Missing information',
      description: 'Please select both role and company.',
    },
    failed: 'Profile update failed',
  },
  {
    de: async () => (await import('../languages/de/auth.ts')).default.completion,
    hi: async () => (await import('../languages/hi/auth.ts')).default.completion,
  },
);

/** Texts of the dialog after a sign-in with an ID token from Google. */
export const registrationMessages = messages(
  {
    title: 'Complete Your Registration',
    description: 'Choose your role. You can join a company now or later.',
    submit: 'Complete Registration',
    cancel: 'Cancel',
    roleRequired: { title: 'Role required', description: 'Please select a role' },
  },
  {
    de: async () => (await import('../languages/de/auth.ts')).default.registration,
    hi: async () => (await import('../languages/hi/auth.ts')).default.registration,
  },
);

/** Texts about waiting for a company's approval. */
export const waitingMessages = messages(
  {
    title: 'Waiting for approval',
    description: 'A manager or an administrator of {company} has to approve you.',
    someCompany: 'the company',
    live: 'This page updates as soon as they decide. You don’t need to reload it.',
    meanwhile: 'Until then, you work in your private workspace, which only you can see.',
    moves:
      'Once you are approved, your {count, plural, one {# lead} other {# leads}} there will move to {company}.',
    continue: 'Continue to your workspace',
    change: 'Choose another company',
    approved: {
      title: 'You’re in',
      description: 'You now work in {company} as {role}.',
      moved: 'Your private leads have moved to the company.',
      continue: 'Continue to Dashboard',
    },
    rejected: {
      title: 'Your request was declined',
      description: 'The company did not approve you. Your private workspace stays as it is.',
      change: 'Choose a company',
    },
  },
  {
    de: async () => (await import('../languages/de/auth.ts')).default.waiting,
    hi: async () => (await import('../languages/hi/auth.ts')).default.waiting,
  },
);

/** Texts of the screen for accepting an invitation. */
export const invitationMessages = messages(
  {
    title: 'You are invited',
    description: 'Accept the invitation to work with your colleagues in one company.',
    offer: '{inviter} invites you to join {company} as {role}.',
    offerOfSomeone: 'You are invited to join {company} as {role}.',
    unknownOffer: 'You are invited.',
    signInFirst: 'Create an account or sign in to accept.',
    as: 'You are signed in as {name} ({email}).',
    moves: 'Leads in your private workspace move into the company.',
    accept: 'Accept invitation',
    later: 'Not now',
    otherAccount: 'Use another account',
    failed: 'The invitation was not accepted',
    already: {
      title: 'You already belong to a company',
      description:
        'You work in {company}. To accept the invitation, leave it first, or use another account.',
      continue: 'Continue to Dashboard',
    },
    done: 'Welcome to {company}',
  },
  {
    de: async () => (await import('../languages/de/auth.ts')).default.invitation,
    hi: async () => (await import('../languages/hi/auth.ts')).default.invitation,
  },
);

/** Texts of the dialog that asks for a recent sign-in. */
export const confirmMessages = messages(
  {
    title: 'Confirm that it’s you',
    description: 'Your last sign-in was more than 10 minutes ago.',
    password: 'Password',
    submit: 'Confirm',
    cancel: 'Cancel',
    account: 'You are signed in as {email}.',
    blocked:
      'Your browser blocked the Google window. Allow pop-up windows for this page, then try again.',
    google: 'Confirm with Google',
    missing: 'Enter your password.',
    failed: 'Your identity could not be confirmed',
    googleWaiting: 'Continue in the Google window. This dialog closes when you return.',
  },
  {
    de: async () => (await import('../languages/de/auth.ts')).default.confirm,
    hi: async () => (await import('../languages/hi/auth.ts')).default.confirm,
  },
);
