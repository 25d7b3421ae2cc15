import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Location, NavigateOptions } from 'react-router-dom';

/** Changes the query of the URL. */
export type ChangeAddress = (
  to: (before: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/** The requested query, while the previous location is still rendered. */
let underway: { after: Location; query: URLSearchParams } | null = null;

/**
 * The query of the URL, for components that keep their state there. The router renders a new URL
 * asynchronously; two changes before that would otherwise both start from the old URL, and the
 * second would undo the first.
 */
export function useAddressParams(): [URLSearchParams, ChangeAddress] {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();

  const change = useCallback<ChangeAddress>(
    (to, options) => {
      // Every navigation renders a new location, including going back.
      const before = underway?.after === location ? underway.query : search;
      const query = to(new URLSearchParams(before));
      underway = { after: location, query };
      setSearch(query, options);
    },
    [location, search, setSearch],
  );
  return [search, change];
}
