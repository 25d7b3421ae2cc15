/** Keys of changes that other screens wait for. */
export const mutationKeys = {
  /** Contacts and changes after which a lead may need no answer. */
  answer: ['answer'],
} as const;
