/** The texts of the product in several languages; see docs/languages.md. */
export * from './catalogue.ts';
export * from './languages.ts';
export type * from './messageValues.ts';
