import { createElement } from 'react';
import type { HTMLAttributes, Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { card } from './Card.css.ts';

/** Props of Card. */
export interface CardProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'article' | 'li';
  /**
   * Space inside: a step of the 4 px grid.
   * @default 4
   */
  padding?: 0 | 3 | 4 | 5 | 6;
  /** Whether its edge answers the pointer, because something in it fills it. */
  interactive?: boolean;
  ref?: Ref<HTMLElement>;
}

/** One thing among several of its kind. Never a card inside a card. */
export function Card({ as = 'div', padding = 4, interactive, className, ...props }: CardProps) {
  return createElement(as, {
    ...props,
    className: joinClassNames(card({ padding, interactive }), className),
  });
}
