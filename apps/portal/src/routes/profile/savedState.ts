/**
 * State of the history entry after the profile was saved, until the reloaded page has reported it.
 */
export const savedState = { isProfileSaved: true } as const;

/** Whether the page was loaded because the profile was saved. */
export const isSavedState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isProfileSaved' in state;
