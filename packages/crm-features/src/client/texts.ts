/** Every text of the client but its toasts about realtime changes. */
export const clientTexts = {
  unknownError: 'Unknown error',
  unreachable: 'Cardinal can’t be reached. Check your connection and try again.',
  originRefused: (origin: string) =>
    `Cardinal’s server does not permit this page. Whoever runs it can add ${origin} to its setting CORS_ORIGINS.`,
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
} as const;
