// Reads the components beside Storybook's own start: TypeScript's answers are waited for one by one.
import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { keptWhile } from './kept.ts';
import { findComponents } from './props.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Identifies all that the answer depends on: sources, libraries, and how they are read. */
function stateOfSources(): string {
  const paths = globSync(
    ['packages/*/src/**/*.{ts,tsx}', 'packages/*/package.json', '.storybook/sources/*.ts'],
    { cwd: root },
  );
  const texts = [...paths.toSorted(), 'package-lock.json'].flatMap((path) => [
    path,
    hash('sha256', readFileSync(join(root, path))),
  ]);
  return hash('sha256', texts.join('\n'));
}

const file = join(root, 'node_modules/.cache/storybook-props.json');
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
parentPort?.postMessage(keptWhile(file, stateOfSources(), findComponents));
