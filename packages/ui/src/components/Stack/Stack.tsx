import { createElement } from 'react';
import { listRole, type LayoutProps } from '../../internal/layout.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { layoutSprinkles } from '../../styles/layoutSprinkles.css.ts';
import type { Sprinkles } from '../../styles/sprinkles.css.ts';

export interface StackProps extends LayoutProps {
  /** Alignment on the cross axis. */
  align?: Sprinkles['alignItems'];
  /** Distribution on the main axis. */
  justify?: Sprinkles['justifyContent'];
}

/** Children stacked vertically, evenly spaced. */
export function Stack({
  as = 'div',
  gap = 4,
  align,
  justify,
  className,
  role = listRole(as),
  ...props
}: StackProps) {
  const layout = layoutSprinkles({
    display: 'flex',
    flexDirection: 'column',
    gap,
    alignItems: align,
    justifyContent: justify,
    minWidth: 0,
  });
  return createElement(as, { ...props, role, className: joinClassNames(layout, className) });
}
