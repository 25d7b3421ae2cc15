import { createElement, type HTMLAttributes, type Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render.
   * @default 'span'
   */
  as?: 'span' | 'div' | 'p' | 'h1' | 'h2' | 'h3' | 'caption';
  /** Ref of the root element. */
  ref?: Ref<HTMLElement>;
}

/** Content for assistive technology only. */
export function VisuallyHidden({ as = 'span', className, ...props }: VisuallyHiddenProps) {
  return createElement(as, { ...props, className: joinClassNames(visuallyHidden, className) });
}
