import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type { PageFiles } from '../src/public/render/Document.tsx';
import { packed } from './packed.ts';
import { buildScript } from './script.ts';

const portal = join(import.meta.dirname, '..');
const repository = join(portal, '..', '..');
/** Gzipped kB that a public page may load. */
const budget = { js: 15, css: 20 };

/** The exports of the module that renders the pages. */
interface Renderer {
  renderPages(
    files: PageFiles,
    read: (file: string) => string,
  ): Promise<ReadonlyMap<string, string>>;
}

const hashOf = (content: string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 8);

/** Builds the components for Node, with the styles, fonts and pictures that browsers load. */
async function buildRenderer() {
  const result = await build({
    configFile: false,
    root: portal,
    publicDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
      cssMinify: true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'src/public/render/render.tsx',
        preserveEntrySignatures: 'strict',
        checks: { bundlerTimings: false },
        output: { codeSplitting: false, entryFileNames: 'render.js' },
      },
    },
  });
  const bundle = [result].flat().find((each) => 'output' in each);
  if (!bundle) throw new Error('The public pages were not built.');
  const chunk = bundle.output.find((output) => output.type === 'chunk');
  if (!chunk) throw new Error('The renderer of the public pages was not built.');
  const assets = bundle.output.filter((output) => output.type === 'asset');
  const code = Buffer.from(chunk.code).toString('base64');
  // It imports nothing, so it needs no file.
  const renderer: Renderer = await import(`data:text/javascript;base64,${code}`);
  return { renderer, assets };
}

function find(assets: readonly Rolldown.OutputAsset[], name: RegExp): string {
  const found = assets.find(({ fileName }) => name.test(fileName));
  if (!found) throw new Error(`The public pages have no ${name}.`);
  return `/${found.fileName}`;
}

/**
 * Renders the public pages to HTML, without code for React in the browser: they load only two small
 * scripts. Fails the build if scripts or styles exceed their budget.
 */
export function publicPages(): Plugin {
  return {
    name: 'cardinal:public-pages',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const [{ renderer, assets }, boot, script] = await Promise.all([
        buildRenderer(),
        buildScript('src/public/script/boot.ts'),
        buildScript('src/public/script/enhance.ts'),
      ]);
      for (const { fileName, source } of assets) {
        // Fonts are in both bundles.
        if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source });
      }
      const styles = assets.filter(({ fileName }) => fileName.endsWith('.css'));
      const scriptName = `assets/public-${hashOf(script)}.js`;
      this.emitFile({ type: 'asset', fileName: 'boot.js', source: boot });
      this.emitFile({ type: 'asset', fileName: scriptName, source: script });

      const weight = {
        js: packed(boot) + packed(script),
        css: styles.reduce((sum, { source }) => sum + packed(source), 0),
      };
      for (const kind of ['js', 'css'] as const) {
        if (weight[kind] <= budget[kind]) continue;
        const size = weight[kind].toFixed(1);
        this.error(`A public page loads ${size} kB of ${kind}; its budget is ${budget[kind]} kB.`);
      }

      const files: PageFiles = {
        styles: styles.map(({ fileName }) => `/${fileName}`),
        script: `/${scriptName}`,
        fonts: {
          latin: find(assets, /inter-latin-opsz-normal[^/]*\.woff2$/),
          devanagari: find(assets, /noto-sans-devanagari[^/]*\.woff2$/),
        },
        preview: '/preview.png',
      };
      const pages = await renderer.renderPages(files, (file) =>
        readFileSync(join(repository, file), 'utf8'),
      );
      for (const [name, source] of pages) {
        this.emitFile({ type: 'asset', fileName: `pages/${name}.html`, source });
      }
    },
  };
}
