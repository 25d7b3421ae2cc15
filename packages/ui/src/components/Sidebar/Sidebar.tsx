import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Avatar } from '../Avatar/index.ts';
import { Logo } from '../Logo/index.ts';
import {
  brand as brandClass,
  brandMark,
  brandName,
  content,
  foot,
  person,
  personActions,
  personDetail,
  personName,
  personWords,
  sidebar,
} from './Sidebar.css.ts';

/** Props of Sidebar. */
export interface SidebarProps {
  /** The SidebarBrand. */
  brand?: ReactNode;
  /** The SidebarNav. */
  children: ReactNode;
  /** The SidebarPerson. */
  footer?: ReactNode;
  className?: string;
}

/** What stands at the edge of the app: brand, navigation, the signed-in person at the foot. */
export function Sidebar({ brand, children, footer, className }: SidebarProps) {
  return (
    <div className={joinClassNames(sidebar, className)}>
      {brand}
      <div className={content}>{children}</div>
      {footer !== undefined && <div className={foot}>{footer}</div>}
    </div>
  );
}

/** Props of SidebarBrand. */
export interface SidebarBrandProps {
  /** Where the mark leads: the start page. */
  href: string;
  /** Name of that link: 'Cardinal, to the dashboard'. */
  'aria-label': string;
}

/** The mark and the name; on the rail the mark alone. */
export function SidebarBrand({ href, 'aria-label': label }: SidebarBrandProps) {
  return (
    <Link href={href} aria-label={label} className={brandClass}>
      <Logo withName className={brandName} />
      <span aria-hidden className={brandMark}>
        <Logo />
      </span>
    </Link>
  );
}

/** Props of SidebarPerson. */
export interface SidebarPersonProps {
  /** The person's name. */
  name: string;
  /** What they are here: 'Sales Manager'. */
  detail: string;
  /** IconButtons: settings, Logout. */
  actions?: ReactNode;
}

/** The signed-in person, with what belongs to them. */
export function SidebarPerson({ name, detail, actions }: SidebarPersonProps) {
  return (
    <div className={person}>
      <Avatar name={name} tone="accent" />
      <div className={personWords}>
        <span className={personName} title={name}>
          {name}
        </span>
        <span className={personDetail}>{detail}</span>
      </div>
      {actions !== undefined && <div className={personActions}>{actions}</div>}
    </div>
  );
}
