import { ChevronRight, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs, LinkContext } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Link } from '../Link/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../Menu/index.ts';
import { crumb, frame, list, separator, words } from './Breadcrumbs.css.ts';

/** A level above the page, or the page itself. */
export interface BreadcrumbItem {
  id: string;
  label: string;
  /** URL of the level. Omit it for the current page, which comes last. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** The levels, from the top to the current page. */
  items: readonly BreadcrumbItem[];
  /**
   * Accessible name of the landmark.
   * @default 'Breadcrumbs'
   */
  'aria-label'?: string;
  /** Added to the component’s own classes. */
  className?: string;
}

/** This many fit on any phone. */
const collapsesFrom = 4;

function Crumb({
  id,
  place,
  children,
}: {
  id: string;
  place: keyof typeof crumb;
  children: ReactNode;
}) {
  return (
    <Breadcrumb id={id} className={crumb[place]}>
      {({ isCurrent }) => (
        <>
          {children}
          {!isCurrent && <Icon icon={ChevronRight} size={14} className={separator} />}
        </>
      )}
    </Breadcrumb>
  );
}

/** The levels that are hidden where space is limited, in a menu. */
function Between({ items }: { items: readonly BreadcrumbItem[] }) {
  const messages = useMessages();
  return (
    // The context marks the link of the breadcrumb as current; entries of the menu must not inherit
    // this.
    <LinkContext value={{}}>
      <MenuTrigger>
        <IconButton icon={Ellipsis} size="sm" aria-label={messages.hiddenLevels} />
        <Menu aria-label={messages.hiddenLevels}>
          {items.map(({ id, label, href }) => (
            <MenuItem key={id} id={id} href={href}>
              {label}
            </MenuItem>
          ))}
        </Menu>
      </MenuTrigger>
    </LinkContext>
  );
}

/**
 * The position of the page in a hierarchy, with links to the levels above. Where space is limited,
 * the levels in the middle move into a menu.
 */
export function Breadcrumbs({ items, 'aria-label': label, className }: BreadcrumbsProps) {
  const messages = useMessages();
  const name = label ?? messages.breadcrumbs;
  const between = items.length >= collapsesFrom ? items.slice(1, -2) : [];
  const crumbs = items.map((item) => (
    <Crumb key={item.id} id={item.id} place={between.includes(item) ? 'between' : 'shown'}>
      <Link href={item.href} variant="quiet" className={words}>
        {item.label}
      </Link>
    </Crumb>
  ));
  if (between.length > 0) {
    const more = (
      <Crumb key="more" id="more" place="more">
        <Between items={between} />
      </Crumb>
    );
    crumbs.splice(1, 0, more);
  }
  return (
    <nav aria-label={name} className={joinClassNames(frame, className)}>
      <AriaBreadcrumbs aria-label={name} className={list}>
        {crumbs}
      </AriaBreadcrumbs>
    </nav>
  );
}
