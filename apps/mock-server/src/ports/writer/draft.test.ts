import { expect, it } from 'vitest';
import { draftFault } from './draft.ts';

const content = 'Hello Grace,\n\nshall we talk this week?\n\nBest regards,\nMaya';
const subject = 'A call this week';

it('accepts an email that can be sent', () => {
  expect(draftFault({ subject, content }, '')).toBeUndefined();
  const options = `${content}\n1. A call [1], 2 < 3\n2. 100 % yours`;
  expect(draftFault({ subject: 'Q&A (part 2)', content: options }, '')).toBeUndefined();
});

it('accepts a link that the sender provided', () => {
  const linked = { subject, content: `${content}\nhttps://example.com/book.` };
  expect(draftFault(linked, 'Use https://example.com/book')).toBeUndefined();
  expect(draftFault(linked, '')).toBe('a link or an address of its own');
});

it.each([
  'evil.example.com',
  'evil.com/offer?id=1',
  'Visit EVIL.CO.UK today',
  'ftp://files.evil.com/a',
  'hxxp://evil.test',
  'hxxps[:]//evil[.]com',
  'evil(dot)com',
  'http\uff1a//evil.test/',
  'evil\uff0ecom',
  'evil\u3002com',
  'ev\u200bil.c\u00adom',
  'https:evil.com',
  String.raw`https:\\evil.com`,
  'mailto:me',
  'tel:+4912345',
  'javascript:alert(1)',
  'bücher.de',
  'ample.com',
  'www.evil.test',
  'me@evil',
])('refuses the link %s', (link) => {
  const given = 'Use https://example.com/book or write to ada@example.com.';
  const linked = { subject, content: `${content}\n${link}` };
  expect(draftFault(linked, given)).toBe('a link or an address of its own');
});

it.each([
  'https://example.com/book.',
  'Example.com/book/',
  '(example.com/book)',
  'ada@example.com,',
])('accepts %s, which the sender gave', (link) => {
  const given = 'Use https://example.com/book or write to ada@example.com.';
  expect(draftFault({ subject, content: `${content}\n${link}` }, given)).toBeUndefined();
});

it.each([
  'We use Node.js and v2.0, e.g. for the U.S. market.',
  'At 10:00 or 14:30, on 21.11.2026. Note: it costs 1.500,00 EUR.',
  'Re: offer and/or demo - 24/7, A/B, R&D.',
  '好的。公司会联系您。',
])('does not take %s for a link', (text) => {
  expect(draftFault({ subject, content: `${content}\n${text}` }, '')).toBeUndefined();
});

it.each([
  ['no subject', { subject: '' }],
  ['a long subject', { subject: 'x'.repeat(201) }],
  ['a line break in the subject', { subject: 'Hello\r\nBcc: everyone@example.com' }],
  ['no content', { content: 'Hi.' }],
  ['a long content', { content: 'x'.repeat(6_001) }],
  ['control characters', { content: `${content}\u0007` }],
  ['broken characters', { content: `${content}\ud800` }],
  ['a link or an address of its own', { content: `${content}\nwrite to me@evil.example` }],
  ['a link or an address of its own', { content: `${content}\nwww.evil.example` }],
])('finds %s', (fault, part) => {
  expect(draftFault({ subject, content, ...part }, '')).toBe(fault);
});

it.each([
  '[Name]',
  '[Your Company]',
  '{{first_name}}',
  '{name}',
  '<Company>',
  '<p>',
  '%FIRST NAME%',
  '__name__',
  'Hi undefined',
  'Your Name here',
])('finds the placeholder %s', (placeholder) => {
  expect(draftFault({ subject, content: `${content}\n${placeholder}` }, '')).toBe('a placeholder');
  expect(draftFault({ subject: `${subject} ${placeholder}`, content }, '')).toBe('a placeholder');
});
