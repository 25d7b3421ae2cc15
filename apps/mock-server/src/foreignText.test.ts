import { expect, it } from 'vitest';
import { cutForLog, cutText, foreignLengths } from './foreignText.ts';

it('cuts no character in half', () => {
  expect(cutText('ab😀', 3)).toBe('ab');
  const cut = cutForLog('😀'.repeat(foreignLengths.logged));
  expect(cut.isWellFormed()).toBe(true);
});

it('keeps beginning and end of what is logged, and short texts as they are', () => {
  const text = `start ${'x'.repeat(foreignLengths.logged)} end`;
  expect(cutForLog(text)).toMatch(/^start x+ … x+ end$/);
  expect(cutForLog('short')).toBe('short');
});
