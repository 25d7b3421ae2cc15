import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Location, NavigateOptions } from 'react-router-dom';

/** Changes the query of the address. */
export type ChangeAddress = (
  to: (before: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/** The query that was asked for while the location before it is still the one rendered. */
let underway: { after: Location; query: URLSearchParams } | null = null;

/**
 * The query of the address, for whatever keeps its state there. The router renders a new address
 * when it has time; two changes in that time would otherwise each begin from the old address, and
 * the second undo the first.
 */
export function useAddressParams(): [URLSearchParams, ChangeAddress] {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();

  const change = useCallback<ChangeAddress>(
    (to, options) => {
      // Every navigation renders a location of its own, going back too.
      const before = underway?.after === location ? underway.query : search;
      const query = to(new URLSearchParams(before));
      underway = { after: location, query };
      setSearch(query, options);
    },
    [location, search, setSearch],
  );
  return [search, change];
}
