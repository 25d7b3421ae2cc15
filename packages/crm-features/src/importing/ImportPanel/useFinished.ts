import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Import } from '@cardinal/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isRunning } from '../importQueries.ts';

/** Calls back once a running import has ended, to refresh what it changed. */
export function useFinished(
  shown: Pick<Import, 'status'> | undefined,
  onFinished: (queryClient: QueryClient) => unknown,
): void {
  const queryClient = useQueryClient();
  const wasRunning = useRef(false);
  const runs = shown !== undefined && isRunning(shown);
  const finish = useEffectEvent(() => onFinished(queryClient));
  useEffect(() => {
    if (wasRunning.current && !runs) finish();
    wasRunning.current = runs;
  }, [runs]);
}
