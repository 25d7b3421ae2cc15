import { media } from '../../styles/media.ts';

/** Distance of a toast from the edges of a phone's screen and from controls, in pixels. */
export const edge = 4;

/** Distance from controls on larger screens, in pixels. */
const gap = 8;

/** Minimum width of a toast: a narrower one would break up its title. */
const leastWidth = 240;

const controls =
  'a[href], button, input, select, textarea, label, [role="button"], [role="row"][tabindex]';

/** What a toast never covers: where the user is, and a dialog's buttons and arrows. */
const keptFree = ':is([role="dialog"], [role="alertdialog"]) :is(header, footer), h1';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Controls, titles and footers that a toast at a given position would cover. */
type CoveredBy = (place: Box) => readonly Box[];

interface Observed {
  /** All of them, in any order. */
  boxes: readonly Box[];
  coveredBy: CoveredBy;
  /** Those of `coveredBy` that must stay free. */
  keptCoveredBy: CoveredBy;
}

/** The document or shadow root that contains an element. */
function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/**
 * Finds the elements of a selector on the screen. One counts only if a press would reach it: not
 * behind the bar, and not below a dialog.
 */
function find(region: HTMLElement, selector: string, counts: (element: Element) => boolean) {
  const root = rootOf(region);
  const found = [...root.querySelectorAll(selector)]
    .filter((element) => !region.contains(element) && counts(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < window.innerHeight);

  const isReached = (element: Element, x: number, y: number) => {
    const hit = root.elementsFromPoint(x, y).find((other) => !region.contains(other));
    return hit !== undefined && element.contains(hit);
  };

  const coveredBy: CoveredBy = (place) =>
    found.flatMap(({ element, box }) => {
      const left = Math.max(place.left, box.left);
      const right = Math.min(place.right, box.right);
      const top = Math.max(place.top, box.top);
      const bottom = Math.min(place.bottom, box.bottom);
      const isApart = left >= right || top >= bottom;
      return !isApart && isReached(element, (left + right) / 2, (top + bottom) / 2) ? [box] : [];
    });

  return { boxes: found.map(({ box }) => box), coveredBy };
}

function observe(
  region: HTMLElement,
  counts: (control: Element) => boolean = () => true,
): Observed {
  const pressed = find(region, controls, counts);
  const kept = find(region, keptFree, () => true);
  return {
    boxes: [...pressed.boxes, ...kept.boxes],
    coveredBy: (place) => [...kept.coveredBy(place), ...pressed.coveredBy(place)],
    keptCoveredBy: kept.coveredBy,
  };
}

function reset({ style }: HTMLElement) {
  for (const side of ['top', 'bottom', 'left', 'right']) style.removeProperty(side);
}

/** Makes the toast narrower, so that it fits between the controls beside it: Back and Close. */
function narrow(region: HTMLElement, coveredBy: CoveredBy): boolean {
  const middle = window.innerWidth / 2;
  let left = edge;
  let right = window.innerWidth - edge;
  // A narrower toast is taller, and may cover additional controls.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const covered = coveredBy(region.getBoundingClientRect());
    if (covered.length === 0) return true;
    for (const control of covered) {
      if (control.left > middle) right = Math.min(right, control.left - edge);
      else if (control.right < middle) left = Math.max(left, control.right + edge);
      else return false;
    }
    if (right - left < leastWidth) return false;
    region.style.left = `${left}px`;
    region.style.right = `${window.innerWidth - right}px`;
  }
  return false;
}

/**
 * Moves the toast down to the first position where it covers nothing, or at least neither a title nor
 * a footer.
 */
function moveDown(region: HTMLElement, { boxes, coveredBy, keptCoveredBy }: Observed) {
  const { left, right, top, height } = region.getBoundingClientRect();
  const at = (y: number) => ({ left, right, top: y, bottom: y + height });
  const places = boxes
    .map(({ bottom }) => bottom + edge)
    .filter((y) => y > top && y + height + edge <= window.innerHeight)
    .toSorted((one, other) => one - other);
  const free = places.find((y) => coveredBy(at(y)).length === 0);
  const place = free ?? [top, ...places].find((y) => keptCoveredBy(at(y)).length === 0);
  if (place !== undefined) region.style.top = `${place}px`;
}

/** Rows of a table fill the screen; their controls can be reached by scrolling. */
const isOutsideRows = (control: Element) => control.closest('[role="row"], tr') === null;

/** The first end of the toast, going up from its corner, at which it covers none of these. */
function endAbove(region: HTMLElement, coveredBy: CoveredBy, highest: number): number | undefined {
  const { left, right, top, bottom } = region.getBoundingClientRect();
  const height = bottom - top;
  let end = bottom;
  while (end - height >= highest) {
    const covered = coveredBy({ left, right, top: end - height, bottom: end });
    if (covered.length === 0) return end;
    end = Math.min(...covered.map((box) => box.top)) - gap;
  }
  return undefined;
}

/**
 * Moves the toast up from its corner, above controls such as those of a pager, but not so far that it
 * is in the user's way; in any case above a dialog's footer.
 */
function moveUp(region: HTMLElement) {
  const { coveredBy, keptCoveredBy } = observe(region, isOutsideRows);
  const end =
    endAbove(region, coveredBy, window.innerHeight / 2) ?? endAbove(region, keptCoveredBy, 0);
  if (end !== undefined) region.style.bottom = `${window.innerHeight - end}px`;
}

/** Places the toast where it covers no title, no footer and, if possible, no control. */
function makeRoom(region: HTMLElement) {
  reset(region);
  if (!window.matchMedia(media.phone).matches) return moveUp(region);
  const observed = observe(region);
  if (narrow(region, observed.coveredBy)) return;
  reset(region);
  moveDown(region, observed);
}

/**
 * Keeps a toast from covering titles, footers and controls. On a phone: at the top of the screen, if
 * necessary between the buttons there, otherwise at the first free position below. On larger screens:
 * in its corner, or above what is there. Scrolling does not move it, because a toast that follows the page
 * would be harder to read than to wait for.
 *
 * @returns A function that stops this
 */
export function keepRoom(region: HTMLElement): () => void {
  const place = () => makeRoom(region);
  place();
  // Dialogs open and close beside the region while a toast is shown.
  const dialogs = new MutationObserver(place);
  dialogs.observe(region.parentElement ?? document.body, { childList: true });
  window.addEventListener('resize', place);
  return () => {
    dialogs.disconnect();
    window.removeEventListener('resize', place);
  };
}
