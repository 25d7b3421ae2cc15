import { expect, it } from 'vitest';

import { readLinks } from './links.ts';

it.each([
  ['www.werft.example', 'www.werft.example'],
  [
    'https://werft.example/team; www.lund.example',
    'https://werft.example/team',
    ['www.lund.example'],
  ],
  ['<https://werft.example>', 'https://werft.example'],
  ['Shop: werft.example', 'werft.example', [], 'Shop:'],
  ['ida@werft.example', '', [], 'ida@werft.example'],
  ['javascript:alert(1)', '', [], 'javascript:alert(1)'],
  ['none', ''],
])('finds the web addresses of %j', (text, first, others: string[] = [], rest = '') => {
  expect(readLinks(text)).toEqual({ first, others, rest });
});
