import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { Environment, RequestContext } from '../http/environment.ts';
import { notFound } from '../services/problems.ts';
import { pages } from './pages.ts';

/** Hashed names never change their content. */
const forever = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';

/**
 * Serves the built portal. Unknown pages get it with status 404: it shows its own 404 page.
 * @param folder Absolute path of the build
 */
export function portalRoutes(app: Hono<Environment>, folder: string) {
  const index = join(folder, 'index.html');

  async function page(c: RequestContext, status: 200 | 404) {
    c.header('Cache-Control', 'no-cache');
    try {
      return c.html(await readFile(index, 'utf8'), status);
    } catch {
      return c.text(
        'The portal is not built yet. Run `npm run build`, then start the server again.\n',
        503,
      );
    }
  }

  for (const path of pages) app.get(path, (c) => page(c, 200));

  // The library warns on the console about a folder that does not exist.
  if (existsSync(folder)) {
    const files = (cacheControl: string) =>
      serveStatic({
        root: folder,
        precompressed: true,
        // Folders have no page of their own.
        index: '.none',
        onFound: (_path, c) => c.header('Cache-Control', cacheControl),
      });
    app.get('/assets/*', files(forever), () => {
      throw notFound('This file');
    });
    app.get('*', files(anHour));
  }

  app.get('*', (c) => page(c, 404));
}
