import { useTexts } from '@cardinal/crm-features';
import { GoogleCallback } from '@cardinal/crm-features/google-callback';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useScreen } from '../../screen/useScreen.ts';
import { accountMessages } from '../../texts/account.ts';

/** /auth/callback: Google returns here. */
export default function GoogleCallbackRoute() {
  useScreen(useTexts(accountMessages).google);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (
    <GoogleCallback
      code={search.get('code')}
      state={search.get('state')}
      error={search.get('error')}
      startHref={paths.home}
      onContinue={(next) =>
        void navigate(next.completes ? paths.profileCompletion : next.path, { replace: true })
      }
    />
  );
}
