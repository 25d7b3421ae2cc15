import { useCallback } from 'react';
import {
  useLocation,
  useSearchParams,
  type Location,
  type NavigateOptions,
} from 'react-router-dom';

/** Changes the query of the URL. */
export type ChangeAddress = (
  to: (before: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/** The query last requested from a location, which stays rendered until the router follows. */
const requested = new WeakMap<Location, URLSearchParams>();

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
      const query = to(new URLSearchParams(requested.get(location) ?? search));
      requested.set(location, query);
      // The entry's state about an open dialog is kept.
      setSearch(query, { state: location.state, ...options });
    },
    [location, search, setSearch],
  );
  return [search, change];
}

/**
 * What a component changed in the state that it was rendered with, applied to the state of the address
 * by now: a search is committed after a pause, when a tab may have been pressed already.
 */
export function withChanges<T extends object>(latest: T, rendered: T, next: T): T {
  const changes = Object.entries(next).filter(
    ([key, value]) => value !== Reflect.get(rendered, key),
  );
  return { ...latest, ...Object.fromEntries(changes) };
}
