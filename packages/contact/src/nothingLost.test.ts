import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactOf } from './codes.ts';
import { isPlaceholder } from './text.ts';

/** What says something: "Tba" and "None" stand for nothing, and are left out on purpose. */
const words = fc
  .stringMatching(/^[A-Z][a-z]{2,9}( [A-Z][a-z]{2,9}){0,2}$/)
  .filter((text) => !isPlaceholder(text));
const digits = fc.stringMatching(/^\+49421[1-9]\d{5}$/);
const person = fc.record({
  first: words,
  last: words,
  company: words,
  position: words,
  note: words,
  ticket: words,
  phone: digits,
  mobile: digits,
  fax: digits,
});
type Person = typeof person extends fc.Arbitrary<infer Made> ? Made : never;

const email = 'ida@werft.example';

/** Codes of the kinds on badges and cards, with everything that each can hold. */
const codes: Readonly<Record<string, (of: Person) => string>> = {
  MeCard: (of) =>
    `MECARD:N:${of.last},${of.first};ORG:${of.company};TIL:${of.position};NOTE:${of.note};TEL:${of.phone};TEL:${of.mobile};EMAIL:${email};;`,
  BizCard: (of) =>
    `BIZCARD:N:${of.first};X:${of.last};T:${of.position};C:${of.company};A:${of.note};B:${of.phone};M:${of.mobile};F:${of.fax};E:${email};;`,
  'an email': (of) => `MATMSG:TO:${email};SUB:${of.note};BODY:${of.ticket};;`,
  JSON: (of) =>
    JSON.stringify({
      firstName: of.first,
      lastName: of.last,
      email,
      company: of.company,
      jobTitle: of.position,
      phone: of.phone,
      mobile: of.mobile,
      fax: of.fax,
      hall: of.note,
      data: { ticket: of.ticket },
    }),
  'lines with labels': (of) =>
    `First name: ${of.first}\nLast name: ${of.last}\nEmail: ${email}\nCompany: ${of.company}\nTitle: ${of.position}\nPhone: ${of.phone}\nTicket: ${of.ticket}\nHall: ${of.note}`,
  'a vCard': (of) =>
    `BEGIN:VCARD\nVERSION:3.0\nN:${of.last};${of.first};;;\nORG:${of.company};${of.ticket}\nTITLE:${of.position}\nTEL;TYPE=WORK:${of.phone}\nTEL;TYPE=CELL:${of.mobile}\nTEL;TYPE=FAX:${of.fax}\nEMAIL:${email}\nNOTE:${of.note}\nEND:VCARD`,
  'a jCard': (of) =>
    JSON.stringify([
      'vcard',
      [
        ['n', {}, 'text', [of.last, of.first, '', '', '']],
        ['org', {}, 'text', of.company],
        ['title', {}, 'text', of.position],
        ['tel', { type: 'work' }, 'text', of.phone],
        ['email', {}, 'text', email],
        ['note', {}, 'text', of.note],
      ],
    ]),
};

it.each(Object.entries(codes))('keeps every word of %s', (_, codeOf) => {
  fc.assert(
    fc.property(person, (of) => {
      const code = codeOf(of);
      const kept = JSON.stringify(contactOf(code));
      const said = Object.values(of).filter((text) => code.includes(text));
      for (const word of said.flatMap((text) => text.split(' '))) expect(kept).toContain(word);
    }),
    { numRuns: 200 },
  );
});
