import type { HTMLAttributes, Ref } from 'react';
import type { Sprinkles } from '../styles/sprinkles.css.ts';

/** Elements that a layout component may be. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'main'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'fieldset'
  | 'span';

/** Props that Stack, Inline and Grid share. */
export interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render.
   * @default 'div'
   */
  as?: LayoutElement;
  /** Space between the children: a step of the 4 px grid, or one a breakpoint. */
  gap?: Sprinkles['gap'];
  ref?: Ref<HTMLElement>;
}

/** Lists lose their marker, and Safari then their role, unless it is said again. */
export const listRole = (as: LayoutElement) => (as === 'ul' || as === 'ol' ? 'list' : undefined);
