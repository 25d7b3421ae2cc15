import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../helpers/operatingPage.ts';

/** The numbers of the requirements of levels 1 and 2 in each section of ASVS 5.0.0. */
const sections: Readonly<Record<string, readonly number[]>> = {
  'V1.1': [1, 2],
  'V1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  'V1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  'V1.4': [1, 2, 3],
  'V1.5': [1, 2],
  'V2.1': [1, 2, 3],
  'V2.2': [1, 2, 3],
  'V2.3': [1, 2, 3, 4],
  'V2.4': [1],
  'V3.2': [1, 2],
  'V3.3': [1, 2, 3, 4],
  'V3.4': [1, 2, 3, 4, 5, 6],
  'V3.5': [1, 2, 3, 4, 5],
  'V3.7': [1, 2],
  'V4.1': [1, 2, 3],
  'V4.2': [1],
  'V4.3': [1, 2],
  'V4.4': [1, 2, 3, 4],
  'V5.1': [1],
  'V5.2': [1, 2, 3],
  'V5.3': [1, 2],
  'V5.4': [1, 2, 3],
  'V6.1': [1, 2, 3],
  'V6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  'V6.3': [1, 2, 3, 4],
  'V6.4': [1, 2, 3, 4],
  'V6.5': [1, 2, 3, 4, 5],
  'V6.6': [1, 2, 3],
  'V6.8': [1, 2, 3, 4],
  'V7.1': [1, 2, 3],
  'V7.2': [1, 2, 3, 4],
  'V7.3': [1, 2],
  'V7.4': [1, 2, 3, 4, 5],
  'V7.5': [1, 2],
  'V7.6': [1, 2],
  'V8.1': [1, 2],
  'V8.2': [1, 2, 3],
  'V8.3': [1],
  'V8.4': [1],
  'V9.1': [1, 2, 3],
  'V9.2': [1, 2, 3, 4],
  'V10.1': [1, 2],
  'V10.2': [1, 2],
  'V10.3': [1, 2, 3, 4],
  'V10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  'V10.5': [1, 2, 3, 4, 5],
  'V10.6': [1, 2],
  'V10.7': [1, 2, 3],
  'V11.1': [1, 2],
  'V11.2': [1, 2, 3],
  'V11.3': [1, 2, 3],
  'V11.4': [1, 2, 3, 4],
  'V11.5': [1],
  'V11.6': [1],
  'V12.1': [1, 2, 3],
  'V12.2': [1, 2],
  'V12.3': [1, 2, 3, 4],
  'V13.1': [1],
  'V13.2': [1, 2, 3, 4, 5],
  'V13.3': [1, 2],
  'V13.4': [1, 2, 3, 4, 5],
  'V14.1': [1, 2],
  'V14.2': [1, 2, 3, 4],
  'V14.3': [1, 2, 3],
  'V15.1': [1, 2, 3],
  'V15.2': [1, 2, 3],
  'V15.3': [1, 2, 3, 4, 5, 6, 7],
  'V16.1': [1],
  'V16.2': [1, 2, 3, 4, 5],
  'V16.3': [1, 2, 3, 4],
  'V16.4': [1, 2, 3],
  'V16.5': [1, 2, 3],
  'V17.1': [1],
  'V17.2': [1, 2, 3, 4],
  'V17.3': [1, 2],
};

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
const cells = page
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('docs/security.md', () => {
  it('has every requirement of levels 1 and 2 once', () => {
    const expected = Object.entries(sections).flatMap(([section, numbers]) =>
      numbers.map((number) => `${section}.${number}`),
    );
    const listed = cells.flatMap(([, ids = '']) => ids.split(', '));
    expect(listed.toSorted()).toEqual(expected.toSorted());
  });

  it('states for requirements without a test that they are not met, or who is responsible', () => {
    const rows = cells.filter((row) => row.length > 4);
    const unshown = rows.filter(([, , , , shown]) => shown === '');
    expect(rows.length).toBeGreaterThan(150);
    expect(
      unshown.filter(
        ([, , , here = '']) => !/^(?:Not met|Partly|Documented): |[Tt]he operator/.test(here),
      ),
    ).toEqual([]);
  });

  it('names only tests that exist', () => {
    const named = [...page.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` › (.+?)(?=<br>| +\|)/g)];
    expect(named.length).toBeGreaterThan(150);
    const files = globSync('{apps,packages}/**/*.{test,spec}.{ts,tsx}', {
      cwd: root,
      exclude: (name) => basename(name) === 'node_modules',
    });
    const has = (name: string, title: string) =>
      files
        .filter((path) => basename(path) === name)
        .some((path) => readFileSync(join(root, path), 'utf8').includes(title));
    const wrong = named.filter(([, file = '', title = '']) => !has(file, title));
    expect(wrong.map(([text]) => text)).toEqual([]);
  });
});
