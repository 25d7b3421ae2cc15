import { stored } from '@cardinal/contract/labels';

/** Whether this browser holds a session, which may have ended on the server. */
export const hasSession = (): boolean =>
  localStorage.getItem(stored.token.key) !== null && localStorage.getItem(stored.user.key) !== null;
