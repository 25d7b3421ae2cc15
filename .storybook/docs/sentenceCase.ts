/**
 * `Right to left` from Storybook's `Right To Left`. Words with inner capitals, such as CSV, are
 * kept.
 */
export const sentenceCase = (name: string) =>
  name.replace(/(?<=\s)[A-Z](?![A-Z])\S*/g, (word) => word.toLowerCase());
