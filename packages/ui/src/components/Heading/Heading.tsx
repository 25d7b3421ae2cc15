import type { HTMLAttributes, Ref } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { heading } from './Heading.css.ts';

/** Size of a heading. */
export type HeadingSize = 'sm' | 'md' | 'lg' | 'xl' | '2xl';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the outline of the page; independent of the size. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Size, if it differs from the level's default: 14, 16, 20, 28 or 40 px (56 on wide screens). */
  size?: HeadingSize;
  /** Ref of the root element. */
  ref?: Ref<HTMLHeadingElement>;
}

const sizeOfLevel = { 1: 'lg', 2: 'md', 3: 'sm', 4: 'sm', 5: 'sm', 6: 'sm' } as const;

/** A title in the outline of the page. */
export function Heading({ level, size = sizeOfLevel[level], className, ...props }: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...props} className={joinClassNames(heading({ size }), className)} />;
}
