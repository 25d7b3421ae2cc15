import { apiScopes } from '@cardinal/contract/labels';
import { messages } from '@cardinal/contract/messages';

/** Every text of the API keys. */
export const apiKeyMessages = messages(
  {
    everyoneHint:
      'Keys with which other systems work as the people of your company. Everyone creates their own in their profile.',
    nobody: 'Nobody has an API key.',
    list: 'API keys',
    loading: 'Loading API keys',
    create: 'New API key',
    empty: 'You have no API keys.',
    failed: 'The API keys could not be loaded',
    created: 'Created <time></time>',
    used: 'Last used <time></time>',
    never: 'Never used',
    expires: 'Expires {when}',
    expired: 'Expired',
    end: 'Revoke',
    endOf: 'Revoke {name}',
    scopes: apiScopes,
    agents: {
      hint: 'Assistants use a key as well. What they suggest waits for you.',
      copy: 'Copy address for assistants',
      setUp: 'How to set one up',
    },
    form: {
      title: 'New API key',
      name: 'Name',
      nameHelp: 'What the key is for, such as “ERP of the office”.',
      scopes: 'What it permits',
      scopesHelp: 'It never permits more than your role does.',
      expires: 'Expires',
      expiresHelp: 'Leave empty if the key does not expire.',
      create: 'Create key',
      cancel: 'Cancel',
      required: 'Name is required.',
      noScope: 'Choose at least one.',
      past: 'Choose a time in the future.',
    },
    made: {
      title: 'The key for {name}',
      once: 'Copy the key now',
      onceText: 'It is not shown again. Whoever has it can do what it permits.',
      copyKey: 'Copy key',
      example: 'Try it in a terminal',
      copyExample: 'Copy command',
      docs: 'All calls are in the API reference.',
      done: 'Done',
    },
    question: {
      title: 'Revoke {name}?',
      consequence: 'Systems that use this key are refused at once. This cannot be undone.',
      confirm: 'Revoke for good',
      keep: 'Keep',
    },
    discard: {
      title: 'Discard what you entered?',
      description: 'The key is not created yet.',
      confirm: 'Discard',
      cancel: 'Keep editing',
    },
    toasts: {
      notCreated: 'The key was not created',
      revoked: 'Key revoked',
      notRevoked: 'The key was not revoked',
    },
  },
  {
    de: async () => (await import('../../languages/de/otherSystems.ts')).default.apiKey,
    hi: async () => (await import('../../languages/hi/otherSystems.ts')).default.apiKey,
  },
);
