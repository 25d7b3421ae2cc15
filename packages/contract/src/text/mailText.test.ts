import { expect, it } from 'vitest';
import { mailParagraphs } from './mailText.ts';

it('splits at empty lines of any form, and keeps the lines between them', () => {
  expect(mailParagraphs('\nHello,\r\n\r\nfirst\nsecond\n  \n\nBye\n')).toEqual([
    ['Hello,'],
    ['first', 'second'],
    ['Bye'],
  ]);
  expect(mailParagraphs('')).toEqual([['']]);
});
