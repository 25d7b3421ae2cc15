import { toasts } from '@cardinal/ui';
// A page shows the stories of many files, one after another, because a new page for each file takes
// two seconds. It is reset before each story.

/** Messages to screen readers: their writers keep the element, so only its content is removed. */
const liveRegions = '[data-live-announcer]';

/** The events of a `play` function's simulated pointer. */
const pointerEvents = [
  ...['over', 'enter', 'move', 'out', 'leave'].flatMap((kind) => [
    `pointer${kind}`,
    `mouse${kind}`,
  ]),
  'pointerrawupdate',
];

/** The browser's real pointer is somewhere on the page, and would end a simulated hover. */
function ignoreOwnPointer() {
  for (const name of pointerEvents) {
    window.addEventListener(name, (event) => event.isTrusted && event.stopImmediatePropagation(), {
      capture: true,
    });
  }
}

const attributesOf = (element: Element) =>
  new Map([...element.attributes].map(({ name, value }) => [name, value]));

function restoreAttributes(element: Element, attributes: Map<string, string>) {
  for (const name of element.getAttributeNames()) {
    if (!attributes.has(name)) element.removeAttribute(name);
  }
  for (const [name, value] of attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

async function clearStorage() {
  localStorage.clear();
  sessionStorage.clear();
  const databases = await indexedDB.databases();
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
}

function clearBody(kept: Set<Node>) {
  for (const child of document.querySelectorAll('body > *')) {
    if (kept.has(child)) continue;
    if (child.matches(liveRegions)) {
      for (const region of [child, ...child.querySelectorAll('[aria-live]')]) {
        if (!region.querySelector('[aria-live]')) region.replaceChildren();
      }
    } else {
      child.remove();
    }
  }
}

function rememberPage() {
  ignoreOwnPointer();
  const { title, documentElement, body } = document;
  const children = new Set<Node>(body.children);
  const html = attributesOf(documentElement);
  const ofBody = attributesOf(body);
  const { href } = location;

  return async (canvas: Element) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.removeAllRanges();
    toasts.clear();
    clearBody(new Set<Node>([...children, canvas]));
    restoreAttributes(documentElement, html);
    restoreAttributes(body, ofBody);
    document.title = title;
    if (location.href !== href) history.replaceState(null, '', href);
    window.scrollTo(0, 0);
    // React Aria shows the focus ring according to what was used last.
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }));
    await clearStorage();
  };
}

/**
 * Removes what earlier stories left behind: focus, scroll position, elements beside `canvas`,
 * attributes of the page, toasts, title, address and storage.
 */
export const cleanPage = rememberPage();
