/**
 * `Right to left` out of Storybook's `Right To Left`. Words with capitals inside, such as CSV, stay
 * as they are.
 */
export const sentenceCase = (name: string) =>
  name.replace(/(?<=\s)[A-Z](?![A-Z])\S*/g, (word) => word.toLowerCase());
