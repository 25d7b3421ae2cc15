import type { HTMLAttributes, Ref } from 'react';
import type { Sprinkles } from '../styles/sprinkles.css.ts';

/** Elements that a layout component can render. */
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
  /** Space between the children: a step of the 4 px grid, or one per breakpoint. */
  gap?: Sprinkles['gap'];
  /** Ref of the root element. */
  ref?: Ref<HTMLElement>;
}

/** Lists lose their markers, and in Safari also their role, unless it is set explicitly. */
export const listRole = (as: LayoutElement) => (as === 'ul' || as === 'ol' ? 'list' : undefined);
