import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Runs a mutation unless it is already running: a second press can precede the rendering of the
 * first, which disables the button. Resolves even if the component is gone by then; to undefined if
 * nothing was run, or if it failed, which the mutation reports.
 */
export function useSingleRun<Result, Variables>({
  mutateAsync,
}: UseMutationResult<Result, Error, Variables>) {
  const isRunning = useRef(false);
  return async (
    variables: Variables,
    onError?: (error: unknown) => void,
  ): Promise<Result | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    try {
      return await mutateAsync(variables);
    } catch (error) {
      onError?.(error);
      return undefined;
    } finally {
      isRunning.current = false;
    }
  };
}
