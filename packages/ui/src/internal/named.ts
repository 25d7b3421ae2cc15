import type { ReactNode } from 'react';

interface Labels {
  /** Visible label. */
  label?: ReactNode;
  /** Name for assistive technology where no label is visible. */
  'aria-label'?: string;
  /** Id of the element that names this one. */
  'aria-labelledby'?: string;
}

/** A control has a name in one of three ways; without one it does not compile. */
export type Named =
  | (Labels & { label: NonNullable<ReactNode> })
  | (Labels & { 'aria-label': string })
  | (Labels & { 'aria-labelledby': string });

/** A control that shows words has them as its name, or another name for assistive technology. */
export type NamedByChildren =
  | { children: NonNullable<ReactNode>; 'aria-label'?: string; 'aria-labelledby'?: string }
  | { children?: undefined; 'aria-label': string; 'aria-labelledby'?: string }
  | { children?: undefined; 'aria-label'?: undefined; 'aria-labelledby': string };
