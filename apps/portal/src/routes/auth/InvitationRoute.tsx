import { useSession, useTexts } from '@cardinal/crm-features';
import { Invitation } from '@cardinal/crm-features/invitation';
import { useLocation, useNavigate } from 'react-router-dom';
import { invite } from '../../paths.ts';
import { useSettled } from '../../state/arrival.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { withoutInvite } from './returnPath.ts';
import { accountMessages } from '../../texts/account.ts';

/** Asks whether to accept the invitation in the URL, in place of the page behind it. */
export default function InvitationRoute() {
  useScreen(useTexts(accountMessages).invited);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const userId = useSession()?.user.id;
  const { settle } = useSettled();
  return (
    <Invitation
      token={new URLSearchParams(search).get(invite) ?? ''}
      onDone={() => {
        if (userId) settle(userId);
        void navigate(withoutInvite(pathname, search), { replace: true });
      }}
    />
  );
}
