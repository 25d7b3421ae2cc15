import { writeScreen } from '@cardinal/crm-features/kept';
import { attributesOf, buildOfPage, copyInside } from '../early/screenCopy.ts';
import { paths } from '../paths.ts';

/** Lists of leads: a large part of the time until they are readable goes into starting the application. */
const keptPaths: ReadonlySet<string> = new Set([paths.dashboard, paths.leads]);
const ignore = () => undefined;

/** Whether the page shows nothing but a screen as it opens. */
const isPlain = () =>
  window.scrollY === 0 &&
  location.search === '' &&
  document.querySelector('dialog, [role$="dialog"], [data-kept]') === null;

/** Keeps a list of leads as it is shown, for the moment before the next start of the application. */
export function keepScreen(owner: string): void {
  const path = location.pathname;
  const build = buildOfPage();
  const root = document.getElementById('root');
  if (!root || build === undefined || !keptPaths.has(path) || !isPlain()) return;
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
