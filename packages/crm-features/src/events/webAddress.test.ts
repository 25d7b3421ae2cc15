import { expect, it } from 'vitest';
import { isWebAddress, withScheme } from './webAddress.ts';

it.each([
  ['https://fair.example/?a=1', true],
  [' http://fair.example ', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['ftp://fair.example', false],
  ['fair.example', false],
  ['', false],
])('%s may be opened: %s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});

it.each([
  ['fair.example', 'https://fair.example'],
  ['  www.fair.example/stands?b=14 ', 'https://www.fair.example/stands?b=14'],
  ['messe.köln', 'https://messe.köln'],
  ['https://fair.example', 'https://fair.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['the fair', 'the fair'],
  ['', ''],
])('%s becomes %s', (text, expected) => {
  expect(withScheme(text)).toBe(expected);
});
