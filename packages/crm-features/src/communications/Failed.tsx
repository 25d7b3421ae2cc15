import { ErrorState } from '@cardinal/ui';
import type { LoadFailure } from '../lists/index.ts';
import { state } from './states.css.ts';
import { communicationTexts } from './texts.ts';

const texts = communicationTexts;

export interface FailedProps {
  /** What could not be loaded. */
  title: string;
  failure: LoadFailure;
}

/** Replaces a list that could not be loaded. */
export function Failed({ title, failure }: FailedProps) {
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
