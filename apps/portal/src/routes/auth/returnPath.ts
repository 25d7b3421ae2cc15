import { useLocation } from 'react-router-dom';
import { invite, paths } from '../../paths.ts';

/** The page that a question has replaced, or the dashboard. */
export function useReturnPath(): string {
  const state: unknown = useLocation().state;
  const isKnown = typeof state === 'object' && state !== null && 'from' in state;
  return isKnown && typeof state.from === 'string' ? state.from : paths.dashboard;
}

/** The same path without the invitation. */
export function withoutInvite(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete(invite);
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}
