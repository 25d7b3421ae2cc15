import { swatch } from './docs.css.ts';

/** A little of a colour; the words beside it say which. */
export function Swatch({ color }: { color: string }) {
  return <span aria-hidden className={swatch} style={{ backgroundColor: color }} />;
}
