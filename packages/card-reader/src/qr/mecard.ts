import { callFirst, splitEscaped, splitWhole } from './contact.ts';
import type { Contact } from './contact.ts';

/** Reads a MeCard (`MECARD:N:Doe,Jane;TEL:…;;`); undefined if the text isn't one. */
export function parseMeCard(text: string): Contact | undefined {
  const body = /^\s*MECARD:([\s\S]*)$/i.exec(text)?.[1];
  if (body === undefined) return undefined;
  const fields = pieces(body).map((piece) => {
    const colon = piece.indexOf(':');
    return { name: piece.slice(0, colon).trim().toUpperCase(), value: piece.slice(colon + 1) };
  });
  const all = (name: string) =>
    fields.filter((field) => field.name === name).map(({ value }) => value);
  const first = (name: string) => splitEscaped(all(name)[0] ?? '', ';')[0] ?? '';
  const [family = '', given] = splitEscaped(all('N')[0] ?? '', ',');
  const name = given === undefined ? splitWhole(family) : { firstName: given, lastName: family };
  return {
    ...name,
    email: first('EMAIL'),
    company: first('ORG'),
    position: first('TITLE'),
    phones: callFirst(all('TEL').map((number) => ({ number: number.trim(), kind: '' }))),
    web: all('URL').map((url) => splitEscaped(url, ';')[0] ?? ''),
    address: splitEscaped(all('ADR')[0] ?? '', ',')
      .filter(Boolean)
      .join(', '),
  };
}

/** The fields between semicolons; an escaped semicolon stays, with its backslash, in its field. */
const pieces = (body: string) => body.match(/(?:\\.|[^;\\])+/gs) ?? [];
