import type { Lead } from '@cardinal/contract';
import { leadFields, leadTextFields, type LeadTextField } from '@cardinal/contract/labels';
import { leadName } from '../shared/names.ts';

const lineBreaks = /\r\n|[\r\n]/g;

/** A text as a value of a vCard (RFC 6350, section 3.4). */
const escaped = (text: string): string =>
  text.replaceAll(/[\\,;]/g, '\\$&').replaceAll(lineBreaks, '\\n');

/** Longest line in bytes, without its end. */
const longestLine = 75;

/** Continues a long line on lines that begin with a blank, without splitting a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > longestLine) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}

/** A value of a property: links are written as they are, and an address as printed is its street. */
function valueOf(field: LeadTextField, text: string): string {
  if (leadFields[field].kind === 'link') return text;
  return field === 'address' ? `;;${escaped(text)};;;;` : escaped(text);
}

/** A lead as a vCard 4.0. */
export function vcardOf(lead: Lead): string {
  const { first_name: first, last_name: last } = lead;
  const contact = leadTextFields.flatMap((field) => {
    const property = leadFields[field].vcard;
    if (property === false || property === 'N' || lead[field] === '') return [];
    return [`${property}:${valueOf(field, lead[field])}`];
  });
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:urn:uuid:${lead.id}`,
    `REV:${lead.updated_at.replaceAll(/[-:]|\.\d+/g, '')}`,
    `FN:${escaped(leadName(lead))}`,
    `N:${escaped(last)};${escaped(first)};;;`,
    ...contact,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
