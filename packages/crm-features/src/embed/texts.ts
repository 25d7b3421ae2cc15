/** Why an element cannot work, for those who embed it; visitors read it in their language. */
export const embedTexts = {
  problems: {
    key_missing: 'This page specifies no partner key (attribute partner-key).',
    origin_refused: (origin: string) =>
      `The partner key does not allow pages from ${origin}. The manager of the key can add this address.`,
    origin_help: (origin: string) =>
      `The partner key does not name this page. Under Members & access, Partners, edit the key and add this line to its websites: ${origin}`,
    scope: (scope: string) => `The partner key does not permit this (${scope}).`,
    unreachable: 'The server can’t be reached. Check your connection and try again.',
  },
} as const;
