/** Texts of lists that have pages. */
export const listTexts = {
  range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  openRange: (from: string, to: string) => `${from}–${to}`,
  position: (position: string, all: string) => `${position} of ${all}`,
  moreThan: (total: string) => `more than ${total}`,
} as const;
