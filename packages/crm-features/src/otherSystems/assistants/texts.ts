import { assistantScopes } from '@cardinal/contract/labels';
import { messages } from '@cardinal/contract/messages';

/** Every text of the connected assistants. */
export const assistantMessages = messages(
  {
    everyoneHint:
      'Assistants that the people of your company have let in. Each acts as one of them.',
    list: 'Connected assistants',
    loading: 'Loading assistants',
    empty: 'No assistant is connected. Add the address to one, and it leads you here to allow it.',
    nobody: 'Nobody has connected an assistant.',
    failed: 'The assistants could not be loaded',
    allowed: 'Allowed <time></time>',
    used: 'Last used <time></time>',
    never: 'Never used',
    unchecked: 'Name not checked',
    end: 'Disconnect',
    endOf: 'Disconnect {name}',
    copy: 'Copy address for assistants',
    setUp: 'How to set one up',
    scopes: assistantScopes,
    question: {
      title: 'Disconnect {name}?',
      consequence: 'It is refused at once. What it suggested stays until you decide.',
      confirm: 'Disconnect',
      keep: 'Keep',
    },
    toasts: {
      disconnected: 'Assistant disconnected',
      notDisconnected: 'The assistant was not disconnected',
    },
  },
  {
    de: async () => (await import('../../languages/de/assistants.ts')).default.assistant,
    hi: async () => (await import('../../languages/hi/assistants.ts')).default.assistant,
  },
);
