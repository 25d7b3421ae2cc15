import { joinClassNames } from '../../internal/mergeClassName.ts';
import { divider, labelled } from './Divider.css.ts';

/** Props of Divider. */
export interface DividerProps {
  /** A word in the middle, such as "or". */
  label?: string;
  className?: string;
}

/** A hairline between things that space alone does not part. */
export function Divider({ label, className }: DividerProps) {
  if (label === undefined) return <hr className={joinClassNames(divider, className)} />;
  return <div className={joinClassNames(labelled, className)}>{label}</div>;
}
