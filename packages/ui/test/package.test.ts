// @vitest-environment node
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build as viteBuild, preview, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browserArguments, findBrowser } from '../../../tools/shared/browser.mjs';
import { build, installPacked } from './packed.ts';

/** Gzipped bytes of a Button without React. */
const mostOfButton = 16_100;

let app = '';

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await build(['ui']);
  app = await installPacked(['ui']);
}, 120_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  if (app) await rm(app, { recursive: true, force: true });
});

/** Builds an application of one module; returns what it loads at once, without React. */
async function bundle(source: string, options: InlineConfig['build'] = {}) {
  await writeFile(join(app, 'main.js'), source);
  await writeFile(
    join(app, 'index.html'),
    '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>',
  );
  const built = await viteBuild({
    configFile: false,
    root: app,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { modulePreload: false, ...options },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of atOnce) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) atOnce.add(chunk);
  }
  const loaded = [...atOnce];
  const components = loaded
    .flatMap(({ moduleIds }) => moduleIds)
    .map((id) => id.match(/@cardinal\/ui\/components\/(\w+)\//)?.[1])
    .filter((name) => name !== undefined);
  return {
    bytes: gzipSync(loaded.map(({ code }) => code).join(''), { level: 9 }).length,
    components: [...new Set(components)].toSorted(),
  };
}

const showButton = (from: string) => `
  import '@cardinal/ui/themes.css';
  import { Button } from '${from}';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  const onPress = () => { document.title = 'pressed'; };
  createRoot(document.getElementById('root')).render(
    createElement(Button, { variant: 'primary', onPress }, 'Save lead'),
  );`;

/** The Button and its content. */
const parts = ['Announcer', 'Button', 'Icon', 'Kbd', 'Spinner', 'Tooltip', 'VisuallyHidden'];

describe('the packed package, installed in an empty application', { timeout: 30_000 }, () => {
  it('loads only the Button if only the Button is used', async () => {
    const whole = await bundle(showButton('@cardinal/ui'), { write: false });
    expect(whole.components).toEqual(parts);
    const alone = await bundle(`export { Button } from '@cardinal/ui/Button';`, {
      write: false,
      lib: { entry: 'main.js', formats: ['es'], cssFileName: 'main' },
      rolldownOptions: { external: /^react(-dom)?($|\/)/, output: { minify: true } },
    });
    expect(alone.components).toEqual(parts);
    expect(alone.bytes).toBeLessThanOrEqual(mostOfButton);
  });

  it('renders a themed Button that can be pressed', async () => {
    await bundle(showButton('@cardinal/ui/Button'));
    const server = await preview({ configFile: false, root: app, preview: { port: 0 } });
    const { path } = await findBrowser();
    const browser = await chromium.launch({ executablePath: path, args: browserArguments });
    try {
      const page = await browser.newPage({ colorScheme: 'light' });
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(server.resolvedUrls?.local[0] ?? 'about:blank');
      const button = page.getByRole('button', { name: 'Save lead' });
      const look = () =>
        button.evaluate((element) => {
          const probe = document.createElement('i');
          probe.style.color = 'var(--cardinal-color-accent-fill)';
          document.body.append(probe);
          const { backgroundColor, borderRadius } = getComputedStyle(element);
          const accent = getComputedStyle(probe).color;
          probe.remove();
          return { backgroundColor, borderRadius, accent };
        });
      const light = await look();
      expect(light.borderRadius).toBe('6px');
      expect(light.backgroundColor).toBe(light.accent);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(async () => (await look()).backgroundColor).not.toBe(light.backgroundColor);
      await button.click();
      expect(await page.title()).toBe('pressed');
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });
});
