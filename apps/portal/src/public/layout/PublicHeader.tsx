import { useTexts } from '@cardinal/crm-features/language';
import { Icon } from '@cardinal/ui';
import { Menu, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionLink } from '../parts/ActionLink.tsx';
import { headerLinks, start } from '../parts/links.ts';
import { useHref } from '../parts/site.ts';
import { layoutMessages } from './layoutTexts.ts';
import {
  bar,
  header,
  menu,
  menuAction,
  menuButton,
  menuLink,
  menuList,
  menuSheet,
  sectionLink,
  sectionNav,
  sections,
  signIn,
  whenClosed,
  whenOpen,
} from './PublicLayout.css.ts';

export interface PublicHeaderProps {
  /** Path of the page. */
  path: string;
  /** The link to the landing page. */
  brand: ReactNode;
}

const current = (href: string, path: string) =>
  href === path ? ({ 'aria-current': 'page' } as const) : {};

/** Header of the public pages. Below 1024 px its links are in a menu, which works without a script. */
export function PublicHeader({ path, brand }: PublicHeaderProps) {
  const texts = useTexts(layoutMessages);
  const to = useHref();
  return (
    <header className={header}>
      <div className={bar}>
        {brand}
        <nav className={sectionNav} aria-label={texts.sections}>
          <ul className={sections}>
            {headerLinks.map(({ name, href }) => (
              <li key={name}>
                <a href={to(href)} className={sectionLink} {...current(href, path)}>
                  {texts.links[name]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={signIn} data-signed-out>
          <ActionLink href={start} tone="quiet" size="md">
            {texts.signIn}
          </ActionLink>
        </div>
        <ActionLink href={start} tone="primary" size="md">
          {texts.getStarted}
        </ActionLink>
        <details className={menu} data-menu>
          <summary className={menuButton} aria-label={texts.menu}>
            <span className={whenClosed}>
              <Icon icon={Menu} size={24} />
            </span>
            <span className={whenOpen}>
              <Icon icon={X} size={24} />
            </span>
          </summary>
          <nav className={menuSheet} aria-label={texts.menu}>
            <ul className={menuList}>
              {headerLinks.map(({ name, href }) => (
                <li key={name}>
                  <a href={to(href)} className={menuLink} {...current(href, path)}>
                    {texts.links[name]}
                  </a>
                </li>
              ))}
            </ul>
            <div className={menuAction} data-signed-out>
              <ActionLink href={start} tone="secondary" isWide>
                {texts.signIn}
              </ActionLink>
            </div>
          </nav>
        </details>
      </div>
    </header>
  );
}
