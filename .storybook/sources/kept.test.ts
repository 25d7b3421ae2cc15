import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keptWhile } from './kept.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
const file = join(folder, 'cache', 'kept.json');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('finds a value once for as long as nothing changes, and again after a change', () => {
  let times = 0;
  const find = () => {
    times += 1;
    return { answer: times };
  };
  expect(keptWhile(file, 'one', find)).toEqual({ answer: 1 });
  expect(keptWhile(file, 'one', find)).toEqual({ answer: 1 });
  expect(keptWhile(file, 'other', find)).toEqual({ answer: 2 });
  expect(keptWhile(file, 'other', find)).toEqual({ answer: 2 });
});

test('finds a value again if what was kept is unreadable', () => {
  keptWhile(file, 'one', () => 'before');
  writeFileSync(file, '{');
  expect(keptWhile(file, 'one', () => 'after')).toBe('after');
});
