import { describe, expect, it } from 'vitest';

import { readEmails } from './emails.ts';

describe('readEmails', () => {
  it.each([
    ['ida@werft.example', 'ida@werft.example'],
    ['ida@werft.example; lund@werft.example', 'ida@werft.example', ['lund@werft.example']],
    ['ida@werft.example, lund@werft.example', 'ida@werft.example', ['lund@werft.example']],
    ['ida@werft.example / lund@werft.example', 'ida@werft.example', ['lund@werft.example']],
    ['ida@werft.example/lund@werft.example', 'ida@werft.example', ['lund@werft.example']],
    ['ida@werft.example ::: lund@werft.example', 'ida@werft.example', ['lund@werft.example']],
    ['ida@werft.example\nlund@werft.example', 'ida@werft.example', ['lund@werft.example']],
    ['ida@werft.example; IDA@werft.example', 'ida@werft.example'],
    ['Ida Lund <ida@werft.example>', 'ida@werft.example', [], 'Ida Lund'],
    ['"Lund, Ida" <ida@werft.example>', 'ida@werft.example', [], 'Lund Ida'],
    ['mailto:ida@werft.example', 'ida@werft.example'],
    ['MAILTO:ida%2Bfair@werft.example?subject=Hi&body=x', 'ida+fair@werft.example'],
    ['ida@werft.example,', 'ida@werft.example'],
    ['ida@werft.example\u00A0', 'ida@werft.example'],
    ['\u200Bida@werft.example', 'ida@werft.example'],
    ['ida@\u200Bwerft.example', 'ida@werft.example'],
    ['ida@werft.example\u0000', 'ida@werft.example'],
    ['ida@\u0001werft.example', 'ida@werft.example'],
    ['<ida@werft.example>', 'ida@werft.example'],
    ['ida@werft.example.', 'ida@werft.example'],
    ['Ida@Werft.Example', 'Ida@Werft.Example'],
    ['ida@werft.example (work)', 'ida@werft.example'],
    ['ida@werft.example (assistant)', 'ida@werft.example', [], 'assistant'],
    ['ida @werft.example', 'ida@werft.example'],
    ["'ida@werft.example", 'ida@werft.example'],
    ["'ida@werft.example'", 'ida@werft.example'],
    ["o'neill@werft.example", "o'neill@werft.example"],
    ['ida [at] werft [dot] example', 'ida@werft.example'],
    ['ida(at)werft.example', 'ida@werft.example'],
    ['http://ida@werft.example', 'ida@werft.example'],
    [
      String.raw`ida@werft.example\nlund@werft.example`,
      'ida@werft.example',
      ['lund@werft.example'],
    ],
    ['work: ida@werft.example', 'ida@werft.example'],
    ['ida＠werft.example', 'ida@werft.example'],
    ['N/A', ''],
    ['-', ''],
    ['', ''],
    ['by phone only', '', [], 'by phone only'],
    ['ida@werft', '', [], 'ida@werft'],
    ['mailto:%E0%A4@', '', [], 'mailto:%E0%A4@'],
  ])('reads %j', (text, first, others: string[] = [], rest = '') => {
    expect(readEmails(text)).toEqual({ first, others, rest });
  });
});
