import { expect, it } from 'vitest';
import { mailParagraphs } from './mailText.ts';

it('splits at empty lines, however they are written, and keeps the lines between', () => {
  expect(mailParagraphs('\nHello,\r\n\r\nfirst\nsecond\n  \n\nBye\n')).toEqual([
    ['Hello,'],
    ['first', 'second'],
    ['Bye'],
  ]);
  expect(mailParagraphs('')).toEqual([['']]);
});
