import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { useMessages } from '../../internal/messages/useMessages.ts';
import { Button } from '../Button/index.ts';
import {
  actions,
  description as descriptionClass,
  reference as referenceClass,
  state,
  title as titleClass,
} from '../EmptyState/EmptyState.css.ts';
import { Heading } from '../Heading/index.ts';
import { Illustration, type IllustrationName } from '../Illustration/index.ts';

export interface ErrorStateProps {
  /** What failed: 'The leads could not be loaded'. */
  title: string;
  /** The reason, if known, and what is safe: 'Nothing you entered is lost.' */
  description?: ReactNode;
  /** Called to try again; without it there is no Retry button. */
  onRetry?: () => void;
  /** Whether a new attempt is in progress. */
  isRetrying?: boolean;
  /** Another action, beside Retry. */
  action?: ReactNode;
  /** Information for support: '503 · 14:32 · request 7f3a-91c2'. */
  reference?: string;
  /**
   * The illustration.
   * @default 'error'
   */
  illustration?: IllustrationName;
  /**
   * Heading level of the title.
   * @default 2
   */
  level?: 2 | 3 | 4;
  /** Added to the component’s own classes. */
  className?: string;
}

/** Replaces content that could not be loaded: what failed, why, and a Retry button. */
export function ErrorState({
  title,
  description,
  onRetry,
  isRetrying = false,
  action,
  reference,
  illustration = 'error',
  level = 2,
  className,
}: ErrorStateProps) {
  const messages = useMessages();
  return (
    <div role="alert" className={joinClassNames(state, className)}>
      <Illustration name={illustration} />
      <Heading level={level} size="md" className={titleClass}>
        {title}
      </Heading>
      {description !== undefined && <p className={descriptionClass}>{description}</p>}
      {(onRetry !== undefined || action !== undefined) && (
        <div className={actions}>
          {onRetry && (
            <Button variant="primary" icon={RefreshCw} isBusy={isRetrying} onPress={onRetry}>
              {messages.retry}
            </Button>
          )}
          {action}
        </div>
      )}
      {reference !== undefined && <p className={referenceClass}>{reference}</p>}
    </div>
  );
}
