import type { LucideIcon } from 'lucide-react';
import { Button, Link } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Icon } from '../Icon/index.ts';
import {
  item as itemClass,
  items as itemsClass,
  label as labelClass,
  place,
  raised,
  tabBar,
} from './TabBar.css.ts';

interface TabBarItemBase {
  /** The word; the raised one's is only read out. */
  label: string;
  /** The icon above it. */
  icon: LucideIcon;
  /** Whether it leads to where we are. */
  isCurrent?: boolean;
  /** Whether it is the raised one in the middle: the one thing to do. */
  isRaised?: boolean;
}

/** A place of the bar: it leads somewhere, or it does something. */
export type TabBarItem = TabBarItemBase &
  ({ href: string; onPress?: undefined } | { href?: undefined; onPress: () => void });

/** Props of TabBar. */
export interface TabBarProps {
  /** Name of the landmark: 'Main'. */
  label: string;
  /** Five places at most, in order. */
  items: readonly TabBarItem[];
  className?: string;
}

function Place({ label, icon, isCurrent = false, isRaised = false, href, onPress }: TabBarItem) {
  const shared = {
    'aria-label': isRaised ? label : undefined,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: isRaised ? raised : itemClass,
    children: (
      <>
        <Icon icon={icon} size={isRaised ? 24 : 20} />
        {!isRaised && <span className={labelClass}>{label}</span>}
      </>
    ),
  };
  return href === undefined ? (
    <Button {...shared} onPress={onPress} />
  ) : (
    <Link {...shared} href={href} />
  );
}

/** The bar at the foot of a phone's screen, for the thumb. */
export function TabBar({ label, items, className }: TabBarProps) {
  return (
    <nav aria-label={label} data-cardinal-tabbar className={joinClassNames(tabBar, className)}>
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
