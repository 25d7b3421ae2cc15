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

/** Pages with further pages below their paths. */
const areas = ['help', 'docs'] as const;

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

/** What this installation says on every page, by the placeholders in the built files. */
const installationMarks = ({ publicUrl, settings }: ServerContext) =>
  new Map<string, string>([
    [pageMarks.origin, publicUrl],
    [pageMarks.contact, settings.contactEmail ?? ''],
    [pageMarks.demo, String(settings.seedDemo)],
  ]);

/** Creates the response for unknown paths: 404 with the built 404 page. */
export function createNotFoundPage(folder: string, context: ServerContext) {
  const find = createPages(folder, installationMarks(context));
  return async (c: RequestContext) => {
    const page = await find('notFound');
    return page ? sendPage(c, page, 404) : c.text(notBuilt, 503, { 'Cache-Control': 'no-cache' });
  };
}

/**
 * Serves the built public pages, with what this installation says inserted; the status page is filled in with
 * current measurements. Also serves the files that search engines request.
 * @param folder Absolute path of the built pages
 */
export function pageRoutes(app: Hono<Environment>, context: ServerContext, folder: string) {
  const { publicUrl } = context;
  const { status } = createSystemArea(context);
  const find = createPages(folder, installationMarks(context));
  const notFound = createNotFoundPage(folder, context);

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
  for (const area of areas) {
    const address = `${publicPaths[area]}/:name{[a-z][a-z-]*}`;
    app.get(address, (c) => respond(c, `${area}/${c.req.param('name')}`));
  }

  /** Paths of the pages below those of an area, for search engines. */
  async function pathsBelow(area: (typeof areas)[number]): Promise<string[]> {
    const files = await readdir(join(folder, area)).catch(() => []);
    return files
      .flatMap((file) => /^([a-z][a-z-]*)\.html$/.exec(file)?.[1] ?? [])
      .filter((name) => name !== 'index')
      .toSorted()
      .map((name) => `${publicPaths[area]}/${name}`);
  }

  app.get('/robots.txt', (c) => {
    const rules = ['User-agent: *', ...hidden.map((path) => `Disallow: ${path}`)];
    const text = `${[...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`].join('\n')}\n`;
    return c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' });
  });

  app.get('/sitemap.xml', async (c) => {
    const below = await Promise.all(areas.map((area) => pathsBelow(area)));
    const paths = [...Object.values(publicPaths), ...below.flat()];
    const urls = paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
    return c.body(text, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });

  for (const path of ['/robots.txt', '/sitemap.xml']) closeAddress(app, path);
}
