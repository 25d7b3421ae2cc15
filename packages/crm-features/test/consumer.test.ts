// @vitest-environment node
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import rsc from '@vitejs/plugin-rsc';
import { chromium, type Browser, type Page } from 'playwright';
import { createBuilder, build as viteBuild, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserArguments, findBrowser } from '../../../tools/shared/browser.mjs';
import { build, installPacked } from '../../ui/test/packed.ts';
import { answers, files, server, widgets } from './reactApp.ts';
import { entries, files as serverFiles } from './serverApp.ts';

const run = promisify(execFile);
const packages = ['contract', 'ui', 'crm-features'];
let app = '';
let host: PreviewServer | undefined;
let browser: Browser | undefined;

const common = {
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await build(packages);
  app = await installPacked(packages);
  for (const [name, content] of Object.entries(files)) await writeFile(join(app, name), content);
  await viteBuild({ ...common, root: app });
  await viteBuild({
    ...common,
    root: app,
    // The bundler handles style sheets on a server as well.
    ssr: { noExternal: true },
    build: { ssr: 'server.js', outDir: 'server' },
  });
  host = await preview({ configFile: false, root: app, preview: { port: 0 } });
  const { path } = await findBrowser();
  browser = await chromium.launch({ executablePath: path, args: browserArguments });
}, 240_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  await host?.close();
  if (app) await rm(app, { recursive: true, force: true });
});

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': '*',
};

