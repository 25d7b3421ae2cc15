import type { Contact } from './contact.ts';
import { parseMeCard } from './mecard.ts';
import { parseVCard } from './vcard.ts';

/** The contact data in the text of a code: a vCard, a MeCard, or a link to write or call. */
export function contactOf(text: string): Contact | undefined {
  const contact = parseVCard(text) ?? parseMeCard(text) ?? parseLink(text);
  return contact && saysSomething(contact) ? contact : undefined;
}

const saysSomething = ({ firstName, lastName, email, company, phones }: Contact): boolean =>
  [firstName, lastName, email, company, ...phones.map(({ number }) => number)].some(Boolean);

const nothing: Contact = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  position: '',
  phones: [],
  web: [],
  address: '',
};

/** Reads `mailto:jane@example.com?…` and `tel:+49…`. */
function parseLink(text: string): Contact | undefined {
  const [, scheme = '', target = ''] = /^\s*(mailto|tel):([^?;\s]+)/i.exec(text) ?? [];
  if (!target) return undefined;
  const value = decoded(target);
  return scheme.toLowerCase() === 'tel'
    ? { ...nothing, phones: [{ number: value, kind: '' }] }
    : { ...nothing, email: value };
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
