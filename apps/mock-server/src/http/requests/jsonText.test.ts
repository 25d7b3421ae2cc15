import { bodyLimits } from '@cardinal/contract';
import { describe, expect, it } from 'vitest';
import { checkJsonText } from './jsonText.ts';

const { depth, values, escapes } = bodyLimits;
const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('checkJsonText', () => {
  it.each([
    ['as deep as allowed', nested(depth)],
    [
      'with as many values as allowed',
      JSON.stringify(Array.from({ length: values - 2 }, () => 'a')),
    ],
    ['with brackets and commas in a string', JSON.stringify({ a: '[{,'.repeat(values) })],
    ['with quotation marks and backslashes in a string', JSON.stringify('\\",[\\\\'.repeat(1_000))],
    ['with as many escapes as allowed', `{"a":"${String.raw`\/`.repeat(escapes)}"}`],
    ['that is not JSON', ']]]}}}'.repeat(values)],
    ['that has no end', '{"a":"\\'],
    ['that is empty', ''],
  ])('permits a text %s', (_, text) => {
    expect(() => checkJsonText(text)).not.toThrow();
  });

  it.each([
    ['deeper than allowed', nested(depth + 1), 'more than 32 lists and objects'],
    ['with more values than allowed', `[${'1,'.repeat(values)}1]`, 'more than 50,000 values'],
    ['with more objects than allowed', `[${'{}'.repeat(values)}]`, 'more than 50,000 values'],
    ['of strings without commas', '""'.repeat(4 * values + 1), 'more than 50,000 values'],
    [
      'with more escapes than allowed',
      `"${'\\"'.repeat(escapes + 1)}"`,
      'more than 500,000 escaped',
    ],
  ])('refuses a text %s', (_, text, message) => {
    expect(() => checkJsonText(text)).toThrow(message);
  });
});
