import type { ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Heading } from '../Heading/index.ts';
import { Illustration, type IllustrationName } from '../Illustration/index.ts';
import {
  actions,
  description as descriptionClass,
  state,
  title as titleClass,
} from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** The illustration. */
  illustration: IllustrationName;
  /** What is missing: 'No leads yet'. */
  title: string;
  /** One sentence: what will appear here, and how to add it. */
  description?: ReactNode;
  /** One button. It replaces the page's primary action. */
  action?: ReactNode;
  /**
   * Heading level of the title.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4;
  /** Added to the component’s own classes. */
  className?: string;
}

/** Replaces a list or section that has no content yet: an illustration, a sentence, an action. */
export function EmptyState({
  illustration,
  title,
  description,
  action,
  level = 2,
  className,
}: EmptyStateProps) {
  return (
    <div className={joinClassNames(state, className)}>
      <Illustration name={illustration} />
      <Heading level={level} size="md" className={titleClass}>
        {title}
      </Heading>
      {description !== undefined && <p className={descriptionClass}>{description}</p>}
      {action !== undefined && <div className={actions}>{action}</div>}
    </div>
  );
}
