import type { Query } from '@tanstack/react-query';
import { ApiError } from '../http/apiError.ts';
import { clearOthers, clearReads, writeReads } from './keptDatabase.ts';
import { keptKind, mostReads } from './keptKinds.ts';
import { deleteKept, keptForm, ownerOf, type KeptReadsOptions } from './keptOwner.ts';
import type { KeptRead } from './readKept.ts';

/** How long changes are collected before they are written, in milliseconds. */
const settle = 1_000;

const ignore = () => undefined;

const isGone = ({ state: { error } }: Query) =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/**
 * Keeps what the screens show, and what was read before; returns a function that stops it.
 * @param onKept Called once what the screens show has been kept.
 */
export function keepReads(
  { session, queryClient }: KeptReadsOptions,
  onKept?: (owner: string) => void,
): () => void {
  const changed = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner = ownerOf(session);

  function write() {
    clearTimeout(timer);
    timer = undefined;
    const queries = [...changed.values()];
    changed.clear();
    const by = owner;
    if (by === null || queries.length === 0) return;
    const seen = Date.now();
    const readOf = ({ queryHash: id, queryKey: key, state }: Query): KeptRead[] => {
      const kind = keptKind(key);
      if (!kind || state.data === undefined) return [];
      const data = kind.part ? kind.part(state.data) : state.data;
      return [
        {
          id,
          owner: by,
          form: keptForm,
          kind: kind.name,
          key,
          data,
          at: state.dataUpdatedAt,
          seen,
        },
      ];
    };
    const gone = queries.filter(isGone);
    const reads = queries.filter((query) => !isGone(query)).flatMap(readOf);
    const ids = gone.map(({ queryHash }) => queryHash);
    // In a private window, or on a full device, nothing is kept.
    writeReads({ reads, gone: ids, most: mostReads })
      .then(() => owner === by && onKept?.(by))
      .catch(ignore);
  }

  function note(query: Query) {
    if (!keptKind(query.queryKey)) return;
    changed.set(query.queryHash, query);
    timer ??= setTimeout(write, settle);
  }

  if (owner !== null) clearOthers(owner).catch(ignore);
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) if (query.state.dataUpdateCount > 0) note(query);
  const unsubscribe = cache.subscribe((event) => {
    const isAnswer =
      event.type === 'updated' &&
      (event.action.type === 'success' || event.action.type === 'error');
    if (isAnswer || event.type === 'observerAdded') note(event.query);
  });
  const stopFollowing = session.subscribe(() => {
    const next = ownerOf(session);
    if (next === owner) return;
    owner = next;
    changed.clear();
    if (next === null) deleteKept();
    else clearReads().catch(ignore);
  });
  const onHidden = () => {
    if (document.visibilityState === 'hidden') write();
  };
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stopFollowing();
    document.removeEventListener('visibilitychange', onHidden);
  };
}
