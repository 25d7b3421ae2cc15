import { useQueryClient } from '@tanstack/react-query';
import { toasts, useLocale } from '@cardinal/ui';
import { useCallback } from 'react';
import { errorDetail, useApi, useSession } from '../../client/index.ts';
import { clientTexts } from '../../client/texts.ts';
import { useRunsByItem } from '../../client/useRunsByItem.ts';
import { leadTexts } from '../texts.ts';
import type * as bulkFunctions from './bulk.ts';
import type { BulkTools } from './bulk.ts';

/** The functions that change many leads. */
export type Bulk = typeof bulkFunctions;

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

/** Changes many leads. Changes with different ids can be in progress at the same time. */
export function useBulk() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { locale } = useLocale();
  const userId = useSession()?.user.id;
  const { running, run } = useRunsByItem();

  const carryOut = useCallback(
    async (change: BulkRun) => {
      try {
        const bulk = await load();
        if (bulk) await change(bulk, { api, queryClient, locale, userId });
      } catch (error) {
        // Not a failure of a call, which reports itself.
        toasts.show({
          title: leadTexts.toasts.updateFailed,
          description: errorDetail(error),
          tone: 'danger',
        });
      }
    },
    [api, queryClient, locale, userId],
  );
  return {
    /** Ids of the changes that are in progress. */
    running,
    /** Makes a change unless one with the same id is in progress. */
    run: useCallback(
      (id: string, change: BulkRun) => run(id, () => carryOut(change)),
      [run, carryOut],
    ),
  };
}
