import type { ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { Heading } from '../Heading/index.ts';
import { Illustration } from '../Illustration/index.ts';
import type { IllustrationName } from '../Illustration/index.ts';
import {
  actions,
  description as descriptionClass,
  state,
  title as titleClass,
} from './EmptyState.css.ts';

/** Props of EmptyState. */
export interface EmptyStateProps {
  /** The drawing. */
  illustration: IllustrationName;
  /** What is not there: 'No leads yet'. */
  title: string;
  /** One sentence: what will stand here, and how it gets here. */
  description?: ReactNode;
  /** One button. The page's own primary action steps aside. */
  action?: ReactNode;
  /**
   * Level of the title in the page's outline.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4;
  className?: string;
}

/** What stands in the place of things that aren't there yet: a drawing, a sentence, an action. */
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
