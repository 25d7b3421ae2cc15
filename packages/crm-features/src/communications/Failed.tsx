import { ErrorState } from '@cardinal/ui';
import type { LoadFailure } from '../lists/index.ts';
import { state } from './states.css.ts';
import { communicationMessages } from './texts.ts';
import { useTexts } from '../language/index.ts';

export interface FailedProps {
  /** What could not be loaded. */
  title: string;
  failure: LoadFailure;
}

/** Replaces a list that could not be loaded. */
export function Failed({ title, failure }: FailedProps) {
  const texts = useTexts(communicationMessages);
  const { detail, onRetry, isRetrying, isOffline = false } = failure;
  return (
    <ErrorState
      illustration={isOffline ? 'offline' : 'error'}
      title={isOffline ? texts.offline.title : title}
      description={isOffline ? texts.offline.description : detail}
      onRetry={onRetry}
      isRetrying={isRetrying}
      className={state}
    />
  );
}
