import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { paths } from '../src/paths.ts';
import { buildScript } from './script.ts';

const publicFolder = join(import.meta.dirname, '..', 'public');
/** Files of `public` that the application itself shows or that belong to its installation. */
const icons = ['favicon.svg', 'icon-192.png'];
/** The font of everyone; other scripts have the device's own. */
const fonts = /inter-latin(-ext)?-opsz-normal[^/]*\.woff2$/;
/** The fonts of single languages. */
const languageFonts: Readonly<Record<string, RegExp>> = {
  hi: /noto-sans-devanagari-devanagari-[^/]*\.woff2$/,
};
/** Modules of a single language that are named after it. */
const named: Readonly<Record<string, string>> = {
  arabic: 'ar',
  french: 'fr',
  german: 'de',
  hindi: 'hi',
  spanish: 'es',
};

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content);

/** The language of a module with texts in one that is not English. */
function languageOf(id: string): string | undefined {
  const [, name = ''] = /[\\/](\w+)\.ts$/.exec(id) ?? [];
  return /[\\/]languages[\\/](\w{2})[\\/]/.exec(id)?.[1] ?? named[name];
}

/** The files that only users of a language need, by language. */
function filesOfLanguages(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const files: Record<string, string[]> = {};
  const add = (language: string, file: string) => (files[language] ??= []).push(`/${file}`);
  for (const output of Object.values(bundle)) {
    const { fileName } = output;
    if (output.type === 'asset') {
      for (const [language, font] of Object.entries(languageFonts))
        if (font.test(fileName)) add(language, fileName);
      continue;
    }
    const [language, ...others] = new Set(output.moduleIds.map(languageOf));
    if (language !== undefined && others.length === 0) add(language, fileName);
  }
  return files;
}

/** The application's scripts, with their styles and fonts: nothing of the pages for everyone. */
function ownFiles(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  for (const output of Object.values(bundle)) {
    if (output.type === 'asset') {
      if (fonts.test(output.fileName) || output.fileName.startsWith('assets/early-'))
        files.add(output.fileName);
      continue;
    }
    files.add(output.fileName);
    for (const sheet of output.viteMetadata?.importedCss ?? []) files.add(sheet);
  }
  return [...files].toSorted();
}

/** The pattern of a screen's path. */
const patternOf = (path: string) => `^${path.replaceAll(/:\w+/g, '[^/]+')}$`;

/**
 * Builds `/sw.js`, which keeps the application's files on the device. Workbox's own build is left
 * out: it brings Babel and a second Rollup, to write a list that is known here already.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'cardinal:service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After the page has its early script.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no index.html.');
        const { home: _home, ...screens } = paths;
        const languageFiles = filesOfLanguages(bundle);
        const ofLanguages = new Set(Object.values(languageFiles).flat());
        const precached = [
          {
            url: paths.dashboard,
            revision: sha256(page.source).digest('hex').slice(0, 16),
            // A page of another version, during a release, would refer to files that are not kept.
            integrity: `sha256-${sha256(page.source).digest('base64')}`,
          },
          ...ownFiles(bundle)
            .map((file) => ({ url: `/${file}`, revision: null }))
            .filter(({ url }) => !ofLanguages.has(url)),
          ...icons.map((file) => ({
            url: `/${file}`,
            revision: sha256(readFileSync(join(publicFolder, file)))
              .digest('hex')
              .slice(0, 16),
          })),
        ];
        const source = await buildScript('src/offline/worker.ts', {
          precached: JSON.stringify(precached),
          languageFiles: JSON.stringify(languageFiles),
          shell: JSON.stringify(paths.dashboard),
          screenPatterns: JSON.stringify(Object.values(screens).map(patternOf)),
          'process.env.NODE_ENV': '"production"',
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
