/** The form for visitors of partners' pages: its texts, fields and checks, for the hosted form and the elements. */
export * from './visitorCheck.ts';
export * from './visitorMessages.ts';
export type { VisitorField } from './english.ts';
