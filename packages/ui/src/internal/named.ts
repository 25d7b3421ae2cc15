import type { ReactNode } from 'react';

interface Labels {
  /** Visible label. */
  label?: ReactNode;
  /** Accessible name, if there is no visible label. */
  'aria-label'?: string;
  /** Id of the element that names the control. */
  'aria-labelledby'?: string;
}

/** A control is named in one of three ways; without a name it does not compile. */
export type Named =
  | (Labels & { label: NonNullable<ReactNode> })
  | (Labels & { 'aria-label': string })
  | (Labels & { 'aria-labelledby': string });

interface TextLabels {
  /** Visible label. */
  children?: ReactNode;
  /** Accessible name, if there is no visible label. */
  'aria-label'?: string;
  /** Id of the element that names the control. */
  'aria-labelledby'?: string;
}

/** A control is named by its visible text or by an accessible name. */
export type NamedByChildren =
  | (TextLabels & { children: NonNullable<ReactNode> })
  | (TextLabels & { children?: undefined; 'aria-label': string })
  | (TextLabels & { children?: undefined; 'aria-label'?: undefined; 'aria-labelledby': string });
