import type { vars } from '../theme/contract.ts';

type PathOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${PathOf<T[K]>}`;
}[keyof T & string];

/** What a component's docs page says beside its props; read by Storybook only. */
export interface ComponentGuide {
  /** When to use it, a sentence each. */
  use: readonly string[];
  /** What to use instead, and when. */
  instead: readonly { when: string; use: string }[];
  /** Its parts in reading order. */
  anatomy: readonly { part: string; about: string }[];
  /** What each key does; empty for what takes no focus. */
  keyboard: readonly { keys: string; does: string }[];
  /** Names in `vars` that it draws with, such as `color.border.strong`. */
  variables: readonly PathOf<typeof vars>[];
}
