import type { ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { actions as actionsClass, topBar } from './TopBar.css.ts';

export interface TopBarProps {
  /** The Logo with its name, or the current page. */
  brand: ReactNode;
  /** At most two IconButtons. */
  actions?: ReactNode;
  /** Added to the component’s own classes. */
  className?: string;
}

/** The bar at the top of a phone's screen. */
export function TopBar({ brand, actions, className }: TopBarProps) {
  return (
    <header className={joinClassNames(topBar, className)}>
      {brand}
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
    </header>
  );
}
