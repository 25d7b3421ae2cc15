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

export interface SidebarProps {
  /** The SidebarBrand. */
  brand?: ReactNode;
  /** The SidebarNav. */
  children: ReactNode;
  /** The SidebarPerson. */
  footer?: ReactNode;
  /** Added to the component’s own classes. */
  className?: string;
}

/** The side panel of the app: brand, navigation, and the signed-in user at the bottom. */
export function Sidebar({ brand, children, footer, className }: SidebarProps) {
  return (
    <div className={joinClassNames(sidebar, className)}>
      {brand}
      <div className={content}>{children}</div>
      {footer !== undefined && <div className={foot}>{footer}</div>}
    </div>
  );
}

export interface SidebarBrandProps {
  /** URL that the logo links to: the start page. */
  href: string;
  /** Accessible name of that link: 'Cardinal, to the dashboard'. */
  'aria-label': string;
}

/** The logo with the name; collapsed, the logo alone. */
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

export interface SidebarPersonProps {
  /** The name of the user. */
  name: string;
  /** The role of the user: 'Sales Manager'. */
  detail: string;
  /** IconButtons: settings, Logout. */
  actions?: ReactNode;
}

/** The signed-in user, with the actions of their account. */
export function SidebarPerson({ name, detail, actions }: SidebarPersonProps) {
  return (
    <div className={person}>
      <Avatar name={name} tone="accent" />
      <div className={personWords}>
        <span className={personName} title={name}>
          {name}
        </span>
        <span className={personDetail} title={detail}>
          {detail}
        </span>
      </div>
      {actions !== undefined && <div className={personActions}>{actions}</div>}
    </div>
  );
}
