import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageMarks, publicPaths, serviceNames } from '@cardinal/contract';
import { siteLanguages } from '@cardinal/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/store/engine/openDatabase.ts';
import type { Database } from '../../../src/store/engine/database.ts';
import { startTestServer, type TestServer } from '../../helpers/server.ts';

const publicUrl = 'https://crm.example.com';
const translations = siteLanguages.filter((language) => language !== 'en');
const padding = '<p>Long enough to be worth compressing.</p>'.repeat(40);

const page = (name: string, body = '') =>
  `<!doctype html><title>${name}</title><link rel="canonical" href="${pageMarks.origin}/${name}">${body}${padding}`;

const statusBody = [
  `<b data-state="${pageMarks.overall}">${pageMarks.checkedText}</b>`,
  ...['api', 'database', 'socket', 'mail', 'card_reader', 'ai'].map(
    (id) => `<i data-part="${id}" data-state="${pageMarks.state(id)}"></i>`,
  ),
].join('');

/** Nothing here depends on the engine. */
describe('pages for everyone', () => {
  let folder: string;
  let db: Database;
  let server: TestServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cardinal-pages-'));
    const pages = join(folder, 'portal', 'pages');
    await mkdir(join(pages, 'docs'), { recursive: true });
    await mkdir(join(pages, 'help'));
    const files = [
      ...Object.keys(publicPaths).filter((name) => name !== 'docs' && name !== 'status'),
      'notFound',
      'docs/index',
      'docs/card-reader',
      'help/first-card',
    ];
    for (const name of files) await writeFile(join(pages, `${name}.html`), page(name));
    await writeFile(join(pages, 'status.html'), page('status', statusBody));
    for (const language of translations) {
      await mkdir(join(pages, language, 'help'), { recursive: true });
      for (const name of ['home', 'pricing', 'notFound', 'help/first-card']) {
        const link = `<a href="${pageMarks.base}/help">`;
        await writeFile(join(pages, language, `${name}.html`), page(`${language}/${name}`, link));
      }
      const status = page(`${language}/status`, statusBody);
      await writeFile(join(pages, language, 'status.html'), status);
    }
    await mkdir(join(folder, 'portal', 'assets'));
    await writeFile(join(folder, 'portal', 'assets', 'demo.webm'), '0123456789');
    await writeFile(join(folder, 'portal', 'assets', 'demo.vtt'), 'WEBVTT\n');
    await writeFile(join(folder, 'portal', 'index.html'), '<title>The application</title>');
    db = await openDatabase({ dataDir: join(folder, 'data') });
    const settings = { PUBLIC_URL: publicUrl };
    server = await startTestServer({ db, settings, portalFolder: join(folder, 'portal') });
  });
  afterAll(async () => {
    await server.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(Object.entries(publicPaths))('has %s at %s, with the public URL', async (name, path) => {
    const answer = await server.request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const text = await answer.text();
    const title = name === 'docs' ? 'docs/index' : name;
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain(`href="${publicUrl}/${title}"`);
    expect(text).not.toContain(pageMarks.origin);
  });

  it('keeps the application at the paths of its screens', async () => {
    const answer = await server.request('/dashboard');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('The application');
  });

  it.each([
    '/nowhere',
    '/docs/nothing',
    '/help/nothing',
    '/docs/../secret',
    '/pages/home.html',
    '/index.html',
  ])('responds to %s with 404 and the 404 page', async (path) => {
    const answer = await server.request(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>notFound</title>');
  });

  it('sends a page again only if it has changed', async () => {
    const first = await server.request('/pricing');
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('no-cache');
    const again = await server.request('/pricing', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const pages = join(folder, 'portal', 'pages');
    await writeFile(join(pages, 'pricing.html'), page('pricing', '<p>New prices</p>'));
    const changed = await server.request('/pricing', { headers: { 'If-None-Match': etag } });
    expect(changed.status).toBe(200);
    expect(await changed.text()).toContain('New prices');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('compresses for a client that accepts %s', async (accepted, encoding) => {
    const answer = await server.request('/help', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(await answer.text()).toContain('<title>help</title>');
  });

  it('responds to HEAD like GET, and refuses other methods', async () => {
    const headed = await server.request('/', { method: 'HEAD' });
    expect([headed.status, await headed.text()]).toEqual([200, '']);
    expect((await server.request('/terms', { method: 'POST' })).status).toBe(405);
  });

  it('fills in what is measured now, and does not let it be kept', async () => {
    const answer = await server.request('/status');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const text = await answer.text();
    expect(text).not.toContain('%');
    for (const id of Object.keys(serviceNames)) {
      expect(text).toContain(`data-part="${id}" data-state="operational"`);
    }
    expect(text).toMatch(/<b data-state="operational">\d+ \w+ \d{4} at \d\d:\d\d UTC<\/b>/);
  });

  it('lists every page for search engines', async () => {
    const robots = await (await server.request('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(robots).toContain('Disallow: /api/');
    const sitemap = await server.request('/sitemap.xml');
    expect(sitemap.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    const places = [...(await sitemap.text()).matchAll(/<loc>([^<]*)<\/loc>/g)];
    const inEnglish = [...Object.values(publicPaths), '/help/first-card', '/docs/card-reader'];
    const translated = inEnglish.filter((path) => !path.startsWith('/docs'));
    const paths = [
      ...inEnglish,
      ...translations.flatMap((language) => translated.map((path) => `/${language}${path}`)),
    ];
    expect(places.map(([, place]) => place)).toEqual(paths.map((path) => publicUrl + path));
  });

  it.each([
    ['/pricing', 'de-AT,en;q=0.5', 'de/pricing', 'de', 'Accept-Encoding, Accept-Language', '/help'],
    ['/pricing', 'fr', 'pricing', 'en', 'Accept-Encoding, Accept-Language', null],
    ['/de/pricing', 'en', 'de/pricing', 'de', 'Accept-Encoding', '/de/help'],
    ['/en/pricing', 'de', 'pricing', 'en', 'Accept-Encoding', null],
    ['/de/', 'en', 'de/home', 'de', 'Accept-Encoding', '/de/help'],
    ['/de', 'en', 'de/home', 'de', 'Accept-Encoding', '/de/help'],
    ['/de/help/first-card', 'en', 'de/help/first-card', 'de', 'Accept-Encoding', '/de/help'],
    ['/pricing', 'hi-IN,en', 'hi/pricing', 'hi', 'Accept-Encoding, Accept-Language', '/help'],
    ['/hi/pricing', 'en', 'hi/pricing', 'hi', 'Accept-Encoding', '/hi/help'],
    ['/hi', 'de', 'hi/home', 'hi', 'Accept-Encoding', '/hi/help'],
    ['/pricing', 'ar-EG,en', 'ar/pricing', 'ar', 'Accept-Encoding, Accept-Language', '/help'],
    ['/ar/pricing', 'en', 'ar/pricing', 'ar', 'Accept-Encoding', '/ar/help'],
    ['/docs', 'de', 'docs/index', 'en', 'Accept-Encoding', null],
    ['/de/nowhere', 'en', 'de/notFound', 'de', 'Accept-Encoding', '/de/help'],
    ['/nowhere', 'de', 'de/notFound', 'de', 'Accept-Encoding, Accept-Language', '/help'],
  ])(
    'answers %s for %s in the right language',
    async (path, accepted, title, language, vary, link) => {
      const answer = await server.request(path, { headers: { 'Accept-Language': accepted } });
      expect(answer.headers.get('Content-Language')).toBe(language);
      expect(answer.headers.get('Vary')).toBe(vary);
      const text = await answer.text();
      expect(text).toContain(`<title>${title}</title>`);
      expect(/<a href="([^"]*)"/.exec(text)?.[1] ?? null).toBe(link);
    },
  );

  it.each([
    ['de', />\d+\. \p{L}+ \d{4} um \d\d:\d\d UTC</u],
    ['hi', />\d+ [\p{L}\p{M}]+ \d{4} को \d\d:\d\d बजे UTC</u],
    ['ar', />\d+ \p{L}+ \d{4} في \d+:\d\d [صم] UTC</u],
  ])('says when it was measured in the language of the page: %s', async (language, moment) => {
    const answer = await server.request('/status', { headers: { 'Accept-Language': language } });
    expect(answer.headers.get('Content-Language')).toBe(language);
    expect(answer.headers.get('Vary')).toContain('Accept-Language');
    expect(await answer.text()).toMatch(moment);
  });

  it('has pages of help below its address', async () => {
    const answer = await server.request('/help/first-card');
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('<title>help/first-card</title>'),
    ]);
  });

  it.each([
    [{}, '', 'false'],
    [{ CONTACT_EMAIL: 'sales@example.com', SEED: 'demo' }, 'sales@example.com', 'true'],
  ])('names the contact and the demo of %o', async (more, contact, demo) => {
    const body = `<p data-contact="${pageMarks.contact}" data-demo="${pageMarks.demo}">`;
    await writeFile(join(folder, 'portal', 'pages', 'home.html'), page('home', body));
    const settings = { PUBLIC_URL: publicUrl, ...more };
    const named = await startTestServer({ db, settings, portalFolder: join(folder, 'portal') });
    const text = await (await named.request('/')).text();
    expect(text).toContain(`<p data-contact="${contact}" data-demo="${demo}">`);
    await named.close();
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=8-', 206, '89', 'bytes 8-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=1-2,4-5', 200, '0123456789', null],
    ['bytes=-', 200, '0123456789', null],
  ])('sends the part %s of a video', async (range, status, text, sent) => {
    const answer = await server.request('/assets/demo.webm', { headers: { Range: range } });
    expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
    expect(answer.headers.get('Content-Range')).toBe(sent);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
  });

  it('sends all of a video that has changed since its first part', async () => {
    const headers = { Range: 'bytes=2-4', 'If-Range': '"another"' };
    const answer = await server.request('/assets/demo.webm', { headers });
    expect([answer.status, await answer.text()]).toEqual([200, '0123456789']);
  });

  it('sends captions as captions', async () => {
    const answer = await server.request('/assets/demo.vtt');
    expect(answer.headers.get('Content-Type')).toBe('text/vtt');
  });

  it('says what to do if nothing is built', async () => {
    const unbuilt = await startTestServer({ db });
    const answer = await unbuilt.request('/');
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('npm run build'),
    ]);
    await unbuilt.close();
  });
});
