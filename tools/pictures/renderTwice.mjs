// Renders the pictures of some stories twice, each time in a new browser, and compares the files byte
// by byte: `npm run pictures:twice [STORY_FILE…]`. If they differ, pictures change without a reason.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../shared/browser.mjs';
import { fail, nodePath, root, run, say } from '../shared/lib.mjs';

/** Text, themes and right to left; a long table; a dialog over a page; a whole screen. */
const representative = [
  'packages/ui/src/components/Button/Button.stories.tsx',
  'packages/ui/src/components/DataTable/DataTable.stories.tsx',
  'packages/crm-features/src/events/EventDialog/CreateEventDialog.stories.tsx',
  'stories/Screens/Dashboard.stories.tsx',
];

const [named, vitest] = [process.argv.slice(2), join(root, 'node_modules/vitest/vitest.mjs')];
const files = named.length > 0 ? named : representative;

/** Renders into a new folder. @returns The files by their paths */
async function render() {
  const folder = mkdtempSync(join(tmpdir(), 'cardinal-rendered-'));
  try {
    const args = [vitest, 'run', '--update=all', '--project', 'stories', ...files];
    const code = await run(nodePath(), args, { env: { PICTURES_ROOT: folder } });
    if (code !== 0) fail('The stories fail.');
    const pictures = globSync('**/*.webp', { cwd: folder }).toSorted();
    return new Map(pictures.map((path) => [path, readFileSync(join(folder, path))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (!(await findBrowser()).pinned) fail('Only the pinned browser renders pictures: use x64 Linux.');
const [first, second] = [await render(), await render()];
const differing = [...first].filter(([path, bytes]) => !second.get(path)?.equals(bytes));
if (first.size === 0 || first.size !== second.size || differing.length > 0) {
  fail(
    `Rendered twice, ${first.size} and ${second.size} pictures, of which these differ: ${differing.map(([path]) => path).join(', ')}`,
  );
}
say(`${first.size} pictures were rendered twice, and every byte is the same.`);
