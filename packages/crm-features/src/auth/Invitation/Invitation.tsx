import { useMutation, useQuery } from '@tanstack/react-query';
import { toasts } from '@cardinal/ui';
import { ApiError, errorDetail } from '../../client/http/apiError.ts';
import { useApi, useSession, useSessionStore } from '../../client/CrmContext.ts';
import { invitationMessages } from '../flowTexts.ts';
import { useLogout } from '../useLogout.ts';
import { InvitationView } from './InvitationView.tsx';
import { offeredInviteQuery, offerText } from './offeredInviteQuery.ts';
import { useTexts } from '../../language/index.ts';
import { roleMessages } from '../../language/roleTexts.ts';

export interface InvitationProps {
  /** The token from the invitation link. */
  token: string;
  /** Called when the user has joined, or continues without joining. */
  onDone: () => void;
}

/** The server explains a refused token at its field. */
function reasonOf(error: unknown): string {
  const atToken = error instanceof ApiError ? error.fields['invite_token'] : undefined;
  return atToken ?? errorDetail(error);
}

/** Joins the company of an invitation link as the signed-in user. */
export function Invitation({ token, onDone }: InvitationProps) {
  const texts = useTexts(invitationMessages);
  const roles = useTexts(roleMessages);
  const api = useApi();
  const session = useSessionStore();
  const user = useSession()?.user;
  const logout = useLogout();
  const offer = useQuery(offeredInviteQuery(api, token));
  const joining = useMutation({
    mutationFn: async () =>
      (await api.put('/api/auth/profile', { body: { invite_token: token } })).data,
    onSuccess: (joined) => {
      toasts.show({ title: texts.done({ company: joined.company_name ?? '' }), tone: 'success' });
      session.setUser(joined);
      onDone();
    },
  });
  if (!user) return null;
  return (
    <InvitationView
      user={user}
      offer={offerText(offer.data, texts, roles)}
      error={joining.isError ? reasonOf(joining.error) : null}
      // Stays busy until the page changes, because a second press would join twice.
      isBusy={joining.isPending || joining.isSuccess}
      onAccept={() => joining.mutate()}
      onLater={onDone}
      onOtherAccount={() => logout.mutate()}
    />
  );
}
