import { expect, it } from 'vitest';
import { firstLine } from './vitestCounts.mjs';

it('reports the error itself, not the link to the story above it', () => {
  const message =
    '\n\u001b[34mClick to debug the error directly in Storybook: http://x\n\nIt broke.\nat a';
  expect(firstLine({ message })).toBe('It broke.');
  expect(firstLine(undefined)).toBe('');
});

it('reports the cause with the error', () => {
  const cause = { message: 'Worker exited unexpectedly with signal SIGSEGV\nat b' };
  expect(firstLine({ message: 'Worker forks emitted error.', cause })).toBe(
    'Worker forks emitted error. (Worker exited unexpectedly with signal SIGSEGV)',
  );
});
