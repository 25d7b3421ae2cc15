import { useMutation } from '@tanstack/react-query';
import { toasts } from '@cardinal/ui';
import { useApi, useSessionStore } from '../client/CrmContext.ts';
import { authMessages } from './texts.ts';
import { useTexts } from '../language/index.ts';

/**
 * Ends the session on the server, in this browser and in its other tabs. Without a network, the
 * browser still discards it, because the user asked to sign out.
 */
export function useLogout() {
  const authTexts = useTexts(authMessages);
  const api = useApi();
  const session = useSessionStore();
  return useMutation({
    mutationFn: () => api.post('/api/auth/logout'),
    onSettled: () => {
      session.clear();
      toasts.show({ title: authTexts.toasts.loggedOut, tone: 'info' });
    },
  });
}
