/** Every text of the screen that asks whether to let an assistant in. */
export const allowTexts = {
  title: (name: string) => `Let ${name} use Cardinal?`,
  pending: 'Let an assistant use Cardinal?',
  description:
    'You decide what it may do. It ends after a month without use, after a year, or when you disconnect it in your profile.',
  loading: 'Asking who it is',
  as: (name: string, email: string) => `You are signed in as ${name} (${email}).`,
  otherAccount: 'Use another account',
  facts: {
    name: 'Says it is',
    vouched: (name: string, host: string) => `${name}, according to ${host}`,
    own: (name: string) => `${name}. Nobody has checked this name.`,
    leadsTo: 'Answers to',
    device: 'A program on this device',
  },
  scopes: 'It may',
  approval:
    'It acts as you, and never beyond your role. Nothing changes and no email is sent before you approve it here.',
  onlyIf: 'Allow it only if you have just connected Cardinal there yourself.',
  allow: 'Allow',
  deny: 'Do not allow',
  none: 'Choose at least one.',
  failed: 'The assistant was not let in',
  unknown: 'This request does not work',
  back: (where: string) => `Return to ${where}`,
  device: 'the assistant',
  dashboard: 'Continue to Dashboard',
  done: {
    title: (name: string) => `Continue in ${name}`,
    description: 'You can close this page if it stays open.',
    again: 'If nothing happens:',
    open: 'Open it',
  },
} as const;
