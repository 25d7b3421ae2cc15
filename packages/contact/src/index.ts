export { toE164 } from './dialling.ts';
export { readLinks, type ReadLinks } from './links.ts';
export { readEmails, type ReadEmails } from './emails.ts';
export { readName, type NameHints, type NameParts } from './names.ts';
export { splitName } from './people/personName.ts';
export { isCallable, kindOf, readPhones } from './phones.ts';
export type { NumberKind, ReadPhones, WrittenNumber } from './phones.ts';
export { cellText, cut, isPlaceholder, isSaid, oneLine, paragraphs } from './text.ts';
