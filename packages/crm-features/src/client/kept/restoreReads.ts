import type { QueryClient } from '@tanstack/react-query';
import { deleteKept, keptForm, ownerOf, type KeptReadsOptions } from './keptOwner.ts';
import { keptShapes } from './keptShapes.ts';
import { readKept, type KeptRead } from './readKept.ts';

/** Puts an answer into the cache, to be asked for again when it is shown. */
function restore(queryClient: QueryClient, { kind, key, data, at }: KeptRead) {
  const answer = keptShapes[kind]?.(data);
  const cache = queryClient.getQueryCache();
  const asked = cache.find({ queryKey: key, exact: true });
  if (answer === undefined || asked?.state.data !== undefined) return;
  if (asked) {
    // A slow device may have asked before it could read this.
    const state = { data: answer, dataUpdatedAt: at, error: null, isInvalidated: true };
    asked.setState({ ...state, status: 'success' });
    return;
  }
  // It stays as long as the page does: without a network, nothing else has it.
  const options = queryClient.defaultQueryOptions({
    queryKey: key,
    gcTime: Infinity,
    initialData: answer,
    initialDataUpdatedAt: at,
  });
  cache.build(queryClient, options).invalidate();
}

/**
 * Puts what this device has for the user into the cache, unless the server has answered already.
 * Whatever cannot be read, or is not the user's, is as if it were not there.
 */
export async function restoreReads({ session, queryClient }: KeptReadsOptions): Promise<void> {
  const owner = ownerOf(session);
  // Also if the server refuses the session before anything is kept.
  session.subscribe(() => {
    if (session.get() === null) deleteKept();
  });
  const reads = await readKept().catch(() => []);
  if (owner === null || owner !== ownerOf(session)) return;
  for (const read of reads) {
    if (read.owner === owner && read.form === keptForm && Array.isArray(read.key))
      restore(queryClient, read);
  }
}
