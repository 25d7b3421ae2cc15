// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepBuilds } from './keepBuilds.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardinal-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Builds files, and makes them the build that is served. */
function build(...names) {
  const next = join(folder, 'next');
  const last = join(folder, 'last');
  for (const name of names) {
    const path = join(next, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, name);
    writeFileSync(`${path}.br`, '');
  }
  keepBuilds(last, next);
  rmSync(last, { recursive: true, force: true });
  renameSync(next, last);
  const served = readdirSync(last, { recursive: true }).map((name) => name.replaceAll('\\', '/'));
  return served.filter((name) => name.includes('assets/') && !name.endsWith('.br')).toSorted();
}

test('the files of the two builds before stay, and no others', () => {
  expect(build('assets/a-1.js', 'embed/assets/e-1.js')).toEqual([
    'assets/a-1.js',
    'embed/assets/e-1.js',
  ]);
  build('assets/a-2.js', 'embed/assets/e-1.js');
  expect(build('assets/a-3.js', 'embed/assets/e-1.js')).toEqual([
    'assets/a-1.js',
    'assets/a-2.js',
    'assets/a-3.js',
    'embed/assets/e-1.js',
  ]);
  expect(build('assets/a-4.js')).toEqual([
    'assets/a-2.js',
    'assets/a-3.js',
    'assets/a-4.js',
    'embed/assets/e-1.js',
  ]);
});

test('compressed files stay with theirs', () => {
  build('assets/a-1.js');
  build('assets/a-2.js');
  expect(readdirSync(join(folder, 'last', 'assets'))).toContain('a-1.js.br');
});

test('building the same again counts once', () => {
  build('assets/a-1.js');
  build('assets/a-2.js');
  build('assets/a-2.js');
  expect(build('assets/a-3.js')).toEqual(['assets/a-1.js', 'assets/a-2.js', 'assets/a-3.js']);
});

test('a build from before the record is one of the two', () => {
  const last = join(folder, 'last', 'assets');
  mkdirSync(last, { recursive: true });
  writeFileSync(join(last, 'a-1.js'), '');
  expect(build('assets/a-2.js')).toEqual(['assets/a-1.js', 'assets/a-2.js']);
});
