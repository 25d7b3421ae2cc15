/** The texts of the elements that are not texts of the widgets inside. */
export const embedTexts = {
  loading: 'Loading',
  retry: 'Try again',
  at: (event: string) => `At ${event}`,
  cannotShow: 'This can’t be shown here',
  codeMissing: {
    title: 'The form could not be loaded',
    description: 'Check your connection and try again.',
  },
  problems: {
    key_missing: 'This page specifies no partner key (attribute partner-key).',
    origin_refused: (origin: string) =>
      `The partner key does not allow pages from ${origin}. The manager of the key can add this address.`,
    scope: (scope: string) => `The partner key does not permit this (${scope}).`,
    unreachable: 'The server can’t be reached. Check your connection and try again.',
  },
} as const;
