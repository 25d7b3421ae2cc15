import { readKeptScreen, type KeptScreen } from '@cardinal/crm-features/kept';
import { buildNodes, buildOfPage, setAttributes } from './screenCopy.ts';

/** Milliseconds after which an application that has not started is not coming. */
const patience = 20_000;

/** Resolves when a style sheet has loaded; rejects if it cannot be. */
function loadStyles(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`))
    return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    document.head.append(link);
  });
}

/** What says that the application is starting. */
const starting = () => document.querySelector<HTMLElement>('[data-starting]');
const isOfThisPage = ({ owner, build, width }: KeptScreen, by: string) =>
  owner === by && build === buildOfPage() && width === window.innerWidth;

/** Takes the copy away: the application has not started. */
export function removeKept(): void {
  document.querySelector('[data-kept]')?.remove();
  starting()?.style.removeProperty('display');
}

/**
 * Shows what this screen showed last, until the application has started and replaces it. It can be read,
 * but not used.
 * @param owner The user of the session; see `ownerOfUser`.
 */
export async function showKept(path: string, owner: string): Promise<void> {
  const screen = await readKeptScreen(path);
  if (!screen || !isOfThisPage(screen, owner)) return;
  await Promise.all(screen.styles.map(loadStyles));
  const place = starting();
  // The application may have been quicker.
  if (!place || place.hasAttribute('data-failed')) return;
  setAttributes(document.documentElement, screen.page);
  const copy = document.createElement('div');
  copy.dataset['kept'] = '';
  copy.inert = true;
  // Here rather than in a style sheet, of which there is no byte to spare.
  copy.style.display = 'contents';
  place.style.display = 'none';
  copy.append(...buildNodes(screen.nodes));
  place.before(copy);
  setTimeout(removeKept, patience);
}
