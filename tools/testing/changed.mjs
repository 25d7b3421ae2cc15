// Which tests a change can touch: by package for whole stages, by Vitest's module graph for files.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/lib.mjs';

const git = (...args) => {
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  return execFileSync('git', args, options).split('\n').filter(Boolean);
};

function mergeBase() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main)[0];
    } catch {
      // This clone has no such branch.
    }
  }
  return 'HEAD';
}

/**
 * Files that differ from the point where this branch left main, including uncommitted and new ones.
 */
export function changedFiles() {
  const known = git('diff', '--name-only', '--no-renames', mergeBase());
  return [...known, ...git('ls-files', '--others', '--exclude-standard')];
}

/** Files on which every test depends. */
const everything = /^(package(-lock)?\.json|vitest\.config\.ts|tools\/|tsconfig)/;

const scopes = {
  unit: { touched: /^(packages|apps)\//, whole: everything },
  server: {
    touched: /^(apps\/mock-server|packages\/(contract|contact|card-reader))\//,
    whole: everything,
  },
  stories: {
    touched: /^(packages\/(contract|ui|crm-features)|apps\/portal\/src|stories)\//,
    // Dependencies of every story that it does not import: the preview, the themes, the mock
    // network.
    whole: new RegExp(
      `${everything.source}|^\\.storybook/|^packages/ui/src/(theme|styles|fonts)|` +
        '^packages/crm-features/src/(client|fixtures|mocks)/',
    ),
  },
  // End-to-end tests, in which the whole product runs.
  e2e: {
    touched: /^(apps|packages)\//,
    whole: new RegExp(`${everything.source}|^(apps|packages)/|^playwright`),
  },
};

/** Story files whose pictures are among these files. */
function filesOfPictures(files) {
  const folders = new Set(
    files.flatMap((file) => /^stories\/pictures\/(.+)\//.exec(file)?.[1] ?? []),
  );
  if (folders.size === 0) return [];
  const all = git('ls-files', '--cached', '--others', '--exclude-standard', '*.stories.tsx');
  return all.filter((file) => {
    if (!existsSync(join(root, file))) return false;
    const title = /title: '([^']+)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '';
    return folders.has(title.toLowerCase().replace(/[^a-z0-9/]+/g, '-'));
  });
}

/** Files that start the server as a process, which Vitest's module graph does not include. */
const startsServer = () => git('grep', '-lE', 'spawn\\(|fork\\(', 'apps/mock-server/test');

/** 'all' tests of a stage, those related to a list of files, or none (an empty list). */
export function touchedBy(stage, files) {
  const scope = scopes[stage];
  // Types, lint, format and dead code check everything in seconds.
  if (!scope || files.some((file) => scope.whole.test(file))) return 'all';
  const touched = files.filter(
    (file) => scope.touched.test(file) && !/\.(md|mdx|webp)$/.test(file),
  );
  if (stage === 'stories') touched.push(...filesOfPictures(files));
  const isServerCode = (file) => /^(apps\/mock-server\/(src|start)|packages\/)/.test(file);
  if (stage === 'server' && touched.some(isServerCode)) touched.push(...startsServer());
  return touched;
}
