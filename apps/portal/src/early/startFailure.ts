import { reloadOnce } from './reloadOnce.ts';
import { removeKept } from './showKept.ts';

/** Files that the page itself names; without one of them, the application does not start. */
const own = 'script[src], link[rel="stylesheet"], link[rel="modulepreload"]';

function fail() {
  const starting = document.querySelector('[data-starting]');
  if (!starting || reloadOnce()) return;
  removeKept();
  starting.toggleAttribute('data-failed', true);
}

/**
 * Loads the page again, once, if the application cannot start: during a release, the page may come from
 * one server and find another's files missing. If that does not help, the user is asked.
 */
export function watchStart(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element && target.matches(own)) fail();
    },
    true,
  );
  // What has failed already, before this script had arrived.
  const urls = new Set(
    [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(own)].map((element) =>
      'src' in element ? element.src : element.href,
    ),
  );
  const isLost = (entry: PerformanceEntry) =>
    entry instanceof PerformanceResourceTiming &&
    entry.responseStatus >= 400 &&
    urls.has(entry.name);
  if (performance.getEntriesByType('resource').some(isLost)) fail();
}
