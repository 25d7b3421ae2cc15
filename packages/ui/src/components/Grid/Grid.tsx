import { createElement } from 'react';
import { listRole, type LayoutProps } from '../../internal/layout.ts';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { layoutSprinkles } from '../../styles/layoutSprinkles.css.ts';
import type { Sprinkles } from '../../styles/sprinkles.css.ts';

export interface GridProps extends LayoutProps {
  /**
   * Number of equal columns: one number, or one per breakpoint (`{ phone: 1, tablet: 2, desktop: 4
   * }`).
   * @default 1
   */
  columns?: Sprinkles['gridTemplateColumns'];
}

/** Children in equal columns. */
export function Grid({
  as = 'div',
  columns = 1,
  gap = 4,
  className,
  role = listRole(as),
  ...props
}: GridProps) {
  const layout = layoutSprinkles({
    display: 'grid',
    gridTemplateColumns: columns,
    gap,
    minWidth: 0,
  });
  return createElement(as, { ...props, role, className: joinClassNames(layout, className) });
}
