// @vitest-environment node
import { expect, test } from 'vitest';
import { touchedBy } from './changed.mjs';

test('documentation affects only the quick checks', () => {
  const files = ['README.md', 'docs/decisions.md', 'stories/Status.mdx'];
  expect(touchedBy('lint', files)).toBe('all');
  for (const stage of ['unit', 'server', 'stories', 'e2e']) {
    expect(touchedBy(stage, files)).toEqual([]);
  }
});

test('a change to the server runs its related tests, those that start it, and all end-to-end tests', () => {
  const files = ['apps/mock-server/src/app.ts'];
  expect(touchedBy('stories', files)).toEqual([]);
  const touched = touchedBy('server', files);
  expect(touched).toContain('apps/mock-server/src/app.ts');
  expect(touched.some((file) => file.endsWith('/serverProcess.ts'))).toBe(true);
  expect(touchedBy('e2e', files)).toBe('all');
});

test('a theme or the preview affects every story', () => {
  expect(touchedBy('stories', ['packages/ui/src/theme/tokens.ts'])).toBe('all');
  expect(touchedBy('stories', ['.storybook/preview.tsx'])).toBe('all');
  expect(touchedBy('stories', ['packages/ui/src/components/Link/Link.tsx'])).toEqual([
    'packages/ui/src/components/Link/Link.tsx',
  ]);
});

test('a picture affects the file of its story', () => {
  expect(touchedBy('stories', ['stories/pictures/ui/actions/button/primary.webp'])).toEqual([
    'packages/ui/src/components/Button/Button.stories.tsx',
  ]);
});

test('dependencies and tools affect everything', () => {
  for (const stage of ['unit', 'server', 'stories', 'e2e']) {
    expect(touchedBy(stage, ['package-lock.json'])).toBe('all');
  }
});
