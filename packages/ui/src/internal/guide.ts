/** The text of a component's docs page, apart from its props; only Storybook reads it. */
export interface ComponentGuide {
  /** When to use the component, one sentence per entry. */
  use: readonly string[];
  /** Alternatives, and when to prefer them. */
  instead: readonly { when: string; use: string }[];
  /** The parts of the component in reading order. */
  anatomy: readonly { part: string; about: string }[];
  /** What each key does; empty if the component cannot be focused. */
  keyboard: readonly { keys: string; does: string }[];
}
