import { useQueryClient } from '@tanstack/react-query';
import { toasts, useLocale } from '@cardinal/ui';
import { useCallback, useRef, useState } from 'react';
import { errorDetail, useApi, useSession } from '../../client/index.ts';
import { clientTexts } from '../../client/texts.ts';
import { leadTexts } from '../texts.ts';
import type * as bulkFunctions from './bulk.ts';
import type { BulkTools } from './bulk.ts';

/** The functions that change many leads. */
type Bulk = typeof bulkFunctions;

/** Loads the functions, or reports that they cannot be loaded. */
async function load(): Promise<Bulk | undefined> {
  try {
    return await import('./bulk.ts');
  } catch {
    toasts.show({
      title: leadTexts.notLoaded,
      description: clientTexts.unreachable,
      tone: 'danger',
    });
    return undefined;
  }
}

/** A change of many leads. */
type BulkRun = (bulk: Bulk, tools: BulkTools) => Promise<unknown>;

/** Changes many leads, one change at a time. */
export function useBulk() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  const userId = useSession()?.user.id;
  const isRunning = useRef(false);
  const [running, setRunning] = useState<string | null>(null);

  const run = useCallback(
    async (id: string, change: BulkRun) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setRunning(id);
      try {
        const bulk = await load();
        if (bulk) await change(bulk, { api, queryClient, locale, userId });
      } catch (error) {
        // The chosen leads on other pages could not be read.
        toasts.show({
          title: leadTexts.toasts.updateFailed,
          description: errorDetail(error),
          tone: 'danger',
        });
      } finally {
        isRunning.current = false;
        setRunning(null);
      }
    },
    [api, queryClient, locale, userId],
  );
  return {
    /** Id of the change that is in progress, or null. */
    running,
    /** Makes a change unless one is in progress. */
    run: useCallback((id: string, change: BulkRun) => void run(id, change), [run]),
  };
}
