import type { QueryClient } from '@tanstack/react-query';
import { keptKind } from './keptKinds.ts';
import { keptForm, ownerOf, type KeptReadsOptions } from './keptOwner.ts';
import { readKept, type KeptRead } from './readKept.ts';

/** Puts an answer into the cache, to be asked for again when it is shown. */
function restore(queryClient: QueryClient, { key, data, at }: KeptRead) {
  const answer = keptKind(key)?.read(data);
  const cache = queryClient.getQueryCache();
  if (answer === undefined || cache.find({ queryKey: key, exact: true })) return;
  // It stays as long as the page does: without a network, nothing else has it.
  const options = queryClient.defaultQueryOptions({ queryKey: key, gcTime: Infinity });
  cache.build(queryClient, options, {
    data: answer,
    dataUpdateCount: 0,
    dataUpdatedAt: at,
    error: null,
    errorUpdateCount: 0,
    errorUpdatedAt: 0,
    fetchFailureCount: 0,
    fetchFailureReason: null,
    fetchMeta: null,
    fetchStatus: 'idle',
    isInvalidated: true,
    status: 'success',
  });
}

/**
 * Puts what this device has for the user into the cache, unless the server has answered already.
 * Whatever cannot be read, or is not the user's, is as if it were not there.
 */
export async function restoreReads({ session, queryClient }: KeptReadsOptions): Promise<void> {
  const owner = ownerOf(session);
  const reads = await readKept().catch(() => []);
  if (owner === null || owner !== ownerOf(session)) return;
  for (const read of reads) {
    if (read.owner === owner && read.form === keptForm && Array.isArray(read.key))
      restore(queryClient, read);
  }
}
