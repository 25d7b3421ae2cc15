import { joinClassNames } from '../../internal/mergeClassName.ts';
import { divider, labelled } from './Divider.css.ts';

export interface DividerProps {
  /** Text in the middle, such as "or". */
  label?: string;
  /** Added to the component’s own classes. */
  className?: string;
}

/** A hairline between items that spacing alone does not separate. */
export function Divider({ label, className }: DividerProps) {
  if (label === undefined) return <hr className={joinClassNames(divider, className)} />;
  return <div className={joinClassNames(labelled, className)}>{label}</div>;
}
