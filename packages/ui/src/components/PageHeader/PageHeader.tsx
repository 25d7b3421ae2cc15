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

export interface PageHeaderProps {
  /** Title of the page; its only h1. */
  title: string;
  /** One line with the current state of the page. */
  description?: ReactNode;
  /** Actions: quiet buttons first, the primary one last. */
  actions?: ReactNode;
  /** Added to the component’s own classes. */
  className?: string;
}

/**
 * The title of a page with its current state and actions. The title takes the focus when the page
 * changes.
 */
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
        {description !== undefined && (
          <p className={descriptionClass}>
            <bdi>{description}</bdi>
          </p>
        )}
      </div>
      {actions !== undefined && <div className={actionsClass}>{actions}</div>}
    </header>
  );
}

/** Moves the focus to the title of the page, as browsers do for a new document. */
export function focusPageTitle() {
  document.querySelector<HTMLElement>(`[${titleAttribute}]`)?.focus({ preventScroll: true });
}
