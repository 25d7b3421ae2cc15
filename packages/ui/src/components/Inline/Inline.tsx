import { createElement } from 'react';
import { listRole } from '../../internal/layout.ts';
import type { LayoutProps } from '../../internal/layout.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { layoutSprinkles } from '../../styles/layoutSprinkles.css.ts';
import type { Sprinkles } from '../../styles/sprinkles.css.ts';

/** Props of Inline. */
export interface InlineProps extends LayoutProps {
  /**
   * Alignment across.
   * @default 'center'
   */
  align?: Sprinkles['alignItems'];
  /** Distribution along. */
  justify?: Sprinkles['justifyContent'];
  /**
   * Whether children that do not fit go to the next line.
   * @default true
   */
  wrap?: boolean;
}

/** Children beside each other in the reading direction, with even space between. */
export function Inline({
  as = 'div',
  gap = 2,
  align = 'center',
  justify,
  wrap = true,
  className,
  role = listRole(as),
  ...props
}: InlineProps) {
  const layout = layoutSprinkles({
    display: 'flex',
    flexDirection: 'row',
    flexWrap: wrap ? 'wrap' : 'nowrap',
    gap,
    alignItems: align,
    justifyContent: justify,
    minWidth: 0,
  });
  return createElement(as, { ...props, role, className: joinClassNames(layout, className) });
}