/** Opens a widget in the application; the server accepts the second token only. */
async function open(query: Record<string, string>) {
  if (!browser || !host) throw new Error('The application was not built.');
  const page = await browser.newPage({ colorScheme: 'light' });
  const problems: string[] = [];
  const tokens: (string | undefined)[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.route(`${server}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const token = request.headers()['authorization'];
    tokens.push(token);
    const isAccepted = token === 'Bearer new-token';
    const { pathname } = new URL(request.url());
    return route.fulfill({
      status: isAccepted ? 200 : 401,
      headers: cors,
      contentType: isAccepted ? 'application/json' : 'application/problem+json',
      body: JSON.stringify(
        isAccepted ? (answers[pathname] ?? []) : { code: 'unauthorized', detail: 'Too old.' },
      ),
    });
  });
  const address = host.resolvedUrls?.local[0] ?? 'about:blank';
  await page.goto(`${address}?${new URLSearchParams(query)}`);
  return { page, problems, tokens };
}

const look = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('the packed widgets in another application', () => {
  it.each(widgets)('$name works alone', async ({ name, shows }) => {
    const { page, problems, tokens } = await open({ widget: name });
    try {
      const shown = page.getByText(shows).or(page.getByRole('button', { name: shows }));
      await shown.first().waitFor({ timeout: 20_000 });
      expect(problems).toEqual([]);
      // The refused token was replaced without asking the user to sign in again.
      await expect.poll(() => tokens).toContain('Bearer new-token');
      expect(tokens[0]).toBe('Bearer old-token');
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    } finally {
      await page.close();
    }
  });

  it('does not change the page around it, and follows its settings', async () => {
    const { page } = await open({ widget: 'LeadTable', theme: 'dark', locale: 'ar' });
    try {
      await page.getByText('Grace Mwangi').first().waitFor();
      expect(await look(page, 'body', 'margin-top')).toBe('40px');
      expect(await look(page, 'body', 'background-color')).toBe('rgb(1, 2, 3)');
      // A browser's own button: no reset reaches it.
      expect(await look(page, '#own', 'padding-left')).not.toBe('0px');
      expect(await look(page, 'html', 'direction')).toBe('ltr');
      expect(await look(page, '[data-cardinal-widgets]', 'direction')).toBe('rtl');
      const [page1, widget] = await Promise.all([
        look(page, 'body', 'color-scheme'),
        look(page, '[data-cardinal-widgets]', 'color-scheme'),
      ]);
      expect([page1 === 'dark', widget]).toEqual([false, 'dark']);
    } finally {
      await page.close();
    }
  });

  it("resets the widget's own controls", async () => {
    const { page } = await open({ widget: 'LeadTable' });
    try {
      await page.getByText('Grace Mwangi').first().waitFor();
      const button = '[data-cardinal-widgets] thead button';
      expect(await look(page, button, 'background-color')).toBe('rgba(0, 0, 0, 0)');
      expect(await look(page, button, 'border-top-width')).toBe('0px');
      expect(await look(page, button, 'font-family')).toBe(
        await look(page, '[data-cardinal-widgets]', 'font-family'),
      );
    } finally {
      await page.close();
    }
  });

  it("shares the page's cache, and opens dialogs in the widget's theme", async () => {
    const { page } = await open({ widget: 'LeadTable', theme: 'dark' });
    try {
      await page.getByText('Grace Mwangi').first().waitFor();
      const size = () => page.evaluate('window.cacheSize()');
      expect(Number(await size())).toBeGreaterThan(1);
      await page.getByText('Grace Mwangi').first().click();
      await page.getByRole('dialog').waitFor();
      expect(await look(page, '[role="dialog"]', 'color-scheme')).toBe('dark');
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    } finally {
      await page.close();
    }
  });
});

describe('the packed widgets on a server', () => {
  it('render without a document', async () => {
    // In a separate process, as on a server.
    const { stdout } = await run(process.execPath, [join(app, 'server', 'server.js')]);
    const rendered: Record<string, string> = JSON.parse(stdout);
    for (const { name } of widgets) {
      expect(rendered[name]).toContain('data-cardinal-widgets');
      expect(rendered[`${name}, signed out`]).not.toContain('data-cardinal-widgets');
    }
    expect(rendered['LeadTable']).toContain('dir="rtl"');
  });

  it('are marked as client code', () => {
    const folder = join(app, 'node_modules', '@cardinal', 'crm-features');
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const { name, entry } of [...widgets, { name: 'CrmProvider', entry: 'provider' }]) {
      const index = exports[`./${entry}`].default;
      const text = readFileSync(join(folder, index), 'utf8');
      const from = text.match(new RegExp(`\\b${name}\\b.*from "(.*)"`))?.[1] ?? 'nowhere';
      const module = readFileSync(join(folder, index, '..', from), 'utf8');
      expect(module).toMatch(/^'use client';/);
    }
  });
});

describe('the packed widgets in server components', { timeout: 120_000 }, () => {
  it('are client code that a server component refers to', async () => {
    const root = join(app, 'pages');
    await mkdir(root);
    for (const [name, content] of Object.entries(serverFiles)) {
      await writeFile(join(root, name), content);
    }
    const plugin = fileURLToPath(import.meta.resolve('@vitejs/plugin-rsc/package.json'));
    await mkdir(join(app, 'node_modules', '@vitejs'));
    await symlink(dirname(plugin), join(app, 'node_modules', '@vitejs', 'plugin-rsc'), 'junction');
    const bundled = { resolve: { noExternal: true } } as const;
    const builder = await createBuilder({
      ...common,
      root,
      plugins: [rsc({ entries })],
      environments: { rsc: bundled, ssr: bundled },
    });
    await builder.buildApp();

    const { stdout } = await run(process.execPath, [join(root, 'print.js')]);
    expect(stdout).toContain('data-cardinal-widgets');
    expect(stdout).toContain('dir="rtl"');
    // The table's texts are in the code for browsers, and not in that of server components.
    const holds = async (...folder: string[]) => {
      const names = await readdir(join(root, 'dist', ...folder), { recursive: true });
      const scripts = names.filter((name) => name.endsWith('.js'));
      return scripts.some((name) =>
        readFileSync(join(root, 'dist', ...folder, name), 'utf8').includes('All statuses'),
      );
    };
    expect([await holds('client'), await holds('rsc')]).toEqual([true, false]);
  });
});
