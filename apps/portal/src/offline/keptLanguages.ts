/** The caches of the texts in each language: beside Workbox's own, which has all other files. */
const prefix = 'workbox-precache-language-';

/** An event that a service worker is kept running for; the types of the page do not have it. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
const lasts = (event: Event): event is LastingEvent => 'waitUntil' in event;

const pathOf = ({ url }: Request) => new URL(url).pathname;

/**
 * Keeps texts in the languages that this device uses, and no others: a page says which.
 * @param files Paths of the files of each language, in this version
 */
export function keepLanguages(files: Readonly<Record<string, readonly string[]>>) {
  const all = new Set(Object.values(files).flat());

  async function keep(language: string) {
    const wanted = files[language];
    // English comes with all other files.
    if (!wanted) return;
    const cache = await caches.open(prefix + language);
    const kept = new Set((await cache.keys()).map(pathOf));
    await cache.addAll(wanted.filter((file) => !kept.has(file)));
  }

  async function forEachKept(work: (language: string) => Promise<unknown>) {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    await Promise.all(names.map((name) => work(name.slice(prefix.length))));
  }

  async function removeOld(language: string) {
    const cache = await caches.open(prefix + language);
    const old = (await cache.keys()).filter((file) => !all.has(pathOf(file)));
    await Promise.all(old.map((file) => cache.delete(file)));
  }

  // A version without the texts of before would be half in English where there is no network.
  addEventListener('install', (event) => lasts(event) && event.waitUntil(forEachKept(keep)));
  addEventListener('activate', (event) => lasts(event) && event.waitUntil(forEachKept(removeOld)));

  return {
    /** Keeps the texts in a language from now on. */
    keep: (event: Event, language: string) => lasts(event) && event.waitUntil(keep(language)),
    /** Whether a file is one of the texts. */
    has: (path: string) => all.has(path),
  };
}
