// The service worker: it keeps the portal's own files on the device, so that every screen opens
// without a network. It never answers a call of the API, which always goes to the network.
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { siteLanguages } from '@cardinal/contract/messages';
import { keepLanguages } from './keptLanguages.ts';
import { activate, languageIn } from './messages.ts';

/** Written into this script by the build; see build/serviceWorker.ts. */
declare const precached: PrecacheEntry[];
/** Paths of the texts in languages other than English. */
declare const languageFiles: Record<string, string[]>;
/** Path of the page that shows every screen, and patterns of the paths of the screens. */
declare const shell: string;
declare const screenPatterns: string[];
/** In a service worker; the types of the page do not have it. */
declare function skipWaiting(): Promise<void>;

precacheAndRoute(precached);
cleanupOutdatedCaches();
// The first page is under control at once; later versions wait until a page asks for them.
clientsClaim();

const texts = keepLanguages(languageFiles);
registerRoute(
  ({ url }) => texts.has(url.pathname),
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
);

const openShell = createHandlerBoundToURL(shell);
const allowlist = screenPatterns.map((pattern) => new RegExp(pattern));
registerRoute(new NavigationRoute(openShell, { allowlist }));
/** Whether a path is that of the landing page, in any language. */
const isLanding = (path: string) =>
  path === '/' || siteLanguages.some((language) => path === `/${language}/`);

// The landing page is the server's; without a network, the application opens in its place.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isLanding(url.pathname),
  (options) => fetch(options.request).catch(() => openShell(options)),
);

// The worker that reads cards, on a device that is prepared for it.
registerRoute(
  ({ request, url }) => request.destination === 'worker' && url.pathname.startsWith('/reader/'),
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
);

addEventListener('message', (event) => {
  if (event.data === activate) void skipWaiting();
  const language = languageIn(event.data);
  if (language !== undefined) texts.keep(event, language);
});
