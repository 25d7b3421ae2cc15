import { expect, it } from 'vitest';
import { breaksLine, hasControls, inOneLine, plainName, visibleText } from './controls.ts';
import { leadInputSchema } from '../leads/leadInput.ts';

it.each(['a\nb', 'a\u2028b', 'a\tb', 'a\u0000b', 'a\u007fb'])('%j is not a single line', (text) => {
  expect(breaksLine(text)).toBe(true);
  expect(breaksLine(inOneLine(text))).toBe(false);
  expect(inOneLine(text)).toBe('a b');
});

it.each(['a\u0000b', 'a\u001fb', 'a\u007fb'])('%j is not valid text', (text) => {
  expect(hasControls(text)).toBe(true);
});

it.each(['a\nb', 'a\tb', 'a\u2028b', 'مريم'])('%j is valid text', (text) => {
  expect(hasControls(text)).toBe(false);
});

it.each(['\u200b', '\u202e\u200f', '\u2800', '\u3164 \u00ad'])(
  '%j has no visible characters',
  (text) => {
    expect(visibleText(text)).toBe('');
    const lead = leadInputSchema.safeParse({ first_name: text, email: 'ada@example.com' });
    expect(lead.error?.issues[0]?.message).toBe('First name is required.');
  },
);

it.each(['مريم', 'می\u200cخواهم', '👩\u200d💻', '\u202eabc'])('%j is left unchanged', (text) => {
  expect(visibleText(text)).toBe(text);
});

it.each([
  ['\u202eAda\u200b ', 'Ada'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d💻\ufe0f', '👩\u200d💻\ufe0f'],
  ['\u200d\ufe0f', ''],
])('%j is the name %j', (text, name) => {
  expect(plainName(text)).toBe(name);
});
