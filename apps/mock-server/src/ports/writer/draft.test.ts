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
