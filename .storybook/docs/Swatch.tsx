import { swatch } from './docs.css.ts';

/** A sample of a colour; the text beside it names it. */
export function Swatch({ color }: { color: string }) {
  return <span aria-hidden className={swatch} style={{ backgroundColor: color }} />;
}
