import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/apiClient.ts';
import { ApiError } from '../http/apiError.ts';
import type { Figures } from './figures.ts';
import { queryKeys } from './queryKeys.ts';
import type { Lacking } from './readers.ts';

/** Figures of a server that counts only what the specification lists. */
type GivenFigures = Lacking<Figures, 'unassigned_leads' | 'waiting_leads' | 'changes'>;

const areComplete = (figures: GivenFigures): figures is Figures =>
  figures.unassigned_leads !== undefined &&
  figures.waiting_leads !== undefined &&
  figures.changes !== undefined;

/** Whether counting leads would fail too: without a session, or after an abort. */
const isFinal = (error: unknown, signal: AbortSignal) =>
  signal.aborted || (error instanceof ApiError && error.status === 401);

async function readFigures(api: ApiClient, signal: AbortSignal): Promise<GivenFigures | undefined> {
  try {
    return (await api.get('/api/dashboard/stats', { signal })).data;
  } catch (error) {
    if (isFinal(error, signal)) throw error;
    return undefined;
  }
}

/** The dashboard's figures; those that their call does not give are counted from the list of leads. */
export function statsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: queryKeys.stats,
    queryFn: async ({ signal }): Promise<Figures> => {
      const figures = await readFigures(api, signal);
      if (figures && areComplete(figures)) return figures;
      // Seldom needed, so its code loads only then.
      const { countFigures } = await import('./countFigures.ts');
      return { ...(await countFigures(api, signal)), ...figures };
    },
  });
}
