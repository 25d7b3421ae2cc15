import { createElement } from 'react';
import { listRole, type LayoutProps } from '../../internal/layout.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { layoutSprinkles } from '../../styles/layoutSprinkles.css.ts';
import type { Sprinkles } from '../../styles/sprinkles.css.ts';

export interface InlineProps extends LayoutProps {
  /**
   * Alignment on the cross axis.
   * @default 'center'
   */
  align?: Sprinkles['alignItems'];
  /** Distribution on the main axis. */
  justify?: Sprinkles['justifyContent'];
  /**
   * Whether children that do not fit wrap to the next line.
   * @default true
   */
  wrap?: boolean;
}

/** Children side by side in the reading direction, evenly spaced. */
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
