import { createElement, type HTMLAttributes, type Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { text } from './Text.css.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  /**
   * Element to render.
   * @default 'span'
   */
  as?: 'span' | 'p' | 'div' | 'strong' | 'em' | 'li' | 'dt' | 'dd' | 'time' | 'small' | 'output';
  /**
   * Step of the type scale: 12, 14, 16 or 20 px.
   * @default 'sm'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /**
   * Semantic colour.
   * @default 'default'
   */
  tone?: 'default' | 'muted' | 'subtle' | 'accent' | 'danger' | 'success' | 'onAccent' | 'inherit';
  /** Font weight; inherited by default. */
  weight?: 'regular' | 'medium' | 'semibold';
  /**
   * Whether the text is cut off with an ellipsis after one line; show the full text in a tooltip.
   */
  truncate?: boolean;
  /** Whether digits have the same width, so that numbers align. */
  numeric?: boolean;
  /** Machine-readable time, used with `as="time"`. */
  dateTime?: string;
  /** Ref of the root element. */
  ref?: Ref<HTMLElement>;
}

/** Running text. */
export function Text({
  as = 'span',
  size = 'sm',
  tone = 'default',
  weight,
  truncate,
  numeric,
  className,
  ...props
}: TextProps) {
  const own = text({ size, tone, weight, truncate, numeric });
  return createElement(as, { ...props, className: joinClassNames(own, className) });
}
