// Finds the browser for pictures and end-to-end tests. Pictures are compared only in the pinned
// one, because other builds of Chromium render text slightly differently.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodePath, root, run, say } from './lib.mjs';

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];

function onPath(name) {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  try {
    return execFileSync(finder, [name], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .split('\n')[0]
      .trim();
  } catch {
    return undefined;
  }
}

/**
 * @returns {Promise<{ path: string | undefined, pinned: boolean }>} Path of a Chromium (undefined:
 *   Playwright uses its own), and whether it is the build with which the pictures were taken.
 */
export async function findBrowser() {
  if (process.env.CHROME_PATH) return { path: process.env.CHROME_PATH, pinned: false };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = await import('@sparticuz/chromium');
    return { path: await chromium.executablePath(), pinned: true };
  }
  const found = names.map(onPath).find((path) => path && existsSync(path));
  return { path: found, pinned: false };
}

/** Downloads Playwright's own browser where there is no other. */
export async function prepareBrowser() {
  const { path } = await findBrowser();
  const { chromium } = await import('playwright');
  if (path || existsSync(chromium.executablePath())) return;
  say('Downloading a browser for the tests …');
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  await run(nodePath(), [cli, 'install', 'chromium']);
}

/** Launch arguments under which the committed pictures were taken. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];
