import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

/** When a screen reader announces a text: at the next pause, or at once. */
export type Assertiveness = 'polite' | 'assertive';

/** Long enough for screen readers to notice the change before the region is emptied again. */
const keepFor = 7000;

const regions = new Map<Assertiveness, HTMLElement>();

function regionOf(assertiveness: Assertiveness) {
  const known = regions.get(assertiveness);
  if (known?.isConnected) return known;
  const region = document.createElement('div');
  region.className = visuallyHidden;
  region.setAttribute('aria-live', assertiveness);
  region.setAttribute('aria-relevant', 'additions');
  // React Aria hides the rest of the page behind a modal, except elements with this attribute.
  region.setAttribute('data-live-announcer', 'true');
  document.body.append(region);
  regions.set(assertiveness, region);
  return region;
}

/** Makes screen readers announce a text that is not visible on the screen. */
export function announce(text: string, assertiveness: Assertiveness = 'polite') {
  const line = document.createElement('p');
  line.textContent = text;
  regionOf(assertiveness).append(line);
  setTimeout(() => line.remove(), keepFor);
}
