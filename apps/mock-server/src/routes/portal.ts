import { hash } from 'node:crypto';
import { join } from 'node:path';
import { paths } from '@cardinal/contract/paths';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { serveStatic } from 'hono/serve-static';
import type { Environment } from '../http/environment.ts';
import { closeAddress } from '../http/otherMethods.ts';
import { createFileReader } from '../http/responses/packedFiles.ts';
import { ranges, sendLasting } from '../http/responses/ranges.ts';
import { revalidated } from '../http/responses/revalidated.ts';
import { createCaptureArea } from '../services/capture/index.ts';
import type { ServerContext } from '../services/context.ts';
import { notFound } from '../services/shared/failures.ts';
import { createNotFoundPage, notBuilt, pageRoutes } from './pages.ts';

/** Paths for which the application has a screen. The pages for everyone are in `publicPaths`. */
const { home: _home, ...screens } = paths;

/** The content of a file with a hashed name never changes. */
const forever = 'public, max-age=31536000, immutable';
/** The type of captions, whose ending Hono does not know. */
const mimes = { vtt: 'text/vtt' };
/**
 * The worker that reads cards runs WebAssembly, which no page may, and fetches nothing: it is given
 * what it needs.
 */
const workerHeaders = {
  // Compressed, it would have no parts.
  'Cache-Control': `${forever}, no-transform`,
  'Content-Type': 'text/javascript; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; script-src 'wasm-unsafe-eval'",
};
const anHour = 'public, max-age=3600';
const fiveMinutes = 'public, max-age=300, stale-while-revalidate=86400';
const always = 'no-cache';

/**
 * Serves the built portal: the pages for everyone, the application for the paths of its screens, and
 * files. Unknown paths get the 404 page with status 404.
 */
export function portalRoutes(app: Hono<Environment>, context: ServerContext) {
  const folder = context.portalFolder;
  const read = createFileReader();
  const pages = join(folder, 'pages');
  const notFoundPage = createNotFoundPage(pages, context);

  async function getContent(path: string, c: Context) {
    const content = await read(path);
    if (content) {
      c.header('Content-Length', String(content.byteLength));
      c.header('ETag', `"${hash('sha1', content, 'base64url')}"`);
    }
    return content;
  }

  /** @param path A file in the folder; absent: the file at the path of the request */
  const files = (cacheControl: string, path?: string): MiddlewareHandler<Environment> =>
    serveStatic<Environment>({
      root: folder,
      path,
      join,
      getContent,
      precompressed: true,
      mimes,
      onFound: (_path, c) => c.header('Cache-Control', cacheControl),
    });
  const index = files(always, 'index.html');

  const page: MiddlewareHandler<Environment> = async (c) => {
    const found = await index(c, () => Promise.resolve());
    return found ?? c.text(notBuilt, 503, { 'Cache-Control': always });
  };

  app.use('*', revalidated);
  pageRoutes(app, context, pages);
  for (const path of Object.values(screens)) {
    app.get(path, page);
    closeAddress(app, path);
  }
  app.use('/assets/*', ranges);
  app.get('/assets/*', files(forever), () => {
    throw notFound('file');
  });
  const { findDeviceFile } = createCaptureArea(context);
  app.get('/reader/:version/:name', async (c) => {
    const file = await findDeviceFile(c.req.param('version'), c.req.param('name'));
    if (!file) throw notFound('file');
    return sendLasting(c, file, file.name.endsWith('.js') ? workerHeaders : undefined);
  });
  closeAddress(app, '/reader/:version/:name');
  // Pages of any origin load the widgets. Names without a hash do not change with their content, so
  // they are cached only briefly.
  app.use('/embed/*', async (c, next) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    await next();
  });
  for (const [path, age] of [
    ['/embed/assets/*', forever],
    ['/embed/*', fiveMinutes],
  ] as const) {
    app.get(path, files(age), () => {
      throw notFound('file');
    });
  }
  // A new version must be found at once, and the browser must not keep an old list of its files.
  for (const path of ['/sw.js', '/manifest.webmanifest']) app.get(path, files(always));
  const file = files(anHour);
  // Pages have their own paths.
  app.get('*', (c, next) => (c.req.path.endsWith('.html') ? next() : file(c, next)));
  app.get('*', notFoundPage);
}
