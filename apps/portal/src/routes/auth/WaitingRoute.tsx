import { isWaiting, useSession, useTexts } from '@cardinal/crm-features';
import { Waiting } from '@cardinal/crm-features/waiting';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSettled } from '../../state/arrival.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { useReturnPath } from './returnPath.ts';
import { accountMessages } from '../../texts/account.ts';

/** /auth/waiting: who has to approve the user, and the decision as soon as it is made. */
export default function WaitingRoute() {
  useScreen(useTexts(accountMessages).waiting);
  const from = useReturnPath();
  const navigate = useNavigate();
  const user = useSession()?.user;
  const [wasWaiting] = useState(user !== undefined && isWaiting(user));
  const { settle } = useSettled();
  if (!wasWaiting) return <Navigate to={paths.dashboard} replace />;
  return (
    <Waiting
      changeHref={paths.profileCompletion}
      onContinue={() => {
        if (user) settle(user.id);
        void navigate(from, { replace: true });
      }}
    />
  );
}
