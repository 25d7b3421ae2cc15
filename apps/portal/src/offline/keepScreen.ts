import { writeScreen } from '@cardinal/crm-features/kept';
import { attributesOf, buildOfPage, copyInside } from '../early/screenCopy.ts';
import { paths } from '../paths.ts';

/** Lists of leads: a large part of the time until they are readable goes into starting the application. */
const keptPaths: ReadonlySet<string> = new Set([paths.dashboard, paths.leads]);
/** Milliseconds between two copies of a page that is being looked at. */
const pause = 10_000;
const ignore = () => undefined;

/** When a path was copied last, in milliseconds since the page was opened. */
const copiedAt = new Map<string, number>();

/** Whether the page shows nothing but a screen as it opens. */
const isPlain = () =>
  window.scrollY === 0 &&
  location.search === '' &&
  document.querySelector('dialog, [role$="dialog"], [data-kept]') === null;

/** Keeps a list of leads as it is shown, for the moment before the next start of the application. */
export function keepScreen(owner: string): void {
  const path = location.pathname;
  const now = performance.now();
  const isDue = document.hidden || now > (copiedAt.get(path) ?? -pause) + pause;
  const build = buildOfPage();
  const root = document.getElementById('root');
  if (!isDue || !root || build === undefined || !keptPaths.has(path) || !isPlain()) return;
  copiedAt.set(path, now);
  const sheets = document.querySelectorAll('link[rel="stylesheet"]');
  writeScreen({
    path,
    owner,
    build,
    width: window.innerWidth,
    styles: [...sheets].flatMap((sheet) => sheet.getAttribute('href') ?? []),
    page: attributesOf(document.documentElement),
    nodes: copyInside(root),
  }).catch(ignore);
}
