import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { Icon } from '../Icon/index.ts';
import { WithTooltip } from '../Tooltip/index.ts';
import {
  groupLabel,
  items as itemsClass,
  link,
  linkCount,
  linkIcon,
  linkLabel,
  nav,
  railCondition,
} from './SidebarNav.css.ts';

/** A link of the navigation. */
export interface SidebarNavItem {
  /** URL of the link. */
  href: string;
  /** Label of the link. */
  label: string;
  /** Icon of the link, shown without the label on narrow screens. */
  icon: LucideIcon;
  /** Whether the link leads to the current page. */
  isCurrent?: boolean;
  /** A number beside the label: how much waits there. Part of the link's name. */
  count?: string;
}

/** A group of links. */
export interface SidebarNavGroup {
  /** Title of the group; the main links have none. */
  label?: string;
  /** The links, in order. */
  items: readonly SidebarNavItem[];
}

export interface SidebarNavProps {
  /** Accessible name of the landmark: 'Main'. */
  label: string;
  /** The links in groups. */
  groups: readonly SidebarNavGroup[];
  /** Added to the component’s own classes. */
  className?: string;
}

function Group({ label, items }: SidebarNavGroup) {
  const id = useId();
  const isRail = useMediaQuery(railCondition);
  return (
    <div>
      {label !== undefined && (
        <span id={id} className={groupLabel}>
          {label}
        </span>
      )}
      <ul aria-labelledby={label === undefined ? undefined : id} className={itemsClass}>
        {items.map((item) => (
          <li key={item.href}>
            <WithTooltip text={isRail ? item.label : undefined} placement="end" delay={200}>
              <Link
                href={item.href}
                aria-current={item.isCurrent ? 'page' : undefined}
                className={link}
              >
                <Icon icon={item.icon} className={linkIcon} />
                <span className={linkLabel}>{item.label}</span>
                {item.count !== undefined && <span className={linkCount}>{item.count}</span>}
              </Link>
            </WithTooltip>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The main navigation: labels with icons, or only icons between 768 and 1023 px. */
export function SidebarNav({ label, groups, className }: SidebarNavProps) {
  return (
    <nav aria-label={label} className={joinClassNames(nav, className)}>
      {groups.map((group) => (
        <Group key={group.label ?? ''} {...group} />
      ))}
    </nav>
  );
}
