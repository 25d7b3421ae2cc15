import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pageMarks, publicPaths, type PublicPage, type Status } from '@cardinal/contract';
import {
  chooseLanguage,
  siteLanguages,
  siteLocales,
  type SiteLanguage,
} from '@cardinal/contract/messages';
import { languagePath } from '@cardinal/contract/paths';
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

const inWords = (time: string, language: SiteLanguage) => {
  const moment = new Intl.DateTimeFormat(siteLocales[language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${moment.format(new Date(time))} UTC`;
};

/** Current values of the status page, by the placeholders in its built file. */
const statusMarks = (
  { state, services, checked_at: at, up_since: since }: Status,
  language: SiteLanguage,
) =>
  new Map<string, string>([
    ...services.map((service): [string, string] => [pageMarks.state(service.id), service.state]),
    [pageMarks.overall, state],
    [pageMarks.checkedAt, at],
    [pageMarks.checkedText, inWords(at, language)],
    [pageMarks.upSince, since],
    [pageMarks.upSinceText, inWords(since, language)],
  ]);

/** What this installation says on every page, by the placeholders in the built files. */
const installationMarks = ({ publicUrl, settings }: ServerContext, base: string) =>
  new Map<string, string>([
    [pageMarks.origin, publicUrl],
    [pageMarks.base, base],
    [pageMarks.contact, settings.contactEmail ?? ''],
    [pageMarks.demo, String(settings.seedDemo)],
  ]);

/** What the paths of pages begin with where the URL names the language. */
const bases = siteLanguages.map((language) => `/${language}`);

/** The language that a URL names; undefined if that of the browser decides. */
const namedLanguage = (path: string): SiteLanguage | undefined =>
  siteLanguages.find((language) => path === `/${language}` || path.startsWith(`/${language}/`));

/** Creates the function that finds a page in the language of a request. */
function createFinder(folder: string, context: ServerContext) {
  const finders = new Map(
    ['', ...bases].map((base) => [base, createPages(folder, installationMarks(context, base))]),
  );
  return async (c: RequestContext, name: string) => {
    const named = namedLanguage(c.req.path);
    // Documents are in English.
    const isOnlyEnglish = name.startsWith('docs/');
    const language = isOnlyEnglish
      ? 'en'
      : (named ?? chooseLanguage([c.req.header('Accept-Language')], siteLanguages) ?? 'en');
    const find = finders.get(named ? `/${named}` : '');
    const page = await find?.(language === 'en' ? name : `${language}/${name}`);
    return page && { page, language, isNegotiated: !named && !isOnlyEnglish };
  };
}

/** Creates the response for unknown paths: 404 with the built 404 page. */
export function createNotFoundPage(folder: string, context: ServerContext) {
  const find = createFinder(folder, context);
  return async (c: RequestContext) => {
    const found = await find(c, 'notFound');
    return found
      ? sendPage(c, found.page, 404, found)
      : c.text(notBuilt, 503, { 'Cache-Control': 'no-cache' });
  };
}

/**
 * Serves the built public pages, with what this installation says inserted; the status page is filled in with
 * current measurements. Without a language in the URL, a page is in the language of the browser. Also
 * serves the files that search engines request.
 * @param folder Absolute path of the built pages
 */
export function pageRoutes(app: Hono<Environment>, context: ServerContext, folder: string) {
  const { publicUrl } = context;
  const { status } = createSystemArea(context);
  const find = createFinder(folder, context);
  const notFound = createNotFoundPage(folder, context);

  const respond = async (c: RequestContext, name: string) => {
    const found = await find(c, name);
    if (!found) return notFound(c);
    const { page, language } = found;
    return name === 'status'
      ? sendFilledPage(c, page, statusMarks(await status(), language), found)
      : sendPage(c, page, 200, found);
  };

  // The keys of an object literal.
  for (const name of Object.keys(publicPaths) as PublicPage[]) {
    for (const base of name === 'docs' ? [''] : ['', ...bases]) {
      // The router knows addresses without a slash at their end.
      const address = name === 'home' && base !== '' ? base : base + publicPaths[name];
      app.get(address, (c) => respond(c, name === 'docs' ? 'docs/index' : name));
      closeAddress(app, address);
    }
  }
  for (const area of areas) {
    for (const base of area === 'docs' ? [''] : ['', ...bases]) {
      const address = `${base}${publicPaths[area]}/:name{[a-z][a-z-]*}`;
      app.get(address, (c) => respond(c, `${area}/${c.req.param('name')}`));
    }
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
    const inEnglish = [...Object.values(publicPaths), ...below.flat()];
    const translated = inEnglish.filter((path) => !path.startsWith(publicPaths.docs));
    const paths = siteLanguages.flatMap((language) =>
      language === 'en' ? inEnglish : translated.map((path) => languagePath(language, path)),
    );
    const urls = paths.map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
    const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
    return c.body(text, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });

  for (const path of ['/robots.txt', '/sitemap.xml']) closeAddress(app, path);
}
