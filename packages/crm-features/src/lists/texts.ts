/** Texts that all lists share. */
export const listTexts = {
  range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  openRange: (from: string, to: string) => `${from}–${to}`,
  position: (position: string, all: string) => `${position} of ${all}`,
  moreThan: (total: string) => `more than ${total}`,
  outOfDate: 'The list may be out of date',
  moreFailed: 'More could not be loaded',
  nothingLeft: 'Nothing left on this page',
  offline: 'You are offline',
} as const;
