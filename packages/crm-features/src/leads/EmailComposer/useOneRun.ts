import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Runs a mutation unless it is already running: a second press can precede the rendering of the
 * first, which disables the button.
 */
export function useOneRun<Result, Variables>({
  mutate,
}: UseMutationResult<Result, Error, Variables>) {
  const isRunning = useRef(false);
  return (variables: Variables, onSuccess: (result: Result) => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(variables, {
      onSuccess,
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
}
