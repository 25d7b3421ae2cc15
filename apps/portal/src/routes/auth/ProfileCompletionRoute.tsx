import { isIncomplete, isWaiting, useSession, useTexts } from '@cardinal/crm-features';
import type { User } from '@cardinal/contract';
import { ProfileCompletion } from '@cardinal/crm-features/profile-completion';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSettled } from '../../state/arrival.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { useReturnPath } from './returnPath.ts';
import { accountMessages } from '../../texts/account.ts';

/** /profile-completion: role and company of users who lack one of them. */
export default function ProfileCompletionRoute() {
  useScreen(useTexts(accountMessages).completion);
  const from = useReturnPath();
  const navigate = useNavigate();
  const user = useSession()?.user;
  const { settle } = useSettled();

  function proceed(changed: User) {
    if (!isWaiting(changed)) settle(changed.id);
    const to = isWaiting(changed) ? paths.waiting : paths.dashboard;
    void navigate(to, { replace: true, state: { from } });
  }

  const isComplete = user && !isIncomplete(user) && !isWaiting(user);
  if (isComplete) return <Navigate to={paths.dashboard} replace />;
  return (
    <ProfileCompletion
      onCompleted={proceed}
      onLater={() => {
        if (user) settle(user.id);
        void navigate(from, { replace: true });
      }}
    />
  );
}
