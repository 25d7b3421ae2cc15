import { englishTexts, messages, type TextsOf } from '@cardinal/contract/messages';

/** Every text of the client but its toasts about realtime changes. */
export const clientMessages = messages(
  {
    unknownError: 'Unknown error',
    unreachable: 'Cardinal can’t be reached. Check your connection and try again.',
    originRefused:
      'Cardinal’s server does not permit this page. Whoever runs it can add {origin} to its setting CORS_ORIGINS.',
    unreadable: 'The response could not be read. Try again in a moment.',
    sessionEnded: {
      title: 'Session ended',
      description: 'Sign in again to continue. What you typed is kept.',
    },
    paused: {
      title: 'Live updates paused',
      description: 'Changes by others appear after a reload.',
      reconnect: 'Reconnect',
    },
    offline: {
      title: 'You are offline',
      description: 'You can read what is loaded. Changes need a connection.',
    },
  },
  {
    de: async () => (await import('../languages/de/shared.ts')).default.client,
    hi: async () => (await import('../languages/hi/shared.ts')).default.client,
  },
);

type ClientTexts = TextsOf<typeof clientMessages>;

let current: ClientTexts = englishTexts(clientMessages);

/** The texts of the client in the language of the page, for code that renders nothing. */
export const clientTexts = (): ClientTexts => current;

/** Sets the texts of the client; returns a function that takes them back. */
export function setClientTexts(texts: ClientTexts): () => void {
  current = texts;
  return () => {
    if (current === texts) current = englishTexts(clientMessages);
  };
}
