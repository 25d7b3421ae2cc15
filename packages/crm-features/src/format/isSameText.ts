/** Compared as people would: capitalisation and surrounding spaces make no difference. */
export const isSameText = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
