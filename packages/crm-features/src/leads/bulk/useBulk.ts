import { useQueryClient } from '@tanstack/react-query';
import { toasts } from '@cardinal/ui';
import { useCallback, useMemo } from 'react';
import { errorDetail, useApi, useSession } from '../../client/index.ts';
import { clientTexts } from '../../client/texts.ts';
import { useRunsByItem } from '../../client/useRunsByItem.ts';
import { leadMessages, type LeadTexts } from '../texts.ts';
import type * as bulkFunctions from './bulk.ts';
import type { BulkTools } from './bulk.ts';
import { useTexts } from '../../language/index.ts';
import { labelMessages } from '../../language/labelTexts.ts';

/** The functions that change many leads. */
export type Bulk = typeof bulkFunctions;

/** Loads the functions, or reports that they cannot be loaded. */
async function load(leadTexts: LeadTexts): Promise<Bulk | undefined> {
  try {
    return await import('./bulk.ts');
  } catch {
    toasts.show({
      title: leadTexts.notLoaded,
      description: clientTexts().unreachable,
      tone: 'danger',
    });
    return undefined;
  }
}

/** A change of many leads. */
type BulkRun = (bulk: Bulk, tools: BulkTools) => Promise<unknown>;

/** What the changes need; the same object until something in it changes. */
export function useBulkTools(): BulkTools {
  const texts = useTexts(leadMessages);
  const labels = useTexts(labelMessages);
  const api = useApi();
  const queryClient = useQueryClient();
  const userId = useSession()?.user.id;
  return useMemo(
    () => ({ api, queryClient, userId, texts, labels }),
    [api, queryClient, userId, texts, labels],
  );
}

/** Changes many leads. Changes with different ids can be in progress at the same time. */
export function useBulk() {
  const tools = useBulkTools();
  const { running, run } = useRunsByItem();

  const carryOut = useCallback(
    async (change: BulkRun) => {
      try {
        const bulk = await load(tools.texts);
        if (bulk) await change(bulk, tools);
      } catch (error) {
        // Not a failure of a call, which reports itself.
        toasts.show({
          title: tools.texts.toasts.updateFailed,
          description: errorDetail(error),
          tone: 'danger',
        });
      }
    },
    [tools],
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
