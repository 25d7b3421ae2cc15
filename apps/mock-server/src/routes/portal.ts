import { join } from 'node:path';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { serveStatic } from 'hono/serve-static';
import type { Environment } from '../http/environment.ts';
import { closeAddress } from '../http/otherMethods.ts';
import { createFileReader } from '../http/responses/packedFiles.ts';
import { notFound } from '../services/shared/failures.ts';
import { portalPaths } from './portalPaths.ts';

/** The content of a file with a hashed name never changes. */
const forever = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';
const always = 'no-cache';

const notBuilt = 'The portal is not built yet. Run `npm run build`, then start the server again.\n';

/**
 * Serves the built portal. Unknown paths get it with status 404; it shows its own 404 page.
 * @param folder Absolute path of the build
 */
export function portalRoutes(app: Hono<Environment>, folder: string) {
  const read = createFileReader();

  async function getContent(path: string, c: Context) {
    const content = await read(path);
    if (content) c.header('Content-Length', String(content.byteLength));
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
      onFound: (_path, c) => c.header('Cache-Control', cacheControl),
    });
  const index = files(always, 'index.html');

  const page =
    (status: 200 | 404): MiddlewareHandler<Environment> =>
    async (c) => {
      c.status(status);
      const answer = await index(c, () => Promise.resolve());
      return answer ?? c.text(notBuilt, 503, { 'Cache-Control': always });
    };

  for (const path of portalPaths) {
    app.get(path, page(200));
    closeAddress(app, path);
  }
  app.get('/assets/*', files(forever), () => {
    throw notFound('This file');
  });
  app.get('*', files(anHour));
  app.get('*', page(404));
}
