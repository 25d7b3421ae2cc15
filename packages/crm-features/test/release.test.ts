// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserArguments, findBrowser } from '../../../tools/shared/browser.mjs';
import { build } from '../../ui/test/packed.ts';
import { startRegistry, type Registry } from './registry.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const folders = ['contract', 'ui', 'crm-features'];
const packages = folders.map((name) => `@cardinal/${name}`);
const token = 'token-of-this-test';
let folder = '';
let registry: Registry;
let host: PreviewServer | undefined;
let browser: Browser | undefined;

const app = () => join(folder, 'app');
/** Runs a command of someone who has signed in to the registry of this test and knows no other. */
const signedIn = (command: string, args: readonly string[], cwd: string) =>
  run(command, args, {
    cwd,
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      NPM_CONFIG_USERCONFIG: join(folder, 'npmrc'),
      NPM_CONFIG_CACHE: join(folder, 'cache'),
      NODE_ENV: '',
      GITHUB_REPOSITORY: '',
    },
  });
const release = async (...args: string[]) => {
  const { stdout } = await signedIn(
    process.execPath,
    ['tools/packages/release.mjs', ...args],
    root,
  );
  return stdout;
};

const files = {
  'package.json': JSON.stringify({ private: true, type: 'module' }),
  'index.html':
    '<!doctype html><div id="root"></div><script type="module" src="/main.jsx"></script>',
  'main.jsx': `
    import { StrictMode } from 'react';
    import { createRoot } from 'react-dom/client';
    import '@cardinal/ui/themes.css';
    import { Button } from '@cardinal/ui/Button';
    import { leadStatuses } from '@cardinal/contract/labels';
    import { CrmProvider } from '@cardinal/crm-features/provider';
    import { CaptureDialog } from '@cardinal/crm-features/capture-dialog';

    createRoot(document.getElementById('root')).render(
      <StrictMode>
        <Button variant="primary">{leadStatuses[0]}</Button>
        <CrmProvider baseUrl="https://crm.example.test" token="token">
          <CaptureDialog isOpen onOpenChange={() => {}} initialMethod="manual" />
        </CrmProvider>
      </StrictMode>,
    );
  `,
};

beforeAll(async () => {
  await build(folders);
  folder = await mkdtemp(join(tmpdir(), 'cardinal-release-'));
  registry = await startRegistry(token);
  const { host: address } = new URL(registry.url);
  await writeFile(
    join(folder, 'npmrc'),
    `registry=${registry.url}/\n//${address}/:_authToken=${token}\naudit=false\nfund=false\n`,
  );
  await mkdir(app());
  for (const [name, content] of Object.entries(files)) await writeFile(join(app(), name), content);
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await host?.close();
  registry.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a release', { timeout: 240_000 }, () => {
  it('leaves packages that npm does not know to the first one, by hand', async () => {
    const text = await release();
    for (const name of packages) expect(text).toContain(`${name} has to be published by hand`);
    expect(registry.published()).toEqual([]);
  });

  it('publishes all packages by hand once', async () => {
    await release('--first');
    expect(registry.published()).toEqual(packages);
    for (const text of [await release('--first'), await release()]) {
      for (const name of packages) expect(text).toMatch(`${name} `);
      expect(text.match(/is published already/g)).toHaveLength(packages.length);
    }
  });

  it('is installed into an empty Vite application, built and rendered', async () => {
    const { dependencies, devDependencies } = JSON.parse(
      await readFile(join(root, 'package.json'), 'utf8'),
    );
    const { vite, ...versions } = { ...dependencies, ...devDependencies };
    const peers = ['react', 'react-dom', '@tanstack/react-query'];
    const needed = [
      ...packages,
      `vite@${vite}`,
      ...peers.map((name) => `${name}@${versions[name]}`),
    ];
    await signedIn('npm', ['install', ...needed], app());
    for (const name of packages) {
      const installed = join(app(), 'node_modules', name);
      const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
      const changes = await readFile(join(installed, 'CHANGELOG.md'), 'utf8');
      expect(changes).toContain(`\n## ${version}\n`);
    }
    await signedIn('npx', ['vite', 'build', '--logLevel', 'error'], app());

    host = await preview({ configFile: false, root: app(), preview: { port: 0 } });
    const { path } = await findBrowser();
    browser = await chromium.launch({ executablePath: path, args: browserArguments });
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(host.resolvedUrls?.local[0] ?? '');
    await page.getByRole('dialog').getByRole('button', { name: 'Save lead' }).waitFor();
    const button = page.locator('#root > button');
    expect(await button.textContent()).toBe('Hot');
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
    expect(problems).toEqual([]);
  });
});
