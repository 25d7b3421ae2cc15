import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import {
  chooseLanguage,
  siteLanguages,
} from '../../../packages/contract/src/messages/languages.ts';
import { pageMarks, publicPaths } from '../../../packages/contract/src/paths.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const renderer = '/src/public/render/render.tsx';

/** Name of the page at a path; undefined if it is a screen or a file. */
function nameAt(path: string): string | undefined {
  if (path === publicPaths.docs) return 'docs/index';
  if (/^\/(?:docs|help)\//.test(path)) return path.slice(1);
  return Object.entries(publicPaths).find(([, each]) => each === path)?.[0];
}

/** The file of the page at a path, and what the paths of its links begin with. */
function pageAt(path: string, accepted: string | undefined) {
  const [, first = ''] = path.split('/');
  const named = siteLanguages.find((each) => each === first);
  const base = named ? `/${named}` : '';
  const name = nameAt(path.slice(base.length) || publicPaths.home);
  const language = named ?? chooseLanguage([accepted], siteLanguages) ?? 'en';
  const isEnglish = language === 'en' || name?.startsWith('docs/') === true;
  return name && { base, file: isEnglish ? name : `${language}/${name}` };
}

const files = {
  styles: [],
  script: '/src/public/script/enhance.ts',
  fonts: { latin: '/favicon.svg', devanagari: '/favicon.svg' },
  preview: '/preview.png',
};

/** A page as HTML; Vite's development server adds its own client. */
async function renderPage(
  server: ViteDevServer,
  { base, file: name }: { base: string; file: string },
  path: string,
): Promise<string> {
  const { renderPages } = await server.ssrLoadModule(renderer);
  const pages = await renderPages(files, (file: string) =>
    readFileSync(join(repository, file), 'utf8'),
  );
  const html = String(pages.get(name))
    .replaceAll(pageMarks.base, base)
    .replaceAll(pageMarks.contact, '')
    .replaceAll(pageMarks.demo, 'true')
    .replace('<script src="/boot.js"', '<script type="module" src="/src/public/script/boot.ts"')
    .replace(`<script src="${files.script}"`, `<script type="module" src="${files.script}"`)
    .replace('</head>', `<script type="module" src="${renderer}"></script></head>`);
  return server.transformIndexHtml(path, html);
}

/**
 * Renders the public pages again for each request during development. Their styles come from the
 * same modules, loaded in the browser. Placeholders that the server fills in are left unchanged.
 */
export function publicPagesInDevelopment(): Plugin {
  return {
    name: 'cardinal:public-pages-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const page = pageAt(pathname, request.headers['accept-language']);
        if (!page || !request.headers.accept?.includes('text/html')) {
          next();
          return;
        }
        const send = async () => {
          try {
            const html = await renderPage(server, page, pathname);
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(html);
          } catch (error) {
            next(error);
          }
        };
        void send();
      });
    },
  };
}
