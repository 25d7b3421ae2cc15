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
  linkIcon,
  linkLabel,
  nav,
  railCondition,
} from './SidebarNav.css.ts';

/** A link of the navigation. */
export interface SidebarNavItem {
  /** Where it leads. */
  href: string;
  /** The words. */
  label: string;
  /** The icon, which stands alone on narrow screens. */
  icon: LucideIcon;
  /** Whether it leads to where we are. */
  isCurrent?: boolean;
}

/** Links that belong together. */
export interface SidebarNavGroup {
  /** What they have in common; none for the main ones. */
  label?: string;
  /** The links, in order. */
  items: readonly SidebarNavItem[];
}

/** Props of SidebarNav. */
export interface SidebarNavProps {
  /** Name of the landmark: 'Main'. */
  label: string;
  /** The links in their groups. */
  groups: readonly SidebarNavGroup[];
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
              </Link>
            </WithTooltip>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The main navigation: words with icons, or icons alone between 768 and 1023 px. */
export function SidebarNav({ label, groups, className }: SidebarNavProps) {
  return (
    <nav aria-label={label} className={joinClassNames(nav, className)}>
      {groups.map((group) => (
        <Group key={group.label ?? ''} {...group} />
      ))}
    </nav>
  );
}
