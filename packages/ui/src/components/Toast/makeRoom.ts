import { media } from '../../styles/media.ts';

/** Distance of a toast from the edges of a phone's screen and from controls, in pixels. */
export const edge = 4;

/** Distance from controls on larger screens, in pixels. */
const gap = 8;

/** Minimum width of a toast: a narrower one would break up its title. */
const leastWidth = 240;

const controls =
  'a[href], button, input, select, textarea, label, [role="button"], [role="row"][tabindex]';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Controls that a toast at a given position would cover. */
type CoveredBy = (place: Box) => readonly Box[];

/** The document or shadow root that contains an element. */
function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}

/**
 * Finds the controls on the screen. A control counts only if a press would reach it: not behind the
 * bar, and not below a dialog.
 */
function observeControls(
  region: HTMLElement,
  counts: (control: Element) => boolean = () => true,
): { boxes: readonly Box[]; coveredBy: CoveredBy } {
  const root = rootOf(region);
  const found = [...root.querySelectorAll(controls)]
    .filter((control) => !region.contains(control) && counts(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > 0 && box.top < window.innerHeight);

  const isReached = (control: Element, x: number, y: number) => {
    const hit = root.elementsFromPoint(x, y).find((element) => !region.contains(element));
    return hit !== undefined && control.contains(hit);
  };

  const coveredBy: CoveredBy = (place) =>
    found.flatMap(({ control, box }) => {
      const left = Math.max(place.left, box.left);
      const right = Math.min(place.right, box.right);
      const top = Math.max(place.top, box.top);
      const bottom = Math.min(place.bottom, box.bottom);
      const isApart = left >= right || top >= bottom;
      return !isApart && isReached(control, (left + right) / 2, (top + bottom) / 2) ? [box] : [];
    });

  return { boxes: found.map(({ box }) => box), coveredBy };
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

/** Moves the toast down to the first position where it covers no control. */
function moveDown(region: HTMLElement, boxes: readonly Box[], coveredBy: CoveredBy) {
  const { left, right, top, height } = region.getBoundingClientRect();
  const place = boxes
    .map(({ bottom }) => bottom + edge)
    .filter((y) => y > top && y + height + edge <= window.innerHeight)
    .toSorted((one, other) => one - other)
    .find((y) => coveredBy({ left, right, top: y, bottom: y + height }).length === 0);
  if (place !== undefined) region.style.top = `${place}px`;
}

/** Rows of a table fill the screen; their controls can be reached by scrolling. */
const isOutsideRows = (control: Element) => control.closest('[role="row"], tr') === null;

/** Moves the toast up from its corner, above controls such as those of a pager. */
function moveUp(region: HTMLElement) {
  const { coveredBy } = observeControls(region, isOutsideRows);
  const { left, right, top, bottom } = region.getBoundingClientRect();
  const height = bottom - top;
  let end = bottom;
  for (;;) {
    const covered = coveredBy({ left, right, top: end - height, bottom: end });
    if (covered.length === 0) break;
    end = Math.min(...covered.map((control) => control.top)) - gap;
    // Far from its corner, it would be in the user's way.
    if (end - height < window.innerHeight / 2) return;
  }
  if (end !== bottom) region.style.bottom = `${window.innerHeight - end}px`;
}

/** Places the toast where it covers no control, if there is such a position. */
function makeRoom(region: HTMLElement) {
  reset(region);
  if (!window.matchMedia(media.phone).matches) return moveUp(region);
  const { boxes, coveredBy } = observeControls(region);
  if (narrow(region, coveredBy)) return;
  reset(region);
  moveDown(region, boxes, coveredBy);
}

/**
 * Keeps a toast from covering controls. On a phone: at the top of the screen, if necessary between
 * the buttons there, otherwise at the first free position below. On larger screens: in its corner,
 * or above the controls there. Scrolling does not move it, because a toast that follows the page
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
