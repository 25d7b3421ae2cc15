import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pageMarks, publicPaths, type PublicPage, type Status } from '@cardinal/contract';
import type { Hono } from 'hono';
import type { Environment, RequestContext } from '../http/environment.ts';
import { closeAddress } from '../http/otherMethods.ts';
import { createPages, escapeHtml, sendFilledPage, sendPage } from '../http/responses/pages.ts';
import type { ServerContext } from '../services/context.ts';
import { createSystemArea } from '../services/system/index.ts';

/** The response while the portal is not built. */
export const notBuilt =
  'The portal is not built yet. Run `npm run build`, then start the server again.\n';

/** Paths that are of no use to search engines. */
const hidden = ['/api/', '/auth/', '/unsubscribe'];

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});
const inWords = (time: string) => `${moment.format(new Date(time))} UTC`;

/** Current values of the status page, by the placeholders in its built file. */
const statusMarks = ({ state, services, checked_at: at, up_since: since }: Status) =>
  new Map<string, string>([
    ...services.map((service): [string, string] => [pageMarks.state(service.id), service.state]),
    [pageMarks.overall, state],
    [pageMarks.checkedAt, at],
    [pageMarks.checkedText, inWords(at)],
    [pageMarks.upSince, since],
    [pageMarks.upSinceText, inWords(since)],
  ]);

/** Creates the response for unknown paths: 404 with the built 404 page. */
export function createNotFoundPage(folder: string, publicUrl: string) {
  const find = createPages(folder, publicUrl);
  return async (c: RequestContext) => {
    const page = await find('notFound');
    return page ? sendPage(c, page, 404) : c.text(notBuilt, 503, { 'Cache-Control': 'no-cache' });
  };
}

/**
 * Serves the built public pages, with the public URL inserted; the status page is filled in with
 * current measurements. Also serves the files that search engines request.
 * @param folder Absolute path of the built pages
 */
export function pageRoutes(app: Hono<Environment>, context: ServerContext, folder: string) {
  const { publicUrl } = context;
  const { status } = createSystemArea(context);
  const find = createPages(folder, publicUrl);
  const notFound = createNotFoundPage(folder, publicUrl);

  const respond = async (c: RequestContext, name: string) => {
    const page = await find(name);
    if (!page) return notFound(c);
    return name === 'status'
      ? sendFilledPage(c, page, statusMarks(await status()))
      : sendPage(c, page, 200);
  };

  // The keys of an object literal.
  for (const name of Object.keys(publicPaths) as PublicPage[]) {
    app.get(publicPaths[name], (c) => respond(c, name === 'docs' ? 'docs/index' : name));
    closeAddress(app, publicPaths[name]);
  }
  const document = `${publicPaths.docs}/:name{[a-z][a-z-]*}`;
  app.get(document, (c) => respond(c, `docs/${c.req.param('name')}`));

  /** Names of the documents, for search engines. */
  async function documents(): Promise<string[]> {
    const files = await readdir(join(folder, 'docs')).catch(() => []);
    return files
      .flatMap((file) => /^([a-z][a-z-]*)\.html$/.exec(file)?.[1] ?? [])
      .filter((name) => name !== 'index')
      .toSorted();
  }

  app.get('/robots.txt', (c) => {
    const rules = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`)];
    const text = `${[...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`;
    return c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' });
  });

  app.get('/sitemap.xml', async (c) => {
    const names = await documents();
    const paths = [
      ...Object.values(publicPaths),
      ...names.map((name) => `${publicPaths.docs}/${name}`),
    ];
    const urls = paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
    return c.body(text, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });

  for (const path of ['/robots.txt', '/sitemap.xml']) closeAddress(app, path);
}
