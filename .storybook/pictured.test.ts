import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { looksOf, pictureOf, type StoryPlace } from './pictured.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The stories of Storybook's index, as its sidebar and the tests read them. */
function readStories(): StoryPlace[] {
  const folder = mkdtempSync(join(tmpdir(), 'cardinal-index-'));
  try {
    const file = join(folder, 'index.json');
    const cli = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
    const options = ['index', '--quiet', '--disable-telemetry', '-c', '.storybook', '-o', file];
    execFileSync(process.execPath, [cli, ...options], { cwd: root, stdio: 'pipe' });
    const { entries }: { entries: Record<string, StoryPlace & { type: string }> } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    return Object.values(entries).filter(({ type }) => type === 'story');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the catalogue and its pictures stay small, and no picture is missing or left over', () => {
  const stories = readStories();
  expect(stories.length).toBeGreaterThan(1_000);
  expect(stories.filter(({ tags }) => tags.includes('dev')).length).toBeLessThanOrEqual(1_250);

  // Sheets and screens show the other states of components and widgets.
  const shown = stories.filter(
    ({ title, tags }) => !/^(UI|CRM)\//.test(title) && tags.includes('dev'),
  );
  expect(shown.filter((story) => looksOf(story).length === 0).map(({ id }) => id)).toEqual([]);

  const pictures = stories.flatMap((story) =>
    looksOf(story).map((look) => `stories/pictures/${pictureOf(story)}${look}.webp`),
  );
  const committed = globSync('stories/pictures/**/*.webp', { cwd: root });
  expect(committed.toSorted()).toEqual(pictures.toSorted());
  expect(pictures.length).toBeLessThanOrEqual(900);
  const sizes = committed.map((file) => statSync(join(root, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000_000);
}, 120_000);
