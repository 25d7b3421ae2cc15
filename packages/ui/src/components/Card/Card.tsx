import { createElement, type HTMLAttributes, type Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { card } from './Card.css.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li';
  /**
   * Padding, as a step of the 4 px grid.
   * @default 4
   */
  padding?: 0 | 3 | 4 | 5 | 6;
  /** Whether the border reacts to the pointer, because a control inside fills the card. */
  interactive?: boolean;
  /** Ref of the root element. */
  ref?: Ref<HTMLElement>;
}

/** One item among several of its kind. Do not nest cards. */
export function Card({ as = 'div', padding = 4, interactive, className, ...props }: CardProps) {
  return createElement(as, {
    ...props,
    className: joinClassNames(card({ padding, interactive }), className),
  });
}
