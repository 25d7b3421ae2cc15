export { callFirst, splitEscaped } from './contact.ts';
export { phoneOf, plain, preferred, vcardProperties, type VcardProperty } from './vcard.ts';
