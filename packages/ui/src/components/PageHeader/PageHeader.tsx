import type { ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Heading } from '../Heading/index.ts';
import {
  actions as actionsClass,
  description as descriptionClass,
  pageHeader,
  title as titleClass,
  words,
} from './PageHeader.css.ts';

const titleAttribute = 'data-cardinal-page-title';

/** Props of PageHeader. */
export interface PageHeaderProps {
  /** Where I am: the page's only h1. */
  title: string;
  /** One line that is true today. */
  description?: ReactNode;
  /** Quiet buttons first, the primary one last. */
  actions?: ReactNode;
  className?: string;
}

/** Title of a page, what it says today, and what to do. Takes the focus when the page changes. */
export function PageHeader({ title, description, actions, className }: PageHeaderProps) {
  return (
    <header className={joinClassNames(pageHeader, className)}>
      <div className={words}>
        <Heading
          level={1}
          size="lg"
          tabIndex={-1}
          className={titleClass}
          {...{ [titleAttribute]: '' }}
        >
          {title}
        </Heading>
        {description !== undefined && <p className={descriptionClass}>{description}</p>}
      </div>
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
    </header>
  );
}

/** Moves the focus to the title of the page, as a browser does for a new document. */
export function focusPageTitle() {
  document.querySelector<HTMLElement>(`[${titleAttribute}]`)?.focus({ preventScroll: true });
}
