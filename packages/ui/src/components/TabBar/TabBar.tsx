import type { LucideIcon } from 'lucide-react';
import { Button, Link } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Icon } from '../Icon/index.ts';
import {
  count as countClass,
  item as itemClass,
  items as itemsClass,
  label as labelClass,
  place,
  raised,
  tabBar,
} from './TabBar.css.ts';

interface TabBarItemBase {
  /** Label of the item; that of the raised item is only announced. */
  label: string;
  /** Icon above the label. */
  icon: LucideIcon;
  /** Whether the item leads to the current page. */
  isCurrent?: boolean;
  /** Whether it is the raised item in the middle, for the main action. */
  isRaised?: boolean;
  /** A number at the icon: how much waits there. Part of the item's name; the raised item has none. */
  count?: string;
}

/** An item of the bar: a link or an action. */
export type TabBarItem = TabBarItemBase &
  ({ href: string; onPress?: undefined } | { href?: undefined; onPress: () => void });

export interface TabBarProps {
  /** Accessible name of the landmark: 'Main'. */
  label: string;
  /** At most five items, in order. */
  items: readonly TabBarItem[];
  /** Added to the component’s own classes. */
  className?: string;
}

function Place({
  label,
  icon,
  isCurrent = false,
  isRaised = false,
  count,
  href,
  onPress,
}: TabBarItem) {
  const shared = {
    'aria-label': isRaised ? label : undefined,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: isRaised ? raised : itemClass,
    children: (
      <>
        <Icon icon={icon} size={isRaised ? 24 : 20} />
        {!isRaised && <span className={labelClass}>{label}</span>}
        {!isRaised && count !== undefined && <span className={countClass}>{count}</span>}
      </>
    ),
  };
  return href === undefined ? (
    <Button {...shared} onPress={onPress} />
  ) : (
    <Link {...shared} href={href} />
  );
}

/** The bar at the bottom of a phone's screen, within reach of the thumb. */
export function TabBar({ label, items, className }: TabBarProps) {
  return (
    <nav aria-label={label} className={joinClassNames(tabBar, className)}>
      <ul className={itemsClass}>
        {items.map((item) => (
          <li key={item.label} className={place}>
            <Place {...item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
