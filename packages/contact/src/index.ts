export { toE164 } from './dialling.ts';
export { readEmails, type ReadEmails } from './emails.ts';
export { splitName } from './people/personName.ts';
export { inCallOrder, isCallable, kindOf, readPhones } from './phones.ts';
export type { NumberKind, ReadPhones, WrittenNumber } from './phones.ts';
export { cellText, cut, isPlaceholder, isSaid, oneLine, paragraphs } from './text.ts';
