import { assistantScopes } from '@cardinal/contract/labels';
import { messages } from '@cardinal/contract/messages';

/** Every text of the screen that asks whether to let an assistant in. */
export const allowMessages = messages(
  {
    title: 'Let {name} use Cardinal?',
    pending: 'Let an assistant use Cardinal?',
    description:
      'You decide what it may do. It ends after a month without use, after a year, or when you disconnect it in your profile.',
    loading: 'Asking who it is',
    as: 'You are signed in as {name} ({email}).',
    otherAccount: 'Use another account',
    facts: {
      name: 'Says it is',
      vouched: '{name}, according to {host}',
      own: '{name}. Nobody has checked this name.',
      leadsTo: 'Answers to',
      device: 'A program on this device',
    },
    scopes: 'It may',
    scopeLabels: assistantScopes,
    approval:
      'It acts as you, and never beyond your role. Nothing changes and no email is sent before you approve it here.',
    onlyIf: 'Allow it only if you have just connected Cardinal there yourself.',
    allow: 'Allow',
    deny: 'Do not allow',
    none: 'Choose at least one.',
    failed: 'The assistant was not let in',
    unknown: 'This request does not work',
    back: 'Return to {where}',
    backToDevice: 'Return to the assistant',
    dashboard: 'Continue to Dashboard',
    done: {
      title: 'Continue in {name}',
      description: 'You can close this page if it stays open.',
      again: 'If nothing happens:',
      open: 'Open it',
    },
  },
  {
    de: async () => (await import('../../languages/de/assistants.ts')).default.allow,
    hi: async () => (await import('../../languages/hi/assistants.ts')).default.allow,
  },
);
