export { badgeKey, badgeNames, createBadgeIndex, isSameBadge } from './badges.ts';
export { contactOf, contactsOfJcards, jcardStart, textOfCode } from './codes.ts';
export { chosenNumbers, contactFrom, linkedIn, numberLine, type Contact } from './contact.ts';
export { countryOfPerson, usedCountries, type UsedCountries } from './dialling/country.ts';
export { displayNumber } from './dialling/display.ts';
export {
  knownNumbers,
  needsClues,
  numberKey,
  toE164,
  type DialledNumber,
  type NumberClues,
} from './dialling/dialling.ts';
export { readLinks, type ReadLinks } from './links.ts';
export { encodingOf } from './encodings/encodings.ts';
export { readEmails, type ReadEmails } from './emails.ts';
export { noName, readName, type NameHints, type NameParts } from './names.ts';
export { splitName } from './people/personName.ts';
export { extensionOf, isCallable, kindOf, readPhones } from './phones.ts';
export type { NumberKind, ReadPhones, WrittenNumber } from './phones.ts';
export { cellText, cut, isPlaceholder, isSaid, oneLine, paragraphs } from './text.ts';
export { vcardProperties, vcardStart } from './vcardText.ts';
export type { CountryCode } from 'libphonenumber-js/max';
