import type { ChosenRole } from '@cardinal/contract/labels';

/** Texts of Google sign-in and of the page to which Google returns. */
export const googleTexts = {
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
    welcome: (firstName: string) => `Welcome back, ${firstName}. Opening your dashboard.`,
    confirmed: 'It’s you. You can close this window.',
    failure: 'Authentication Failed',
    tryAgain: 'Try Again',
    close: 'Close this window',
    refused: (error: string) => `Authentication failed: ${error}`,
    noCode: 'No authorization code received',
    error: (message: string) => `Authentication error: ${message}`,
    fallback: 'Authentication failed',
    unknown: 'This response does not belong to a sign-in that was started in this tab.',
    expired: 'The sign-in took too long.',
    otherAccount: 'This is not the account that you are signed in with.',
  },
  toast: 'Authentication failed',
} as const;

/** Names of the roles where a profile is completed (specification section 2). */
export const completionRoles: Readonly<Record<ChosenRole, string>> = {
  agent: 'Agent',
  manager: 'Manager',
  admin: 'Admin',
};

/** Texts of the screen that completes a profile. */
export const completionTexts = {
  title: 'Complete your profile',
  description: 'Your role and company decide which leads you see.',
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
} as const;

/** Texts of the dialog after a sign-in with an ID token from Google. */
export const registrationTexts = {
  title: 'Complete Your Registration',
  description: 'Choose your role. You can join a company now or later.',
  submit: 'Complete Registration',
  cancel: 'Cancel',
  roleRequired: { title: 'Role required', description: 'Please select a role' },
} as const;

const leads = (count: number) =>
  count === 1 ? '1 lead' : `${count.toLocaleString('en-US')} leads`;

/** Texts about waiting for a company's approval. */
export const waitingTexts = {
  title: 'Waiting for approval',
  description: (company: string) =>
    `A manager or an administrator of ${company} has to approve you.`,
  someCompany: 'the company',
  live: 'This page updates as soon as they decide. You don’t need to reload it.',
  meanwhile: 'Until then, you work in your private workspace, which only you can see.',
  moves: (count: number, company: string) =>
    `Once you are approved, your ${leads(count)} there will move to ${company}.`,
  continue: 'Continue to your workspace',
  change: 'Choose another company',
  approved: {
    title: 'You’re in',
    description: (company: string, role: string) => `You now work in ${company} as ${role}.`,
    moved: 'Your private leads have moved to the company.',
    continue: 'Continue to Dashboard',
  },
  rejected: {
    title: 'Your request was declined',
    description: 'The company did not approve you. Your private workspace stays as it is.',
    change: 'Choose a company',
  },
} as const;

/** Texts of the screen for accepting an invitation. */
export const invitationTexts = {
  title: 'You are invited',
  description: 'Accept the invitation to work with your colleagues in one company.',
  offer: (inviter: string, company: string, role: string) =>
    inviter === ''
      ? `You are invited to join ${company} as ${role}.`
      : `${inviter} invites you to join ${company} as ${role}.`,
  unknownOffer: 'You are invited.',
  signInFirst: 'Create an account or sign in to accept.',
  as: (name: string, email: string) => `You are signed in as ${name} (${email}).`,
  moves: 'Leads in your private workspace move into the company.',
  accept: 'Accept invitation',
  later: 'Not now',
  otherAccount: 'Use another account',
  failed: 'The invitation was not accepted',
  already: {
    title: 'You already belong to a company',
    description: (company: string) =>
      `You work in ${company}. To accept the invitation, leave it first, or use another account.`,
    continue: 'Continue to Dashboard',
  },
  done: (company: string) => `Welcome to ${company}`,
} as const;

/** Texts of the dialog that asks for a recent sign-in. */
export const confirmTexts = {
  title: 'Confirm that it’s you',
  description: 'Your last sign-in was more than 10 minutes ago.',
  password: 'Password',
  submit: 'Confirm',
  cancel: 'Cancel',
  account: (email: string) => `You are signed in as ${email}.`,
  blocked:
    'Your browser blocked the Google window. Allow pop-up windows for this page, then try again.',
  google: 'Confirm with Google',
  missing: 'Enter your password.',
  failed: 'Your identity could not be confirmed',
  googleWaiting: 'Continue in the Google window. This dialog closes when you return.',
} as const;
